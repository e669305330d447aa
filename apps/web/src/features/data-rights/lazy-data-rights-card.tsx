import { lazy, Suspense } from 'react';

const Card = lazy(async () => ({ default: (await import('./data-rights-card.tsx')).DataRightsCard }));

/** Loaded separately: the banner of this feature is on every page and needs no form. */
export function DataRightsCard() {
  return (
    <Suspense>
      <Card />
    </Suspense>
  );
}
