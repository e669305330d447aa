import {
  type DoneWithMessage,
  doneSchema,
  doneWithMessageSchema,
  type OpenedInvitation,
  openedInvitationSchema,
  type SignUpBody,
} from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function signUp(body: SignUpBody): Promise<DoneWithMessage> {
  return callApi('POST', '/api/auth/signup', { body, answer: doneWithMessageSchema });
}

/** What the link of a mail leads to that invites to a class. */
export function readInvitation(id: string, signal: AbortSignal): Promise<OpenedInvitation> {
  return callApi('GET', '/api/auth/invitation', { query: { id }, answer: openedInvitationSchema, signal });
}

export function confirmEmail(id: string, signal: AbortSignal): Promise<DoneWithMessage> {
  return callApi('POST', '/api/auth/ConfirmEmail', { query: { id }, answer: doneWithMessageSchema, signal });
}

/** Answers the same whether or not an account waits for it. */
export async function askConfirmationAgain(account: string): Promise<void> {
  await callApi('POST', '/api/auth/confirmationagain', { body: { account }, answer: doneSchema });
}
