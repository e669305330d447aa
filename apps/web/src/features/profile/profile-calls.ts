import type { ChangePreferencesBody, OpenSession, Preferences } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/profile';
import { callApi } from '../../lib/api.ts';

export function loadSessions(signal: AbortSignal): Promise<OpenSession[]> {
  return callApi(calls.listSessions, { signal });
}

export async function endSession(id: OpenSession['id']): Promise<void> {
  await callApi(calls.closeOtherSession, { query: { id } });
}

export async function signOutEverywhere(): Promise<void> {
  await callApi(calls.signOutEverywhere);
}

export function changePreferences(body: ChangePreferencesBody): Promise<Preferences> {
  return callApi(calls.changePreferences, { body });
}

export async function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  await callApi(calls.changePassword, { body });
}
