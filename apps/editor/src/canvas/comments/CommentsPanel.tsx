import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Drafts } from '../../frame/saving/drafts.ts';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useTexts } from '../../i18n.ts';
import { type CardDocument, CardDocumentProvider } from '../../ui/comments/card-document.ts';
import { commentKeys } from '../../ui/comments/comment-keys.ts';
import { isPanelOverDocument } from '../../ui/panel-over-document.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import {
  type EditorContext,
  getCurrentPage,
  useCanvas,
  useEditorContext,
  useUiState,
} from '../state/editor-context.tsx';
import { CommentCards } from './CommentCards.tsx';

/** Comments on the current page, each beside its place. On a phone they are a list in a sheet over the page. */
export function CommentsPanel() {
  const t = useTexts();
  const context = useEditorContext();
  const drafts = useDrafts();
  const isOpen = useUiState(({ panel }) => panel === 'comments');
  const page = useCanvas(getCurrentPage);
  const canWrite = useCanvas((now) => now.canWrite) && context.capabilities.canComment;
  const cardDocument = useMemo(() => createCardDocument(context, drafts), [context, drafts]);
  usePanelForReaders();
  if (!isOpen || page === undefined) return null;
  return (
    <SidePanel
      title={t('canvas:comments.title')}
      onClose={() => context.setUiState({ panel: null, activeComment: null })}
      focusDocument={context.focus}
    >
      <CardDocumentProvider value={cardDocument}>
        <div className="review">
          {canWrite ? (
            <div className="review-bar">
              <button type="button" className="quiet-action" onClick={() => context.openNewComment()}>
                <MessageSquarePlus size={16} aria-hidden />
                {t('comments:add')}
              </button>
            </div>
          ) : null}
          <CommentCards key={page.id} page={page} canWrite={canWrite} />
          {page.comments.length === 0 ? (
            <div className="review-empty">
              <p>{t(`canvas:comments.none.${context.capabilities.labelPrefix}`)}</p>
              {canWrite ? <p>{t('canvas:comments.how', { keys: formatShortcut(commentKeys, t) })}</p> : null}
            </div>
          ) : null}
        </div>
      </CardDocumentProvider>
    </SidePanel>
  );
}

const createCardDocument = (context: EditorContext, drafts: Drafts): CardDocument => ({
  drafts: {
    find: drafts.find,
    store: (name, text) => {
      const { commentDraft } = context.getUiState();
      const place = commentDraft?.name === name ? commentDraft.target : drafts.find(name)?.place;
      drafts.store({ name, text, place: place ?? null });
    },
    discard: drafts.discard,
  },
  focus: context.focus,
});

/** For readers the panel opens at once if there are comments, as in texts. */
function usePanelForReaders(): void {
  const context = useEditorContext();
  const hasOpened = useRef(false);
  // Once per opening.
  useEffect(() => {
    const { canWrite, scene } = context.canvas.getState();
    const hasComments = scene.pages.some(({ comments }) => comments.length > 0);
    if (canWrite || !hasComments || hasOpened.current || isPanelOverDocument()) return;
    hasOpened.current = true;
    context.setUiState({ panel: 'comments' });
  }, [context]);
}
