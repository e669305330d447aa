import Skeleton from '@mui/material/Skeleton';
import type { SessionUser } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

/** The bell of every page comes by the same index: the card is not to come with it. */
const Card = lazy(async () => ({ default: (await import('./notifications-card.tsx')).NotificationsCard }));

export function NotificationsCard({ user }: { user: SessionUser }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />}>
      <Card user={user} />
    </Suspense>
  );
}
