import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const CopyAssignmentDialog = lazyDialog(
  async () => (await import('./copy-assignment-dialog.tsx')).CopyAssignmentDialog,
);
export const CopyClassDialog = lazyDialog(
  async () => (await import('./copy-class-dialog.tsx')).CopyClassDialog,
);
