import { useEffect } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActs } from '../tools/page-acts.tsx';
import { fetchCommentsPanel } from './CommentsPanel.tsx';
import { listItems } from './panel/review-list.ts';

/** Where the panel stands beside the text instead of over it (panels.css). */
const wide = '(min-width: 701px)';
/** After what the first look needs. */
const quietMs = 2000;

/** Who opens a text to read it sees at once what was said about it; for who writes in it the panel is fetched in a quiet moment. */
export function usePanelForReaders(): void {
  const editing = useEditing();
  const page = usePageActs();
  // Once for each opening.
  useEffect(() => {
    const isWide = window.matchMedia(wide).matches;
    if (!editing.canWrite() && page.panel() === null && isWide && listItems(editing).length > 0)
      page.openPanel('comments');
    const later = setTimeout(fetchCommentsPanel, quietMs);
    return () => clearTimeout(later);
  }, [editing, page]);
}
