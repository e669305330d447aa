import type { AssignmentDetail, AssignmentId, ClassId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/assignment-editor';
import { callApi, sendCall } from '../../lib/api.ts';
import type { AssignmentValues } from './assignment-values.ts';
import { toBody, toFiles } from './assignment-values.ts';

export function loadAssignment(id: AssignmentId, signal: AbortSignal) {
  return callApi(calls.readAssignment, { query: { id }, signal });
}

export function createAssignment(classId: ClassId, values: AssignmentValues): Promise<void> {
  return sendCall(calls.createAssignment, { body: { classId, ...toBody(values), ...toFiles(values) } });
}

export function updateAssignment(
  storedAssignment: AssignmentDetail,
  values: AssignmentValues,
): Promise<void> {
  const { id, version } = storedAssignment;
  return sendCall(calls.changeAssignment, { body: { id, version, ...toBody(values) } });
}
