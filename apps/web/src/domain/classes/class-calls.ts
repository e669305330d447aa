import type { ClassId, ClassSubmissionsQuery, UpdateClassBody } from '@redraft/contracts';
import * as classListCalls from '@redraft/contracts/calls/class-list';
import * as classPageCalls from '@redraft/contracts/calls/class-page';
import { callApi, sendCall } from '../../lib/api.ts';

/** A page of the user's classes; the page after the last is empty. */
export function loadClassPage(query: { index: number; archived: boolean }, signal: AbortSignal) {
  return callApi(classListCalls.listOwnedClasses, { query, signal });
}

export function loadClass(id: ClassId, signal: AbortSignal) {
  return callApi(classPageCalls.readClassOverview, { query: { id }, signal });
}

/** A class as assistants see it; the response is JSON in a string. */
export function loadAssistedClass(id: ClassId, signal: AbortSignal) {
  return callApi(classPageCalls.readAssistedClass, { query: { id }, signal });
}

/** Texts of one student, or for one assignment. */
export function loadSubmissions(query: ClassSubmissionsQuery, signal: AbortSignal) {
  return callApi(classPageCalls.listClassSubmissions, { query, signal });
}

export function setArchived(query: { id: ClassId; archived: boolean }): Promise<void> {
  return sendCall(classListCalls.setClassArchived, { query });
}

export function updateClass(body: UpdateClassBody): Promise<void> {
  return sendCall(classPageCalls.changeClass, { body });
}
