import type { Profile, SessionUser } from '@redraft/contracts';
import { profileSchema, sessionUserSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function exchangeCode(token: string): Promise<SessionUser> {
  return callApi('POST', '/api/auth/oauth2userupdate', { body: { token }, answer: sessionUserSchema });
}

export function loadProfile(signal: AbortSignal): Promise<Profile> {
  return callApi('GET', '/api/auth/profile', { answer: profileSchema, signal });
}
