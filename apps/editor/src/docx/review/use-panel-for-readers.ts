import { useEffect, useRef } from 'react';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { fetchCommentsPanel } from './CommentsPanel.tsx';
import { useHostComments } from './host-comments/store.ts';
import { listItems } from './panel/review-list.ts';

/** Where the panel stands beside the text instead of over it (panels.css). */
const wide = '(min-width: 701px)';
/** After what the first look needs. */
const quietMs = 2000;

/** Who opens a text to read it sees at once what was said about it, and what they had begun to say; for who writes in it the panel is fetched in a quiet moment. */
export function usePanelForReaders(): void {
  const editing = useEditing();
  const page = usePageActions();
  const hasHosted = useHostComments().comments.length > 0;
  const drafts = useDrafts();
  const hasOpened = useRef(false);
  // Once for each opening, when there is something to read: the host tells of its comments a moment later.
  useEffect(() => {
    const isWide = window.matchMedia(wide).matches;
    const hasSomething = hasHosted || listItems(editing).length > 0 || drafts.list().length > 0;
    if (editing.canWrite() || page.panel() !== null || !isWide || !hasSomething || hasOpened.current) return;
    hasOpened.current = true;
    page.openPanel('comments');
  }, [editing, page, drafts, hasHosted]);
  // Once for each opening.
  useEffect(() => {
    const later = setTimeout(fetchCommentsPanel, quietMs);
    return () => clearTimeout(later);
  }, []);
  // Synchronises with a click on words that somebody has commented on.
  useEffect(() => {
    const { dom } = editing.view;
    const show = (event: MouseEvent): void => {
      const isOnWords = event.target instanceof Element && event.target.closest('.host-commented') !== null;
      if (isOnWords && page.panel() !== 'comments') page.openPanel('comments');
    };
    dom.addEventListener('click', show);
    return () => dom.removeEventListener('click', show);
  }, [editing, page]);
}
