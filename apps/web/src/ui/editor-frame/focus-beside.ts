const focusableSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, iframe, [tabindex]:not([tabindex="-1"])';

/** Focuses the visible element before (-1) or after (1) the frame that Tab would reach. */
export function focusBeside(frame: HTMLIFrameElement | null, step: 1 | -1): void {
  if (frame === null) return;
  const stops = [...frame.ownerDocument.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (stop) => stop === frame || (stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true })),
  );
  stops[stops.indexOf(frame) + step]?.focus();
}
