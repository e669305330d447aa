import { useEffect } from 'react';
import { handleRegionKeys } from './regions.ts';

/** F6 moves from the document to the toolbar, status line and panel, and on to the page around the frame. */
export function useRegions(getText: () => HTMLElement, focusDocument: () => void): void {
  // Listens to F6 before all other handlers.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('dialog, [popover]') !== null) return;
      if (
        !handleRegionKeys(event, {
          text: getText(),
          focusText: focusDocument,
          focusOutside: focusOutsideFrame,
        })
      )
        return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
}

/** Focuses the element before or after the frame. In a cross-origin page, the page itself gets the focus, and Tab continues from its beginning. */
function focusOutsideFrame(direction: 1 | -1): void {
  const frame = window.frameElement;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.parent.focus();
  if (frame === null) return;
  const focusable = [...frame.ownerDocument.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (stop) => stop === frame || stop.checkVisibility({ visibilityProperty: true }),
  );
  focusable[focusable.findIndex((stop) => stop === frame) + direction]?.focus();
}

const focusableSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, iframe, [tabindex]:not([tabindex="-1"])';
