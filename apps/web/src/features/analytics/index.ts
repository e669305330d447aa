import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { TimeMetricsCard } from './time-metrics-card.tsx';

export const AnalyticsDialog = lazyDialog(
  async () => (await import('./analytics-dialog.tsx')).AnalyticsDialog,
);
