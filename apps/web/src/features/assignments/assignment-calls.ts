import type { AssignmentDetail, AssignmentId, ClassId } from '@redraft/contracts';
import { assignmentDetail, classOverviewAnswer } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import type { AssignmentValues } from './assignment-values.ts';
import { toBody, toFiles } from './assignment-values.ts';

export type EditorData = {
  course: { className: string; startDate: string; endDate: string; classTimeZone: string };
  assignment: AssignmentDetail | null;
};

/** The class that sets the clock and the limits, and the assignment when there is one already. */
export async function loadEditorData(classId: ClassId, id: AssignmentId | undefined): Promise<EditorData> {
  const [course, assignment] = await Promise.all([
    callApi('GET', '/api/classes/overview', { query: { id: classId }, answer: classOverviewAnswer }),
    id === undefined
      ? null
      : callApi('GET', '/api/classes/assignment', { query: { id }, answer: assignmentDetail }),
  ]);
  return { course, assignment };
}

export function createAssignment(classId: ClassId, values: AssignmentValues): Promise<void> {
  return callApi('POST', '/api/classes/createAssignment', {
    body: { classId, ...toBody(values), ...toFiles(values) },
  });
}

export function updateAssignment(stored: AssignmentDetail, values: AssignmentValues): Promise<void> {
  const { id, version, visible, postDate } = stored;
  return callApi('PATCH', '/api/classes/assignment', {
    body: { id, version, visible, postDate, ...toBody(values) },
  });
}
