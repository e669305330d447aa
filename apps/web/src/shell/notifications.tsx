import type { SessionUser } from '@redraft/contracts';
import { lazy, Suspense } from 'react';

/** Fetched beside the page. Not for the entrance: it brings the program along, which then follows the links there. */
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
