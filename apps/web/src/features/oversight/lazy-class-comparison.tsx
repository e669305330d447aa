import type { ClassId } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

const LazyComparison = lazy(async () => ({
  default: (await import('./class-comparison.tsx')).ClassComparison,
}));

/** Loaded separately: the navigation on every page imports this feature and needs no charts. */
export function ClassComparison(props: { classId: ClassId }) {
  return (
    <Suspense>
      <LazyComparison {...props} />
    </Suspense>
  );
}
