import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const AssignmentDialog = lazyDialog(
  async () => (await import('./assignment-dialog.tsx')).AssignmentDialog,
);
