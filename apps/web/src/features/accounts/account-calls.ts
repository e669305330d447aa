import type { Profile, SessionUser, SignInBody } from '@redraft/contracts';
import { authorizeAnswer, profile, sessionUser } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

/** Signs in on the authorization page; answers the code to come back with. */
export async function authorize(body: SignInBody): Promise<string> {
  const { code } = await callApi('POST', '/api/auth/authorize', { body, answer: authorizeAnswer });
  return code;
}

export function exchangeCode(token: string): Promise<SessionUser> {
  return callApi('POST', '/api/auth/oauth2userupdate', { body: { token }, answer: sessionUser });
}

export function loadProfile(signal: AbortSignal): Promise<Profile> {
  return callApi('GET', '/api/auth/profile', { answer: profile, signal });
}
