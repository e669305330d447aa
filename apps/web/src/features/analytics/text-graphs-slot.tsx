import type { SubmissionId } from '@redraft/contracts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';

const Graphs = lazy(async () => ({ default: (await import('./text-graphs.tsx')).TextGraphs }));

/** Charts of a text on their own page, for teaching staff. */
export function TextGraphsSlot({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('graphs');
  return (
    <Suspense fallback={<ChartMessage name={t('tabs.text')} state="loading" height={320} />}>
      <Graphs submissionId={submissionId} area="classes" />
    </Suspense>
  );
}
