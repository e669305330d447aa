import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChartMessage } from '../../../ui/chart/chart-message.tsx';
import { wordsQuery } from '../analytics-calls.ts';
import { WordsCard } from './words-card.tsx';

/** The words card on its own page, with loading states. */
export function WordsChart({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('rewind');
  const query = useQuery(wordsQuery(submissionId, 'classes'));
  if (query.data !== undefined) return <WordsCard data={query.data} />;
  return (
    <ChartMessage
      name={t('words.name')}
      state={query.isError ? 'failed' : 'loading'}
      height={320}
      onRetry={() => void query.refetch()}
    />
  );
}
