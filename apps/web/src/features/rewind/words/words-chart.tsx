import type { SubmissionId, WordsOverTime } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { chartStateOf } from '../../../ui/chart/chart-state.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { clockText } from '../clock-text.ts';
import { loadWordsOverTime } from '../rewind-calls.ts';
import { WordsGraph } from './words-graph.tsx';

type Point = WordsOverTime['points'][number];

/** How many words the text had at each time. */
export function WordsChart({ submissionId }: { submissionId: SubmissionId }) {
  const { t, i18n } = useTranslation('rewind');
  const query = useQuery({
    queryKey: ['words-over-time', submissionId],
    queryFn: () => loadWordsOverTime(submissionId),
  });
  const { points, timezone } = query.data ?? { points: [], timezone: 'UTC' };
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
      onRetry={() => void query.refetch()}
    >
      <WordsGraph points={points} zone={timezone} />
    </ChartFrame>
  );
}
