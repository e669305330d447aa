import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { attachmentsQuery } from './attachment-calls.ts';

export const AttachmentsDialog = lazyDialog(
  async () => (await import('./attachments-dialog.tsx')).AttachmentsDialog,
);
export const AttachFilesDialog = lazyDialog(
  async () => (await import('./attach-files-dialog.tsx')).AttachFilesDialog,
);
