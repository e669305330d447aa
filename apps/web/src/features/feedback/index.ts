import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { FeedbackCard } from './feedback-card.tsx';
export { OwnFeedback } from './own-feedback.tsx';
export { chooseStateTone, describeState, isTakenUp } from './uptake-text.ts';
export { useMarginComments } from './use-margin-comments.ts';

export const CommentsDialog = lazyDialog(async () => (await import('./comments-dialog.tsx')).CommentsDialog);
export const ClassUptakeDialog = lazyDialog(
  async () => (await import('./class-uptake-dialog.tsx')).ClassUptakeDialog,
);
