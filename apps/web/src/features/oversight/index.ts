import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { ClassAnalytics } from './class-analytics.tsx';
export { useIsAssistant } from './use-assisted-classes.ts';

export const AssignmentFiguresDialog = lazyDialog(
  async () => (await import('./assignment-figures-dialog.tsx')).AssignmentFiguresDialog,
);
