import type { ClassId } from '@redraft/contracts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartMessage } from '../../../ui/chart/chart-message.tsx';

const Graphs = lazy(async () => ({ default: (await import('./class-graphs.tsx')).ClassGraphs }));

/** Charts of a class; the code is loaded when first shown. */
export function ClassGraphsSlot({ classId }: { classId: ClassId }) {
  const { t } = useTranslation('graphs');
  return (
    <Suspense fallback={<ChartMessage name={t('tabs.class')} state="loading" height={320} />}>
      <Graphs classId={classId} />
    </Suspense>
  );
}
