import type { RecoverPasswordBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/recovery';
import { callApi } from '../../lib/api.ts';

export async function requestResetLink(email: string): Promise<void> {
  await callApi(calls.requestPasswordLink, { query: { email } });
}

/** Minutes until the link expires. */
export function loadMinutesLeft(id: string, signal: AbortSignal): Promise<number> {
  return callApi(calls.checkPasswordLink, { query: { id }, signal });
}

export async function recoverPassword(body: RecoverPasswordBody): Promise<void> {
  await callApi(calls.recoverPassword, { body });
}
