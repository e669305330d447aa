import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmissionId, WordsOverTime } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../lib/clock-text.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { chartStateOf } from '../../../ui/chart/chart-state.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { FigureTip } from '../../../ui/figures/figure-tip.tsx';
import { type CallArea, loadWordsOverTime } from '../analytics-calls.ts';
import { TimeModeSwitch } from './time-mode-switch.tsx';
import { WordsGraph } from './words-graph.tsx';
import type { TimeMode } from './words-scale.ts';

type Point = WordsOverTime['points'][number];

const nothing: Omit<WordsOverTime, 'algorithmVersion'> = {
  points: [],
  sittings: [],
  joined: 0,
  timezone: 'UTC',
};

/** How many words the text had at each time. */
export function WordsChart({ submissionId, area }: { submissionId: SubmissionId; area: CallArea }) {
  const { t, i18n } = useTranslation('rewind');
  const query = useQuery({
    queryKey: ['words-over-time', submissionId],
    queryFn: () => loadWordsOverTime(submissionId, area),
  });
  const data = query.data ?? nothing;
  const { points, sittings, timezone, joined } = data;
  const [mode, setMode] = useState<TimeMode>('sittings');
  const last = points.at(-1)?.words ?? 0;
  const columns: Column<Point>[] = [
    { id: 't', header: t('words.time'), value: (point) => clockText(point.t, timezone) },
    { id: 'words', header: t('words.words'), value: (point) => point.words, align: 'end' },
  ];
  return (
    <ChartFrame
      name={t('words.name')}
      figure="wordsOverTime"
      state={chartStateOf(query, (data) => data.points.length === 0)}
      headline={t('words.headline', {
        count: last,
        words: new Intl.NumberFormat(i18n.language).format(last),
        zone: timezone.replaceAll('_', ' '),
      })}
      table={{ columns, rows: points, rowKey: (point) => point.seq }}
      height={280}
      controls={
        sittings.length > 1 && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <TimeModeSwitch mode={mode} onChange={setMode} />
            <FigureTip figure="sittings" />
          </Stack>
        )
      }
      onRetry={() => void query.refetch()}
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
