import Skeleton from '@mui/material/Skeleton';
import type { SessionUser } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

/** Loaded separately: the bell, which is on every page, uses the same index. */
const Card = lazy(async () => ({ default: (await import('./notifications-card.tsx')).NotificationsCard }));

export function NotificationsCard({ user }: { user: SessionUser }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />}>
      <Card user={user} />
    </Suspense>
  );
}
