import { lazy, Suspense } from 'react';

const Card = lazy(async () => ({ default: (await import('./data-rights-card.tsx')).DataRightsCard }));

/** Fetched where it stands: the banner beside it is on every page, which needs no form for it. */
export function DataRightsCard() {
  return (
    <Suspense>
      <Card />
    </Suspense>
  );
}
