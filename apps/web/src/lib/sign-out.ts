import * as calls from '@redraft/contracts/calls/sign-in';
import { sendCall } from './api.ts';
import { queryClient } from './query-client.ts';
import { clearReturnPath } from './return-path.ts';
import { clearSession, currentUser } from './session.ts';

/** Signs out locally at once and tells the server, whose response is not awaited. */
export function signOut(): void {
  if (currentUser() !== null) {
    sendCall(calls.signOut).catch((error: unknown) => {
      console.warn('The server could not be told of the sign-out.', error);
    });
  }
  clearSession();
  clearReturnPath();
  queryClient.clear();
}
