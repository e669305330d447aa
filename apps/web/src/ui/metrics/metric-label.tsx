import { useTranslation } from 'react-i18next';
import { MetricTip } from './metric-tip.tsx';
import type { MetricKey } from './metrics.ts';

/** Name of a metric with a help icon; the icon never wraps away from the last word. */
export function MetricLabel({ metric }: { metric: MetricKey }) {
  const { t } = useTranslation('figures');
  const name = t(`${metric}.name`);
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <span>
      {name.slice(0, lastWord)}
      <span style={{ whiteSpace: 'nowrap' }}>
        {name.slice(lastWord)}
        <MetricTip metric={metric} />
      </span>
    </span>
  );
}
