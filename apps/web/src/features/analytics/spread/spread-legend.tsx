import { useTheme } from '@mui/material/styles';
import type { Spread } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Legend, type LegendEntry } from '../../../ui/chart/legend.tsx';
import { SpreadShape } from './spread-shape.tsx';

const sample = { low: 1, quarter: 5, middle: 9, threeQuarters: 14, high: 19 };

/** Legend of box plots and dots, limited to what the chart shows. */
export function SpreadLegend({
  spreads,
  more = [],
}: {
  spreads: readonly Pick<Spread, 'box' | 'dots'>[];
  more?: readonly LegendEntry[];
}) {
  const { t } = useTranslation('graphs');
  const { palette } = useTheme().vars;
  const entries: LegendEntry[] = [];
  if (spreads.some(({ box }) => box !== null))
    entries.push({
      label: t('spread.box'),
      swatch: (
        <SpreadShape
          spread={{ box: sample, dots: [] }}
          scale={(value) => value}
          crossPosition={8}
          thickness={12}
        />
      ),
    });
  if (spreads.some(({ box, dots }) => box === null && dots.length > 0))
    entries.push({
      label: t('spread.dots'),
      swatch: <circle cx={10} cy={8} r={4.5} fill={palette.chart.one} />,
    });
  return <Legend entries={[...entries, ...more]} />;
}
