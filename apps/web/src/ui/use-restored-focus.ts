import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was when what it stood in goes, such as the row of a table that was deleted: the
 * browser would begin again at the top of the page. A dialog over the page is not yet elsewhere, since most
 * rows are deleted from one.
 */
export function useRestoredFocus() {
  const ref = useRef<HTMLDivElement>(null);
  /** What in there had the focus, until something else on the page gets it. */
  const last = useRef<Element | null>(null);
  const keep = useRef(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    last.current = null;
    if (ref.current !== null) focusFirst(ref.current);
  });
  // Synchronises with the focus of the whole page, and with dialogs, which are children of the body and go
  // from it some time after the row.
  useEffect(() => {
    const handleFocus = ({ target }: globalThis.FocusEvent) => {
      if (!(target instanceof Node)) return;
      const isOver = layerOf(target) !== layerOf(ref.current);
      if (!isOver && !ref.current?.contains(target)) last.current = null;
    };
    const observer = new MutationObserver(keep.current);
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);
  // Synchronises with what is in there, whatever has changed them.
  useEffect(() => keep.current());
  const onFocus = ({ target }: FocusEvent) => {
    if (ref.current?.contains(target)) last.current = target;
  };
  return { ref, onFocus };
}

/** What can be focused first, or the whole where nothing can: what stands there instead is read out then. */
function focusFirst(surface: HTMLElement): void {
  const found = surface.querySelectorAll<HTMLElement>(
    '[tabindex="0"], a[href], button:enabled, input:enabled',
  );
  const first = [...found].find((element) => element.checkVisibility({ visibilityProperty: true }));
  if (first === undefined) surface.tabIndex = -1;
  (first ?? surface).focus({ preventScroll: true });
}

/** The page and each dialog over it are children of the body of their own. */
function layerOf(node: Node | null): Element | undefined {
  return [...document.body.children].find((layer) => layer.contains(node));
}
