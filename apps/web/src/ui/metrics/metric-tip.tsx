import { useTranslation } from 'react-i18next';
import { HelpTip } from '../help-tip.tsx';
import type { MetricKey } from './metrics.ts';

/** Help icon with the definition of a metric. */
export function MetricTip({ metric }: { metric: MetricKey }) {
  const { t } = useTranslation('figures');
  return <HelpTip topic={t(`${metric}.name`)} text={t(`${metric}.means`)} />;
}
