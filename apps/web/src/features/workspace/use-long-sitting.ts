import { useEffect, useRef } from 'react';
import { now } from '../../lib/clock.ts';
import { currentUser, storeSession } from '../../lib/session.ts';
import { isRenewalDue, type Renewals } from './long-sitting.ts';
import { renewSession } from './workspace-calls.ts';

/**
 * Whoever writes stays signed in, and what they have open goes on saving: without a reload and without a new token. A page that
 * nobody writes in ends with its session.
 */
export function useLongSitting(isWriting: boolean): void {
  const renewals = useRef<Renewals>({ heardAt: null, askedAt: null });
  // Synchronises with the session on the server, each time that there are new words.
  useEffect(() => {
    if (!isWriting || !isRenewalDue(renewals.current, now())) return;
    renewals.current.askedAt = now();
    void renew(renewals.current);
  }, [isWriting]);
}

async function renew(renewals: Renewals): Promise<void> {
  const expiry = await renewSession().catch((error: unknown) => {
    console.info('The session is not renewed now; the next words ask again.', error);
    return null;
  });
  const user = currentUser();
  if (expiry === null || user === null) return;
  renewals.heardAt = now();
  storeSession({ ...user, expiry });
}
