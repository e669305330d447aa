import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the page's main part when the focused element has gone with the content that it belonged to: browsers would begin at the top of the page
 * again. `content` names what is shown, null while it loads. The first content leaves the focus alone. A `holder` (with a `tabIndex` of -1) takes it
 instead of the main part.
 */
export function useFocusMainWhenLost(content: string | null, holder?: RefObject<HTMLElement | null>): void {
  const shown = useRef(content);
  useEffect(() => {
    const isOther = shown.current !== null && shown.current !== content;
    shown.current = content;
    if (!isOther) return;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      (holder?.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [content, holder]);
}
