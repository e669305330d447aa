import type { SubmissionId, WordsOverTime } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { chartStateOf } from '../../../ui/chart/chart-state.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { clockText } from '../clock-text.ts';
import { loadWordsOverTime } from '../rewind-calls.ts';
import { sittingsOf } from './time-axis.ts';
import { TimeModeSwitch } from './time-mode-switch.tsx';
import { WordsGraph } from './words-graph.tsx';
import type { TimeMode } from './words-scale.ts';

type Point = WordsOverTime['points'][number];

/** How many words the text had at each time. */
export function WordsChart({ submissionId }: { submissionId: SubmissionId }) {
  const { t, i18n } = useTranslation('rewind');
  const query = useQuery({
    queryKey: ['words-over-time', submissionId],
    queryFn: () => loadWordsOverTime(submissionId),
  });
  const { points, timezone } = query.data ?? { points: [], timezone: 'UTC' };
  const [mode, setMode] = useState<TimeMode>('sittings');
  const hasPauses = sittingsOf(points.map(({ t: time }) => time)).length > 1;
  const last = points.at(-1)?.words ?? 0;
  const columns: Column<Point>[] = [
    { id: 't', header: t('words.time'), value: (point) => clockText(point.t, timezone) },
    { id: 'words', header: t('words.words'), value: (point) => point.words, align: 'end' },
  ];
  return (
    <ChartFrame
      name={t('words.name')}
      state={chartStateOf(query, (data) => data.points.length === 0)}
      headline={t('words.headline', {
        count: last,
        words: new Intl.NumberFormat(i18n.language).format(last),
        zone: timezone.replaceAll('_', ' '),
      })}
      table={{ columns, rows: points, rowKey: (point) => point.t }}
      height={280}
      controls={hasPauses && <TimeModeSwitch mode={mode} onChange={setMode} />}
      onRetry={() => void query.refetch()}
    >
      <WordsGraph points={points} zone={timezone} mode={mode} />
    </ChartFrame>
  );
}
