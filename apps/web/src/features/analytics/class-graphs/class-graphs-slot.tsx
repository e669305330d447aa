import type { ClassId } from '@redraft/contracts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartMessage } from '../../../ui/chart/chart-message.tsx';

const Graphs = lazy(async () => ({ default: (await import('./class-graphs.tsx')).ClassGraphs }));

/** The graphs of a class; their code comes with the first look at them. */
export function ClassGraphsSlot({ classId }: { classId: ClassId }) {
  const { t } = useTranslation('graphs');
  return (
    <Suspense fallback={<ChartMessage name={t('tabs.class')} state="loading" height={320} />}>
      <Graphs classId={classId} />
    </Suspense>
  );
}
