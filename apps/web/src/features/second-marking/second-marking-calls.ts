import type {
  AssignmentId,
  GiveMarkBody,
  SecondMarking,
  SettleMarksBody,
  SetUpSecondMarkingBody,
} from '@redraft/contracts';
import { secondMarkingSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

const answer = secondMarkingSchema;

export function loadSecondMarking(assignmentId: AssignmentId, signal?: AbortSignal): Promise<SecondMarking> {
  return callApi('GET', '/api/classes/secondmarking', { query: { assignmentId }, answer, signal });
}

export function setUpSecondMarking(body: SetUpSecondMarkingBody): Promise<SecondMarking> {
  return callApi('POST', '/api/classes/secondmarking', { creates: true, body, answer });
}

export function endSecondMarking(assignmentId: AssignmentId): Promise<void> {
  return callApi('DELETE', '/api/classes/secondmarking', { query: { assignmentId } });
}

export function giveMark(body: GiveMarkBody): Promise<void> {
  return callApi('PUT', '/api/classes/secondmarking/mark', { body });
}

export function settleMarks(body: SettleMarksBody): Promise<SecondMarking> {
  return callApi('POST', '/api/classes/secondmarking/settle', { body, answer });
}
