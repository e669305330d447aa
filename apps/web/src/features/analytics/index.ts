import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { HeatmapGrid } from './heatmap/heatmap-grid.tsx';
export { HeatmapLegend } from './heatmap/heatmap-legend.tsx';
export { ScoreCards } from './scores/score-cards.tsx';
export { TimeMetricsCard } from './time-metrics-card.tsx';
export { WordsChart } from './words/words-chart.tsx';

export const AnalyticsDialog = lazyDialog(
  async () => (await import('./analytics-dialog.tsx')).AnalyticsDialog,
);
export const ScoreHistoryDialog = lazyDialog(
  async () => (await import('./scores/score-history-dialog.tsx')).ScoreHistoryDialog,
);
