import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { ResearchButton } from './research-button.tsx';

export const ResearchDialog = lazyDialog(async () => (await import('./research-dialog.tsx')).ResearchDialog);
