import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { AccommodationButton } from './accommodation-button.tsx';
export { AccommodationMark } from './accommodation-mark.tsx';
export { MoreTime } from './more-time.tsx';

export const AccommodationDialog = lazyDialog(
  async () => (await import('./accommodation-dialog.tsx')).AccommodationDialog,
);
