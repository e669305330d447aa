import { MessageSquarePlus } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n.ts';
import { type CardDocument, CardDocumentProvider } from '../../../ui/comments/card-document.ts';
import { commentKeys } from '../../../ui/comments/comment-keys.ts';
import { formatShortcut } from '../../../ui/toolbar/key-names.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor, useEditorValue } from '../../editing/editing-context.ts';
import { focusText } from '../../editing/focus-text.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { useThrottledValue } from '../../toolkit/throttled-value.ts';
import { listAllowedVerdicts, resolveAllChanges } from '../change-commands.ts';
import { readComments } from '../comments/comment-commands.ts';
import { getDrafts, listOrphanedDrafts, storeDraft } from '../comments/comment-drafts.ts';
import { startComment } from '../comments/start-comment.ts';
import { getHostCommentStore, canComment as mayComment, useHostComments } from '../host-comments/store.ts';
import { getReviewState } from '../review-state.ts';
import { Cards } from './Cards.tsx';
import { useReviewList } from './review-list.ts';
import { UnsentDrafts } from './UnsentDrafts.tsx';

/** Panel with comments and changes: readable for everyone; users with write permission can reply and decide. */
export function ReviewPanel() {
  const items = useReviewList();
  useHostComments();
  const editor = useEditor();
  const canWrite = useThrottledValue((open) => open.mode() !== 'viewing');
  const canComment = mayComment(editor);
  const cardDocument = useMemo(() => createCardDocument(editor), [editor]);
  // Immediate, because the user goes on typing after the shortcut.
  const { list, drafts, writing: focusedDraft } = useDraftCards();
  return (
    <CardDocumentProvider value={cardDocument}>
      <div className="review">
        {canComment ? (
          <ReviewBar changes={canWrite ? items.filter(({ kind }) => kind === 'change').length : 0} />
        ) : (
          <UnsentDrafts drafts={list} />
        )}
        <Cards
          items={items}
          drafts={canComment ? drafts : []}
          focusedDraft={focusedDraft}
          canWrite={canWrite}
        />
        {items.length === 0 && drafts.length === 0 && list.length === 0 ? (
          <EmptyNotice canWrite={canComment} />
        ) : null}
      </div>
    </CardDocumentProvider>
  );
}

const createCardDocument = (editor: DocumentEditor): CardDocument => ({
  drafts: {
    find: (name) => getDrafts(editor).find(name),
    store: (name, text) => storeDraft(editor, name, text),
    discard: (name) => getDrafts(editor).discard(name),
  },
  focus: () => focusText(editor.view),
});

/** Comment drafts: those with a range, and those that have lost it. */
function useDraftCards() {
  const editor = useEditor();
  const draftStore = getDrafts(editor);
  const list = useSyncExternalStore(draftStore.subscribe, draftStore.list);
  const drafts = useEditorValue(({ view }) => getReviewState(view.state).drafts);
  const focusedDraft = useEditorValue(({ view }) => getReviewState(view.state).focusedDraft);
  const orphanedDrafts = listOrphanedDrafts(list, readComments(editor), getHostCommentStore(editor));
  return {
    list,
    drafts: [...drafts, ...orphanedDrafts.map(({ name }) => ({ name, range: null }))],
    writing: focusedDraft,
  };
}

function ReviewBar({ changes }: { changes: number }) {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  return (
    <div className="review-bar">
      <button type="button" className="quiet-action" onClick={() => startComment(editor, page)}>
        <MessageSquarePlus size={16} aria-hidden />
        {t('comments:add')}
      </button>
      {changes === 0 ? null : (
        <>
          <span className="review-count">{t('review:count', { count: changes })}</span>
          {listAllowedVerdicts(editor).map((verdict) => (
            <button
              key={verdict}
              type="button"
              className="link-action"
              onClick={() => {
                resolveAllChanges(editor, verdict);
                page.announce(t(verdict === 'accept' ? 'review:allAccepted' : 'review:allRejected'));
              }}
            >
              {t(verdict === 'accept' ? 'review:acceptAll' : 'review:rejectAll')}
            </button>
          ))}
        </>
      )}
    </div>
  );
}

function EmptyNotice({ canWrite }: { canWrite: boolean }) {
  const t = useTexts();
  if (!canWrite) return <p className="review-empty">{t('review:empty.read')}</p>;
  return (
    <div className="review-empty">
      <p className="review-empty-title">{t('review:empty.title')}</p>
      <p>{t('review:empty.how', { keys: formatShortcut(commentKeys, t) })}</p>
    </div>
  );
}
