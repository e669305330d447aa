import { useEffect, useRef } from 'react';

/**
 * Focuses the page's main part when the focused element has gone with the content that it belonged to: browsers would begin at the top of the page
 * again. `content` names what is shown, null while it loads. The first content leaves the focus alone.
 */
export function useFocusMainWhenLost(content: string | null): void {
  const shown = useRef(content);
  useEffect(() => {
    const isOther = shown.current !== null && shown.current !== content;
    shown.current = content;
    if (!isOther) return;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [content]);
}
