import * as calls from '@redraft/contracts/calls/sign-in';
import { useEffect, useEffectEvent } from 'react';
import { sendCall } from '../../lib/api.ts';
import { hasSessionEnded, subscribeSessionEnd } from '../../lib/session-end.ts';

/** Once its user has signed in again, a document that stayed open goes on in the new session: its words are saved from where they are. */
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
  // Synchronises the open document with the session.
  useEffect(() => subscribeSessionEnd(() => void (hasSessionEnded() || resume())), []);
}
