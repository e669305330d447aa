import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in place when the focused element is removed, such as a deleted table row: browsers would restart at the top of the page. A dialog
 * above the page does not count as elsewhere, since most deletions are confirmed in one.
 */
export function useRestoredFocus() {
  const ref = useRef<HTMLDivElement>(null);
  /** The last focused element inside, until another element of the page is focused. */
  const last = useRef<Element | null>(null);
  const preserveFocus = useRef(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    last.current = null;
    if (ref.current !== null) focusFirst(ref.current);
  });
  // Listens for focus changes on the whole page: dialogs are children of the body and are removed some time after the row.
  useEffect(() => {
    const handleFocus = ({ target }: globalThis.FocusEvent) => {
      if (!(target instanceof Node)) return;
      const isOtherLayer = layerOf(target) !== layerOf(ref.current);
      if (!isOtherLayer && !ref.current?.contains(target)) last.current = null;
    };
    const observer = new MutationObserver(preserveFocus.current);
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);
  // Restores the focus after each render that removed the focused element.
  useEffect(() => preserveFocus.current());
  const onFocus = ({ target }: FocusEvent) => {
    if (ref.current?.contains(target)) last.current = target;
  };
  return { ref, onFocus };
}

/** Focuses the first focusable element, or the container if there is none, so that its content is announced. */
function focusFirst(surface: HTMLElement): void {
  const found = surface.querySelectorAll<HTMLElement>(
    '[tabindex="0"], a[href], button:enabled, input:enabled',
  );
  const first = [...found].find((element) => element.checkVisibility({ visibilityProperty: true }));
  if (first === undefined) surface.tabIndex = -1;
  (first ?? surface).focus({ preventScroll: true });
}

/** The page and each dialog are separate children of the body. */
function layerOf(node: Node | null): Element | undefined {
  return [...document.body.children].find((layer) => layer.contains(node));
}
