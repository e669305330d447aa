import { useEffect } from 'react';

/**
 * A busy button is disabled and loses the focus: after Save by Enter the next key press was lost. This restores the focus when the button is enabled
 * again, unless the user has moved it. Mounted once for all buttons.
 */
export function useBusyFocus(): void {
  // Checks after each render: the browser fires no event when a disabled button loses the focus.
  useEffect(() => {
    let busyButton: HTMLButtonElement | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      // A dialog takes the focus if no element has it; that does not count as moved by the user.
      if (target instanceof Node && !target.contains(busyButton)) busyButton = null;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement)) continue;
        if (target.disabled && target === document.activeElement) busyButton = target;
        if (target.disabled || target !== busyButton) continue;
        busyButton = null;
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
