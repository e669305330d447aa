import {
  type ChangePreferencesBody,
  doneSchema,
  type OpenSession,
  openSessionSchema,
  type Preferences,
  preferencesSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function loadSessions(signal: AbortSignal): Promise<OpenSession[]> {
  return callApi('GET', '/api/auth/sessions', { answer: z.array(openSessionSchema), signal });
}

export async function endSession(id: OpenSession['id']): Promise<void> {
  await callApi('DELETE', '/api/auth/sessions', { query: { id }, answer: doneSchema });
}

export async function signOutEverywhere(): Promise<void> {
  await callApi('POST', '/api/auth/signouteverywhere', { answer: doneSchema });
}

export function changePreferences(body: ChangePreferencesBody): Promise<Preferences> {
  return callApi('PATCH', '/api/auth/preferences', { body, answer: preferencesSchema });
}

export async function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  await callApi('POST', '/api/auth/changepassword', { body, answer: doneSchema });
}
