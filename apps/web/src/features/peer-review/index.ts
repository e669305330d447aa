import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { PeerReviewButton } from './setup/peer-review-button.tsx';

export const PeerReviewSetUpDialog = lazyDialog(
  async () => (await import('./setup/set-up-dialog.tsx')).SetUpDialog,
);
