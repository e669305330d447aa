import * as calls from '@redraft/contracts/calls/sign-in';
import { useRef } from 'react';
import { callApi } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { currentUser, storeSession } from '../../lib/session.ts';
import { isRenewalDue, type Renewals } from './session-renewal.ts';

/**
 * Renews the session of an active writer, so that saving continues without a reload or a new token, for any document and editor. Without typing, the
 * session expires normally.
 */
export function useSessionRenewal(): { noteTyping: () => void } {
  const renewals = useRef<Renewals>({ answeredAt: null, requestedAt: null });
  return {
    noteTyping: () => {
      if (!isRenewalDue(renewals.current, now())) return;
      renewals.current.requestedAt = now();
      void renew(renewals.current);
    },
  };
}

async function renew(renewals: Renewals): Promise<void> {
  const renewed = await callApi(calls.renewSession, { isIncidental: true }).catch((error: unknown) => {
    console.info('The session is not renewed now; the next words ask again.', error);
    return null;
  });
  const user = currentUser();
  if (renewed === null || user === null) return;
  renewals.answeredAt = now();
  storeSession({ ...user, expiry: renewed.expiry });
}
