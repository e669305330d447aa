import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const RewindDialog = lazyDialog(async () => (await import('./rewind-dialog.tsx')).RewindDialog);
