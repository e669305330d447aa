import { useEffect } from 'react';
import { walkRegions } from './regions.ts';

/** F6 moves from the document to the toolbar, status line and panel, and on to the page around the frame. */
export function useRegions(place: () => HTMLElement, focusDocument: () => void): void {
  // Synchronises with the keyboard.
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('dialog, [popover]') !== null) return;
      if (!walkRegions(event, { text: place(), focusText: focusDocument, leave })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', walk, { capture: true });
    return () => window.removeEventListener('keydown', walk, { capture: true });
  });
}

/** Focuses the element before or after the frame. In a cross-origin page, the page itself gets the focus, and Tab continues from its beginning. */
function leave(by: 1 | -1): void {
  const frame = window.frameElement;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.parent.focus();
  if (frame === null) return;
  const stops = [...frame.ownerDocument.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (stop) => stop === frame || stop.checkVisibility({ visibilityProperty: true }),
  );
  stops[stops.findIndex((stop) => stop === frame) + by]?.focus();
}

const stopSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, iframe, [tabindex]:not([tabindex="-1"])';
