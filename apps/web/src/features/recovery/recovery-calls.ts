import { doneSchema, type RecoverPasswordBody } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export async function askForLink(email: string): Promise<void> {
  await callApi('POST', '/api/auth/getPasswordrecoverylink', { query: { email }, answer: doneSchema });
}

/** For how many minutes the link still works. */
export function loadMinutesLeft(id: string, signal: AbortSignal): Promise<number> {
  return callApi('POST', '/api/auth/validaterecoverytoken', { query: { id }, answer: z.number(), signal });
}

export async function recoverPassword(body: RecoverPasswordBody): Promise<void> {
  await callApi('POST', '/api/auth/recoverpassword', { body, answer: doneSchema });
}
