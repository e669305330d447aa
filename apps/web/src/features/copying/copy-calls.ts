import type { AssignmentId, ClassListItem, CopyAssignmentBody, CopyClassBody } from '@redraft/contracts';
import { assignmentIdSchema, copyClassAnswerSchema } from '@redraft/contracts';
import { z } from 'zod';
import { loadClassPage } from '../../domain/classes/index.ts';
import { callApi } from '../../lib/api.ts';

export function copyClass(body: CopyClassBody) {
  return callApi('POST', '/api/classes/copy', { creates: true, body, answer: copyClassAnswerSchema });
}

export async function copyAssignment(body: CopyAssignmentBody): Promise<AssignmentId> {
  const answer = z.object({ id: assignmentIdSchema });
  return (await callApi('POST', '/api/classes/assignment/copy', { creates: true, body, answer })).id;
}

/** Every current class of one's own, page by page until an empty one. */
export async function loadOwnClasses(signal: AbortSignal): Promise<ClassListItem[]> {
  const all: ClassListItem[] = [];
  for (let index = 0; ; index += 1) {
    const page = await loadClassPage({ index, archived: false }, signal);
    if (page.length === 0) return all;
    all.push(...page);
  }
}
