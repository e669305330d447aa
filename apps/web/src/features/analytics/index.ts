import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { ClassGraphsSlot as ClassGraphs } from './class-graphs/class-graphs-slot.tsx';
export { ScoreCards } from './scores/score-cards.tsx';
export { TextGraphsSlot as TextGraphs } from './text-graphs-slot.tsx';
export { TimeMetricsCard } from './time-metrics-card.tsx';
export { useSittings } from './use-sittings.ts';
export { WordsChart } from './words/words-chart.tsx';

export const AnalyticsDialog = lazyDialog(
  async () => (await import('./analytics-dialog.tsx')).AnalyticsDialog,
);
export const ScoreHistoryDialog = lazyDialog(
  async () => (await import('./scores/score-history-dialog.tsx')).ScoreHistoryDialog,
);
export const AssignmentGraphsDialog = lazyDialog(
  async () => (await import('./assignment-graphs/assignment-graphs-dialog.tsx')).AssignmentGraphsDialog,
);
export const StudentGraphsDialog = lazyDialog(
  async () => (await import('./student-graphs/student-graphs-dialog.tsx')).StudentGraphsDialog,
);
