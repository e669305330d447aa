import * as calls from '@redraft/contracts/calls/sign-in';
import { sendCall } from './api.ts';
import { queryClient } from './query-client.ts';
import { clearSession, currentUser } from './session.ts';
import { forgetWayBack } from './way-back.ts';

/** Forgets the user here at once and tells the server, whose answer changes nothing for the reader. */
export function signOut(): void {
  if (currentUser() !== null) {
    sendCall(calls.signOut).catch((error: unknown) => {
      console.warn('The server could not be told of the sign-out.', error);
    });
  }
  clearSession();
  forgetWayBack();
  queryClient.clear();
}
