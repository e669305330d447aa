import type { Line } from './lines.ts';

/** Above dialogs and their menus. */
const zIndex = '1600';

/** Dims a part of the page around a clear band; nothing in it can be clicked or is read to screen readers. */
export function createShade(page: Document) {
  const frame = page.createElement('div');
  const band = page.createElement('div');
  frame.ariaHidden = 'true';
  frame.dataset.testid = 'line-focus';
  Object.assign(frame.style, { position: 'fixed', overflow: 'hidden', pointerEvents: 'none', zIndex });
  Object.assign(band.style, {
    position: 'absolute',
    insetInline: '0',
    boxShadow: '0 0 0 200vmax rgb(0 0 0 / 65%)',
  });
  const isStill = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!isStill) band.style.transition = 'top 80ms, height 80ms';
  frame.hidden = true;
  frame.append(band);
  page.body.append(frame);
  return {
    show: (region: HTMLElement, { top, bottom }: Line): void => {
      const visible = findVisibleBox(region);
      frame.hidden = visible.bottom <= visible.top;
      Object.assign(frame.style, {
        top: `${visible.top}px`,
        left: `${visible.left}px`,
        width: `${visible.right - visible.left}px`,
        height: `${visible.bottom - visible.top}px`,
      });
      Object.assign(band.style, { top: `${top - visible.top}px`, height: `${bottom - top}px` });
    },
    hide: (): void => {
      frame.hidden = true;
    },
    isShown: (): boolean => !frame.hidden,
    remove: (): void => frame.remove(),
  };
}

/** What of an element can be seen: neither outside the window nor cut off by what it is scrolled in. */
function findVisibleBox(region: HTMLElement): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> {
  const { clientWidth, clientHeight } = region.ownerDocument.documentElement;
  const { top, bottom, left, right } = region.getBoundingClientRect();
  const box = {
    top: Math.max(0, top),
    bottom: Math.min(clientHeight, bottom),
    left: Math.max(0, left),
    right: Math.min(clientWidth, right),
  };
  for (let element = region.parentElement; element !== null; element = element.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow)) continue;
    if (element === region.ownerDocument.documentElement || element === region.ownerDocument.body) continue;
    const outer = element.getBoundingClientRect();
    box.top = Math.max(box.top, outer.top);
    box.bottom = Math.min(box.bottom, outer.bottom);
    box.left = Math.max(box.left, outer.left);
    box.right = Math.min(box.right, outer.right);
  }
  return box;
}
