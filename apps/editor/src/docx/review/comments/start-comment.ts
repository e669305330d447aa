import i18next from 'i18next';
import { bufferKeys } from '../../../ui/held-keys/key-buffer.ts';
import type { Editing } from '../../editing/editing.ts';
import type { PageActions } from '../../toolkit/tool.ts';
import { type CommentDraft, reviewOf, updateReview } from '../review-state.ts';
import { wordsToComment } from './comment-commands.ts';
import { draftsOf, keepDraft, newDraftName } from './comment-drafts.ts';

export const commentKeys = 'Mod-Alt-m';

/** Opens a comment card for the selection, or says what to select. An existing draft for the range is continued. */
export function startComment(editing: Editing, page: PageActions): void {
  const { view } = editing;
  const range = wordsToComment(view.state);
  if (range === null) {
    page.openPanel('comments');
    page.announce(i18next.t('review:noWords'));
    return;
  }
  const stored = draftsOf(editing);
  const drafts = reviewOf(view.state).drafts.filter(({ name }) => stored.find(name) !== null);
  const same = drafts.find((draft) => draft.range?.from === range.from && draft.range.to === range.to);
  const draft: CommentDraft = same ?? { name: newDraftName(), range };
  bufferKeys({ keep: (words) => keepDraft(editing, draft.name, words) });
  page.openPanel('comments');
  const all = same === undefined ? [...drafts, draft] : drafts;
  view.dispatch(updateReview(view.state.tr, { drafts: all, writing: draft.name, active: null }));
}
