import { isRightToLeft } from '../inline-arrow-key.ts';

/** Distances in pixels: from the edges of the window, from the button, and the overlap of a submenu with its entry. */
const margin = 8;
const gap = 2;
const submenuOverlap = 4;

/**
 * Aligned below its button, or where there is most space; a submenu beside its entry. Reads layout: call it only on opening. Menus shown as a sheet
 * ignore the position.
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement, side: 'below' | 'beside'): void {
  const anchorRect = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const isMirrored = isRightToLeft(popup);
  const space = { below: innerHeight - anchorRect.bottom - margin, above: anchorRect.top - margin };
  if (side === 'beside') {
    setPosition(popup, {
      left: computeSubmenuLeft(anchorRect, { width, windowWidth: innerWidth, isMirrored }),
      top: Math.min(anchorRect.top - submenuOverlap, innerHeight - height - margin),
      width,
    });
    return;
  }
  const isBelow = height <= space.below || space.below >= space.above;
  const visibleHeight = Math.min(height, isBelow ? space.below : space.above);
  popup.style.setProperty('--room', `${isBelow ? space.below : space.above}px`);
  setPosition(popup, {
    left: isMirrored ? anchorRect.right - width : anchorRect.left,
    top: isBelow ? anchorRect.bottom + gap : anchorRect.top - visibleHeight - gap,
    width,
  });
}

/** After its entry in the direction of reading, or before it if there is no space. */
export function computeSubmenuLeft(
  entry: { left: number; right: number },
  { width, windowWidth, isMirrored }: { width: number; windowWidth: number; isMirrored: boolean },
): number {
  const [onLeft, onRight] = [entry.left - width + submenuOverlap, entry.right - submenuOverlap];
  const fitsLeft = entry.left - width - margin >= 0;
  const fitsRight = entry.right + width + margin <= windowWidth;
  if (isMirrored) return fitsLeft || !fitsRight ? onLeft : onRight;
  return fitsRight ? onRight : onLeft;
}

function setPosition(
  popup: HTMLElement,
  { left, top, width }: { left: number; top: number; width: number },
): void {
  const max = innerWidth - width - margin;
  popup.style.setProperty('--left', `${Math.max(margin, Math.min(left, max))}px`);
  popup.style.setProperty('--top', `${Math.max(margin, top)}px`);
}
