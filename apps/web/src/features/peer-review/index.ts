import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { ReceivedReviews } from './received/received-reviews.tsx';
export { ReviewText } from './received/review-text.tsx';
export { PeerReviewList } from './student/peer-review-list.tsx';
export { SelectReviewsButton } from './student/select-reviews-button.tsx';
export { useCandidates } from './student/use-candidates.ts';

export const PeerReviewSetUpDialog = lazyDialog(
  async () => (await import('./setup/set-up-dialog.tsx')).SetUpDialog,
);
export const SelectReviewsDialog = lazyDialog(
  async () => (await import('./student/select-reviews-dialog.tsx')).SelectReviewsDialog,
);
export const ReviewSidePanel = lazyDialog(
  async () => (await import('./received/review-side-panel.tsx')).ReviewSidePanel,
);
