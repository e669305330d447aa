import type { AccessToken, CreateAccessTokenBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/access-tokens';
import { callApi, sendCall } from '../../lib/api.ts';

export function loadTokens(signal: AbortSignal) {
  return callApi(calls.listOwnAccessTokens, { signal });
}

export function createToken(body: CreateAccessTokenBody) {
  return callApi(calls.createAccessToken, { body });
}

export function revokeToken(id: AccessToken['id']): Promise<void> {
  return sendCall(calls.revokeOwnAccessToken, { query: { id } });
}
