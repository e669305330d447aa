import type { SessionUser } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

/** Fetched beside the page: the first page of the product goes without it. */
const Bell = lazy(async () => ({
  default: (await import('../features/notifications/index.ts')).NotificationBell,
}));

export function Notifications({ user }: { user: SessionUser }) {
  return (
    <Suspense>
      <Bell user={user} />
    </Suspense>
  );
}
