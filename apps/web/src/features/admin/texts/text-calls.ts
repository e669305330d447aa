import type { FoundSubmission, SubmissionId, UserId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/text-repair';
import { callApi, sendCall } from '../../../lib/api.ts';

export function findNames(name: string, signal: AbortSignal) {
  return callApi(calls.listAccountNames, { query: { name }, signal });
}

export function searchSubmissions(body: {
  userId: UserId | null;
  enrollmentKey: string;
}): Promise<FoundSubmission[]> {
  return callApi(calls.searchSubmissions, { body });
}

/** False if there is no such text. */
export function loadRepairableText(submissionId: SubmissionId, signal: AbortSignal) {
  return callApi(calls.readRepairable, { query: { submissionId }, signal });
}

export function openCopy(query: { submissionId: SubmissionId; lang: string; theme: 'light' | 'dark' }) {
  return callApi(calls.openRepair, { query });
}

export function loadRepair(submissionId: SubmissionId, signal: AbortSignal) {
  return callApi(calls.readRepair, { query: { submissionId }, signal });
}

export function applyRepair(submissionId: SubmissionId, reason: string): Promise<void> {
  return sendCall(calls.saveRepair, { body: { submissionId, reason } });
}

export function discardRepair(submissionId: SubmissionId): Promise<void> {
  return sendCall(calls.dropRepair, { query: { submissionId } });
}
