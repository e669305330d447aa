const margin = 8;

/**
 * Aligned below its button, or where there is most space; a submenu beside its entry. Reads layout: call it only on opening. Menus shown as a sheet
 * ignore the position.
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement, side: 'below' | 'beside'): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const space = { below: innerHeight - at.bottom - margin, above: at.top - margin };
  if (side === 'beside') {
    const left = at.right + width + margin <= innerWidth ? at.right - 4 : at.left - width + 4;
    put(popup, { left, top: Math.min(at.top - 4, innerHeight - height - margin), width });
    return;
  }
  const isBelow = height <= space.below || space.below >= space.above;
  const tall = Math.min(height, isBelow ? space.below : space.above);
  popup.style.setProperty('--room', `${isBelow ? space.below : space.above}px`);
  put(popup, { left: at.left, top: isBelow ? at.bottom + 2 : at.top - tall - 2, width });
}

function put(popup: HTMLElement, { left, top, width }: { left: number; top: number; width: number }): void {
  const max = innerWidth - width - margin;
  popup.style.setProperty('--left', `${Math.max(margin, Math.min(left, max))}px`);
  popup.style.setProperty('--top', `${Math.max(margin, top)}px`);
}
