import type { AssignmentDetail, AssignmentId, ClassId } from '@redraft/contracts';
import { assignmentDetailSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import type { AssignmentValues } from './assignment-values.ts';
import { toBody, toFiles } from './assignment-values.ts';

export function loadAssignment(id: AssignmentId, signal: AbortSignal) {
  return callApi('GET', '/api/classes/assignment', { query: { id }, answer: assignmentDetailSchema, signal });
}

export function createAssignment(classId: ClassId, values: AssignmentValues): Promise<void> {
  return callApi('POST', '/api/classes/createAssignment', {
    creates: true,
    body: { classId, ...toBody(values), ...toFiles(values) },
  });
}

export function updateAssignment(stored: AssignmentDetail, values: AssignmentValues): Promise<void> {
  const { id, version } = stored;
  return callApi('PATCH', '/api/classes/assignment', { body: { id, version, ...toBody(values) } });
}
