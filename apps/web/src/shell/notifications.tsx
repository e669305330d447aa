import type { SessionUser } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

/** Loaded separately. Not used by the entrance, because it pulls in the router and query cache. */
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
