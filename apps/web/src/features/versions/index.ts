import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const VersionsDialog = lazyDialog(async () => (await import('./versions-dialog.tsx')).VersionsDialog);
