import type {
  AssignmentId,
  GiveMarkBody,
  SecondMarking,
  SettleMarksBody,
  SetUpSecondMarkingBody,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/second-marking';
import { callApi, sendCall } from '../../lib/api.ts';

export function loadSecondMarking(assignmentId: AssignmentId, signal?: AbortSignal): Promise<SecondMarking> {
  return callApi(calls.readSecondMarking, { query: { assignmentId }, signal });
}

export function setUpSecondMarking(body: SetUpSecondMarkingBody): Promise<SecondMarking> {
  return callApi(calls.setUpSecondMarking, { body });
}

export function endSecondMarking(assignmentId: AssignmentId): Promise<void> {
  return sendCall(calls.endSecondMarking, { query: { assignmentId } });
}

export function giveMark(body: GiveMarkBody): Promise<void> {
  return sendCall(calls.giveMark, { body });
}

export function settleMarks(body: SettleMarksBody): Promise<SecondMarking> {
  return callApi(calls.settleMarks, { body });
}
