import { useEffect, useRef } from 'react';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { isPanelOverDocument } from '../../ui/panel-over-document.ts';
import { useEditor } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { preloadCommentsPanel } from './CommentsPanel.tsx';
import { useHostComments } from './host-comments/store.ts';
import { listItems } from './panel/review-list.ts';

/** Delay, so that the first render comes first. */
const preloadDelayMs = 2000;

/** For readers the panel opens at once if there are comments or drafts; for writers its code is loaded in idle time. */
export function usePanelForReaders(): void {
  const editor = useEditor();
  const page = usePageActions();
  const hasHostComments = useHostComments().comments.length > 0;
  const drafts = useDrafts();
  const hasOpened = useRef(false);
  // Once per opening, when there is something to show: the host sends its comments slightly later.
  useEffect(() => {
    const hasSomething = hasHostComments || listItems(editor).length > 0 || drafts.list().length > 0;
    if (editor.canWrite() || page.panel() !== null || !hasSomething) return;
    if (hasOpened.current || isPanelOverDocument()) return;
    hasOpened.current = true;
    page.openPanel('comments');
  }, [editor, page, drafts, hasHostComments]);
  // Once per opening.
  useEffect(() => {
    const timer = setTimeout(preloadCommentsPanel, preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  // Opens the panel on a click on commented text.
  useEffect(() => {
    const { dom } = editor.view;
    const openOnClick = (event: MouseEvent): void => {
      const isOnComment = event.target instanceof Element && event.target.closest('.host-commented') !== null;
      if (isOnComment && page.panel() !== 'comments') page.openPanel('comments');
    };
    dom.addEventListener('click', openOnClick);
    return () => dom.removeEventListener('click', openOnClick);
  }, [editor, page]);
}
