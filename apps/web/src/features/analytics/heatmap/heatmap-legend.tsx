import { useTheme } from '@mui/material/styles';
import type { HeatUnit } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Legend } from '../../../ui/chart/legend.tsx';
import { levelStyles, levels } from './heatmap-layout.ts';
import { formatLevelRange } from './level-range.ts';

export function HeatmapLegend({ cellMeaning, unit }: { cellMeaning: string; unit: HeatUnit }) {
  const { t } = useTranslation('rewind');
  const { palette } = useTheme().vars;
  const entries = levels.map((level) => {
    const { colour, share } = levelStyles[level];
    return {
      label: `${t(`heatmap.${level}`)} (${formatLevelRange(unit, level)})`,
      swatch: (
        <>
          <rect x={2} width={16} height={16} rx={2} fill={palette.chart.heat0} />
          <rect
            x={10 - 8 * share}
            y={8 - 8 * share}
            width={16 * share}
            height={16 * share}
            rx={2}
            fill={palette.chart[colour]}
            stroke={palette.chart.heat4}
          />
        </>
      ),
    };
  });
  return <Legend listLabel={cellMeaning} entries={entries} />;
}
