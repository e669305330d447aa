import type { ClassId } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

const Comparison = lazy(async () => ({
  default: (await import('./class-comparison.tsx')).ClassComparison,
}));

/** Fetched where it stands: the navigation, which is on every page, asks this feature too and needs no charts for it. */
export function ClassComparison(props: { classId: ClassId }) {
  return (
    <Suspense>
      <Comparison {...props} />
    </Suspense>
  );
}
