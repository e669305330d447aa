import { deleteExpiredDeepLinkingRequests } from './deep-linking-queries.ts';
import { deleteExpiredLaunches } from './launch-queries.ts';
import { deleteExpiredLogins } from './login-queries.ts';

/** Also done at each launch; on a quiet server, the name and address of the last person would stay. */
export async function deleteExpiredPlatformVisits(now: Date): Promise<void> {
  await deleteExpiredLogins(now);
  await deleteExpiredLaunches(now);
  await deleteExpiredDeepLinkingRequests(now);
}
