import type { DoneWithMessage, OpenedInvitation, SignUpBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sign-up';
import { callApi } from '../../lib/api.ts';

export function signUp(body: SignUpBody): Promise<DoneWithMessage> {
  return callApi(calls.signUp, { body });
}

/** What the link of a mail leads to that invites to a class. */
export function readInvitation(id: string, signal: AbortSignal): Promise<OpenedInvitation> {
  return callApi(calls.openInvitation, { query: { id }, signal });
}

export function confirmEmail(id: string, signal: AbortSignal): Promise<DoneWithMessage> {
  return callApi(calls.confirmEmail, { query: { id }, signal });
}

/** Answers the same whether or not an account waits for it. */
export async function resendConfirmation(account: string): Promise<void> {
  await callApi(calls.requestConfirmation, { body: { account } });
}
