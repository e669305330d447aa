import type { ManagedAccessToken } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/access-tokens';
import { callApi, sendCall } from '../../../lib/api.ts';

export function loadTokens(person: string, before: ManagedAccessToken['id'] | null, signal: AbortSignal) {
  return callApi(calls.listAccessTokens, {
    query: { person, ...(before !== null && { before }) },
    signal,
  });
}

export function revokeToken(id: ManagedAccessToken['id']): Promise<void> {
  return sendCall(calls.revokeAccessToken, { query: { id } });
}

export function switchTokens(isOn: boolean): Promise<void> {
  return sendCall(calls.switchAccessTokens, { body: { isOn } });
}
