import { deleteExpiredDeepLinkingRequests } from './deep-linking-queries.ts';
import { deleteExpiredLaunches } from './launch-queries.ts';
import { deleteExpiredLogins } from './login-queries.ts';

/**
 * Each table is also cleaned when a row is added to it. If nobody launches any more, the last rows would stay: they contain the account, and the
 * platform's hint of who the person is (login_hint).
 */
export async function deleteExpiredPlatformVisits(now: Date): Promise<void> {
  await deleteExpiredLogins(now);
  await deleteExpiredLaunches(now);
  await deleteExpiredDeepLinkingRequests(now);
}
