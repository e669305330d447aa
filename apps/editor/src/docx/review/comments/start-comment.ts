import i18next from 'i18next';
import { bufferKeys } from '../../../ui/held-keys/key-buffer.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import type { PageActions } from '../../toolkit/tool.ts';
import { type CommentDraft, getReviewState, updateReview } from '../review-state.ts';
import { findRangeToComment } from './comment-commands.ts';
import { createDraftName, getDrafts, storeDraft } from './comment-drafts.ts';

/** Opens a comment card for the selection, or says what to select. An existing draft for the range is continued. */
export function startComment(editor: DocumentEditor, page: PageActions): void {
  const { view } = editor;
  const range = findRangeToComment(view.state);
  if (range === null) {
    page.openPanel('comments');
    page.announce(i18next.t('review:noWords'));
    return;
  }
  const draftStore = getDrafts(editor);
  const drafts = getReviewState(view.state).drafts.filter(({ name }) => draftStore.find(name) !== null);
  const existingDraft = drafts.find(
    (draft) => draft.range?.from === range.from && draft.range.to === range.to,
  );
  const draft: CommentDraft = existingDraft ?? { name: createDraftName(), range };
  bufferKeys({ onUnusedText: (text) => storeDraft(editor, draft.name, text) });
  page.openPanel('comments');
  const all = existingDraft === undefined ? [...drafts, draft] : drafts;
  view.dispatch(updateReview(view.state.tr, { drafts: all, focusedDraft: draft.name, active: null }));
}
