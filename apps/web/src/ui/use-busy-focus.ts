import { useEffect } from 'react';

/**
 * A button that is busy is switched off, and the browser takes the keyboard from it: after Save by Enter the next key was lost. When
 * it is itself again it gets the keyboard back, unless somebody has gone elsewhere by then. For all buttons of the page at once.
 */
export function useBusyFocus(): void {
  // Synchronises with the browser, which says nothing when it takes the keyboard from a button.
  useEffect(() => {
    let waiting: HTMLButtonElement | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      // A dialog takes what nobody has: that is not elsewhere.
      if (target instanceof Node && !target.contains(waiting)) waiting = null;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement)) continue;
        if (target.disabled && target === document.activeElement) waiting = target;
        if (target.disabled || target !== waiting) continue;
        waiting = null;
        if (document.activeElement?.contains(target) ?? true) target.focus({ preventScroll: true });
      }
    });
    observer.observe(document.body, { attributes: true, attributeFilter: ['disabled'], subtree: true });
    document.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);
}
