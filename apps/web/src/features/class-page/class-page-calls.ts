import type { AssignmentId, ClassId, SetMarkingBody, UserId } from '@redraft/contracts';
import { foundAssistantSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function removeStudent(body: { classId: ClassId; studentId: UserId }): Promise<boolean> {
  return callApi('DELETE', '/api/classes/dropstudent', {
    body,
    answer: z.boolean(),
  });
}

export function findAssistant(email: string) {
  return callApi('POST', '/api/assistant/searchuser', { query: { email }, answer: foundAssistantSchema });
}

export function addAssistant(query: { classId: ClassId; userId: UserId }): Promise<void> {
  return callApi('POST', '/api/assistant/addta', { creates: true, query });
}

export function setMarking(body: SetMarkingBody): Promise<void> {
  return callApi('PUT', '/api/assistant/marking', { body });
}

export function removeAssistant(query: { classId: ClassId; userId: UserId }): Promise<void> {
  return callApi('DELETE', '/api/assistant/ta', { query });
}

export function setVisible(query: { id: AssignmentId; status: boolean }): Promise<void> {
  return callApi('POST', '/api/classes/assignment/visible', { query });
}

/** The wire's own spelling; inside it is called paused. */
export function setPaused(query: { id: AssignmentId; status: boolean }): Promise<void> {
  return callApi('POST', '/api/classes/assignment/stoped', { query });
}

export function deleteAssignment(id: AssignmentId): Promise<void> {
  return callApi('DELETE', '/api/classes/assignment', { query: { id } });
}
