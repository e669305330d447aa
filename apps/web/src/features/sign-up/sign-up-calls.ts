import type { DoneWithMessage, OpenedInvitation, SignUpBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sign-up';
import { callApi } from '../../lib/api.ts';

export function signUp(body: SignUpBody): Promise<DoneWithMessage> {
  return callApi(calls.signUp, { body });
}

/** Details of an invitation link. */
export function readInvitation(id: string, signal: AbortSignal): Promise<OpenedInvitation> {
  return callApi(calls.openInvitation, { query: { id }, signal });
}

export function confirmEmail(id: string, signal: AbortSignal): Promise<DoneWithMessage> {
  return callApi(calls.confirmEmail, { query: { id }, signal });
}

/** The response is the same whether or not such an account exists. */
export async function resendConfirmation(account: string): Promise<void> {
  await callApi(calls.requestConfirmation, { body: { account } });
}
