import { type RefObject, useLayoutEffect } from 'react';

/**
 * A button that is switched off by its own press gives the keyboard to what holds it (which can take it, by a `tabIndex` of -1):
 * else it would be nowhere, and the next key lost.
 */
export function useDisabledFocus(holder: RefObject<HTMLElement | null>): void {
  // Synchronises with the browser, which takes the keyboard from a button that is switched off.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLButtonElement && active.disabled && holder.current?.contains(active))
      holder.current.focus({ preventScroll: true });
  });
}
