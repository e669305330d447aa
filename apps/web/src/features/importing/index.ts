import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);
