import * as calls from '@redraft/contracts/calls/sign-in';
import { useEffect, useEffectEvent } from 'react';
import { sendCall } from '../../lib/api.ts';
import { hasSessionEnded, subscribeSessionEnd } from '../../lib/session-end.ts';

/** After the user has signed in again, moves an open document to the new session, so that its unsaved changes are saved. */
export function useResumedOpening(token: string | undefined, onResumed: () => void): void {
  const resume = useEffectEvent(async () => {
    if (token === undefined) return;
    const isResumed = await sendCall(calls.resumeOpening, { body: { token }, isIncidental: true }).then(
      () => true,
      (error: unknown) => {
        console.warn('The document does not go on in this session.', error);
        return false;
      },
    );
    if (isResumed) onResumed();
  });
  // Listens for the next sign-in after the session has ended.
  useEffect(() => subscribeSessionEnd(() => void (hasSessionEnded() || resume())), []);
}
