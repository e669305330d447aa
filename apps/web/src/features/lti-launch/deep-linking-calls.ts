import type {
  AnswerDeepLinkingBody,
  AssignmentId,
  CreateAssignmentBody,
  DeepLinking,
} from '@redraft/contracts';
import * as assignmentCalls from '@redraft/contracts/calls/assignment-editor';
import * as calls from '@redraft/contracts/calls/lti-deep-linking';
import { callApi } from '../../lib/api.ts';

export function loadDeepLinking(id: string, signal: AbortSignal): Promise<DeepLinking> {
  return callApi(calls.readDeepLinking, { query: { id }, signal });
}

export type NewAssignment = Pick<
  CreateAssignmentBody,
  'classId' | 'title' | 'pointValue' | 'startDate' | 'endDate' | 'multiDraft' | 'draftSubmissions'
>;

export async function createAssignment(body: NewAssignment): Promise<AssignmentId> {
  const { id } = await callApi(assignmentCalls.createAssignment, { body });
  return id;
}

/** Goes to the platform with what was picked: by a form, since the platform takes it from the browser and not from us. */
export async function returnToPlatform(body: AnswerDeepLinkingBody): Promise<void> {
  const { code } = await callApi(calls.answerDeepLinking, { body });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/lti/deeplink';
  form.hidden = true;
  const input = document.createElement('input');
  input.name = 'code';
  input.value = code;
  form.append(input);
  document.body.append(form);
  form.submit();
}
