import i18next from 'i18next';
import type { Editing } from '../../editing/editing.ts';
import type { PageActs } from '../../tools/tool.ts';
import { tellReview } from '../review-state.ts';
import { wordsToComment } from './comment-acts.ts';

export const commentKeys = 'Mod-Alt-m';

/** Opens a card for what is selected, or says what to select. */
export function startComment({ view }: Editing, page: PageActs): void {
  const draft = wordsToComment(view.state);
  page.openPanel('comments');
  if (draft === null) page.say(i18next.t('review:noWords'));
  else view.dispatch(tellReview(view.state.tr, { draft, active: null }));
}

/** What was begun is left. */
export function dropDraft({ view }: Editing): void {
  view.dispatch(tellReview(view.state.tr, { draft: null }));
  view.focus();
}
