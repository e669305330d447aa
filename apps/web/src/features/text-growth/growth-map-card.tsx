import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { TextGrowth } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { Legend } from '../../ui/chart/legend.tsx';
import { spreadOverTime } from '../../ui/chart/sound/notes.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { formatCellTimes, formatPercent, formatTextPart } from './format-cells.ts';
import { GrowthMap } from './growth-map.tsx';
import { type Axis, computeLevelEnds, computeThirds, countChanges, type WorkCell } from './map-rules.ts';

interface Props {
  growth: TextGrowth;
  onOpen: (timestamp: number) => void;
}

/** Which part of the text was edited when (docs/metrics.md#growth-of-a-text). */
export function GrowthMapCard({ growth, onOpen }: Props) {
  const { t, i18n } = useTranslation('growth');
  const [axis, setAxis] = useState<Axis>('compressed');
  const { bands, timezone, sittings } = growth;
  const map = growth.maps[axis];
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const columns: Column<WorkCell>[] = [
    { id: 'from', header: t('map.from'), value: (cell) => formatCellTimes(cell, timezone).from },
    { id: 'to', header: t('map.to'), value: (cell) => formatCellTimes(cell, timezone).to },
    {
      id: 'place',
      header: t('map.part'),
      value: (cell) => cell.place,
      cell: (cell) => formatTextPart(cell, bands, i18n.language),
      align: 'end',
    },
    {
      id: 'inserted',
      header: t('map.inserted'),
      value: (cell) => cell.inserted,
      cell: (cell) => number(cell.inserted),
      align: 'end',
    },
    {
      id: 'deleted',
      header: t('map.deleted'),
      value: (cell) => cell.deleted,
      cell: (cell) => number(cell.deleted),
      align: 'end',
    },
  ];
  const [first, second, third] = computeThirds(map, bands).map((share) =>
    formatPercent(share, i18n.language),
  );
  const max = Math.max(0, ...map.cells.map(countChanges));
  return (
    <ChartFrame
      name={t('map.name')}
      metric="essayMap"
      state={map.cells.length === 0 ? 'empty' : 'ready'}
      question={t('map.question', { zone: timezone.replaceAll('_', ' ') })}
      headline={t('map.headline', { count: sittings.length, first, second, third })}
      series={[
        {
          format: number,
          values: map.cells.map((cell) => ({
            label: `${formatCellTimes(cell, timezone).time}, ${formatTextPart(cell, bands, i18n.language)}`,
            value: countChanges(cell),
          })),
        },
      ]}
      sound={spreadOverTime(map.cells.map((cell) => ({ at: cell.firstAt, value: countChanges(cell) })))}
      table={{ columns, rows: map.cells, rowKey: ({ time, place }) => `${time} ${place}` }}
      height={420}
      controls={
        sittings.length > 1 && (
          <ToggleButtonGroup
            size="small"
            exclusive
            value={axis}
            aria-label={t('map.axis')}
            onChange={(_event, next: Axis | null) => next !== null && setAxis(next)}
          >
            <ToggleButton value="compressed">{t('map.compressed')}</ToggleButton>
            <ToggleButton value="real">{t('map.real')}</ToggleButton>
          </ToggleButtonGroup>
        )
      }
    >
      <GrowthMap growth={growth} axis={axis} onOpen={onOpen} />
      <Typography variant="caption" color="textSecondary" component="p">
        {t(`map.legend.${axis}`)}
      </Typography>
      <MapLegend max={max} />
    </ChartFrame>
  );
}

function MapLegend({ max }: { max: number }) {
  const { t, i18n } = useTranslation('growth');
  const { palette } = useTheme().vars;
  const number = new Intl.NumberFormat(i18n.language);
  const ends = computeLevelEnds(max);
  const entries = ends.flatMap((end, index) => {
    const start = (ends[index - 1] ?? 0) + 1;
    if (start > end) return [];
    const squareSize = 7 + 3 * index;
    return [
      {
        label: t('map.level', { from: number.format(start), to: number.format(end) }),
        swatch: (
          <rect
            x={10 - squareSize / 2}
            y={8 - squareSize / 2}
            width={squareSize}
            height={squareSize}
            fill={palette.chart[levelColours[index] ?? 'heat4']}
            stroke={palette.chart.heat4}
            strokeWidth={0.75}
          />
        ),
      },
    ];
  });
  return <Legend entries={entries} />;
}

const levelColours = ['heat1', 'heat2', 'heat3', 'heat4'] as const;
