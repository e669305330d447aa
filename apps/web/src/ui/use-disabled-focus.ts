import { type RefObject, useLayoutEffect } from 'react';

/** If a button is disabled by its own click, moves the focus to `holder` (with a `tabIndex` of -1); otherwise the next key press would be lost. */
export function useDisabledFocus(holder: RefObject<HTMLElement | null>): void {
  // Restores the focus, which the browser removes from a disabled button.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLButtonElement && active.disabled && holder.current?.contains(active))
      holder.current.focus({ preventScroll: true });
  });
}
