import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const ClassPdfsDialog = lazyDialog(
  async () => (await import('./class-pdfs-dialog.tsx')).ClassPdfsDialog,
);
