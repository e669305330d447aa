import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WordsOverTime } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { MetricTip } from '../../../ui/metrics/metric-tip.tsx';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { TimeModeSwitch } from './time-mode-switch.tsx';
import { WordsGraph } from './words-graph.tsx';
import { wordsHeadline } from './words-headline.ts';
import type { TimeMode } from './words-scale.ts';

type Point = WordsOverTime['points'][number];

/** Number of words over time. */
export function WordsCard({ data }: { data: WordsOverTime }) {
  const { t } = useTranslation('rewind');
  const { t: tGraphs } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { points, sittings, timezone, joined } = data;
  const [mode, setMode] = useState<TimeMode>('sittings');
  const columns: Column<Point>[] = [
    { id: 't', header: t('words.time'), value: (point) => formatTimeWithSeconds(point.t, timezone) },
    { id: 'words', header: t('words.words'), value: (point) => point.words, align: 'end' },
  ];
  return (
    <ChartFrame
      name={t('words.name')}
      metric="wordsOverTime"
      state={points.length === 0 ? 'empty' : 'ready'}
      question={tGraphs('words.question', { zone: formatZoneName(timezone) })}
      headline={wordsHeadline(data, formats, tGraphs)}
      series={[
        {
          format: formats.number,
          values: points.map(({ t: at, words }) => ({
            label: formatTimeWithSeconds(at, timezone),
            value: words,
            at,
          })),
        },
      ]}
      table={{ columns, rows: points, rowKey: (point) => point.seq }}
      sound={points.map(({ words }) => words)}
      height={280}
      controls={
        sittings.length > 1 && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <TimeModeSwitch mode={mode} onChange={setMode} />
            <MetricTip metric="sittings" />
          </Stack>
        )
      }
    >
      <WordsGraph data={data} mode={mode} />
      {joined > 0 && mode === 'sittings' && (
        <Typography variant="caption" color="textSecondary">
          {t('words.joined', { count: joined })}
        </Typography>
      )}
    </ChartFrame>
  );
}
