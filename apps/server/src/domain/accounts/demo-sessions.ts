import { listActiveDemoAccounts } from './demo-account-queries.ts';
import { endSessionsOf } from './sessions.ts';

/** Ends what demo accounts have open: sessions, files and access tokens. For the start of a server without the demo. */
export async function endDemoSessions(now: Date): Promise<void> {
  for (const userId of await listActiveDemoAccounts(now)) await endSessionsOf({ userId }, now);
}
