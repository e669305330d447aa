import type { Profile, SessionUser } from '@redraft/contracts';
import * as profileCalls from '@redraft/contracts/calls/profile';
import * as signInCalls from '@redraft/contracts/calls/sign-in';
import { callApi } from '../../lib/api.ts';

export function exchangeCode(token: string): Promise<SessionUser> {
  return callApi(signInCalls.exchangeCode, { body: { token } });
}

export function loadProfile(signal: AbortSignal): Promise<Profile> {
  return callApi(profileCalls.readProfile, { signal });
}
