import type {
  AssignmentId,
  ClassId,
  ClassSubmissionsQuery,
  RegisterClassBody,
  UpdateClassBody,
  UserId,
} from '@redraft/contracts';
import {
  classId,
  classListItem,
  classOverviewAnswer,
  foundAssistant,
  lookupItem,
  ownedSubmission,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** A page of the own classes; the page after the last is empty. */
export function loadClassPage(query: { index: number; archived: boolean }, signal: AbortSignal) {
  return callApi('GET', '/api/classes/list', {
    query,
    answer: z.array(classListItem),
    signal,
  });
}

export function loadClass(id: ClassId, signal: AbortSignal) {
  return callApi('GET', '/api/classes/overview', {
    query: { id },
    answer: classOverviewAnswer,
    signal,
  });
}

/** The texts of one student, or those for one assignment. */
export function loadSubmissions(query: ClassSubmissionsQuery, signal: AbortSignal) {
  return callApi('GET', '/api/classes/submissions', { query, answer: z.array(ownedSubmission), signal });
}

export function loadLookups(type: 'area' | 'level', signal: AbortSignal) {
  return callApi('POST', '/api/classes/getlist', {
    query: { type },
    answer: z.array(lookupItem),
    signal,
  });
}

export async function registerClass(body: RegisterClassBody): Promise<ClassId> {
  const answer = z.object({ id: classId });
  const { id } = await callApi('POST', '/api/classes/registerclass', { creates: true, body, answer });
  return id;
}

export function updateClass(body: UpdateClassBody): Promise<void> {
  return callApi('POST', '/api/classes/updateClass', { body });
}

export function setArchived(query: { id: ClassId; archived: boolean }): Promise<void> {
  return callApi('POST', '/api/classes/archive', { query });
}

export function deleteClass(id: ClassId): Promise<void> {
  return callApi('DELETE', '/api/classes/class', { query: { id } });
}

export function removeStudent(body: { classId: ClassId; studentId: UserId }): Promise<boolean> {
  return callApi('DELETE', '/api/classes/dropstudent', {
    body,
    answer: z.boolean(),
  });
}

export function findAssistant(email: string) {
  return callApi('POST', '/api/assistant/searchuser', { query: { email }, answer: foundAssistant });
}

export function addAssistant(query: { classId: ClassId; userId: UserId }): Promise<void> {
  return callApi('POST', '/api/assistant/addta', { creates: true, query });
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
