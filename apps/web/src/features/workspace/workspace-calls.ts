import type {
  AssignmentId,
  DraftId,
  HandInPreview,
  StudentAssignment,
  SubmissionId,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/workspace';
import { callApi, sendCall } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { loadOrKept } from '../../lib/offline/kept-answers.ts';
import { keptAssignmentName } from '../../lib/offline/kept-assignments.ts';

/** The assignment; without a network, as this device has kept it. */
export async function loadAssignment(
  id: AssignmentId,
  { isShown, signal }: { isShown: boolean; signal: AbortSignal },
): Promise<StudentAssignment> {
  const { answer, keptAt } = await loadOrKept(
    { name: keptAssignmentName(id), schema: calls.readStudentAssignment.answer, isShown },
    () => callApi(calls.readStudentAssignment, { query: { id }, signal }),
  );
  if (keptAt === null) return answer;
  // The server's clock has gone on since.
  const serverTime = new Date(Date.parse(answer.serverTime) + now() - keptAt).toISOString();
  return { ...answer, serverTime };
}

export function startAssignment(id: AssignmentId): Promise<StudentAssignment> {
  return callApi(calls.startAssignment, { query: { id } });
}

/** Preview of what would be submitted now. */
export function loadHandInPreview(id: SubmissionId, signal: AbortSignal): Promise<HandInPreview> {
  return callApi(calls.previewHandIn, { query: { id }, signal });
}

/** The initial text of the template. */
export async function loadTemplateText(id: SubmissionId, signal: AbortSignal): Promise<string> {
  const { text } = await callApi(calls.readSubmissionTemplate, { query: { id }, signal });
  return text;
}

export function submitDraft(id: SubmissionId, draftId: DraftId): Promise<void> {
  return sendCall(calls.submitDraft, { query: { id, draftId } });
}
