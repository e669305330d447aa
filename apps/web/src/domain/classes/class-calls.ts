import type { ClassId, ClassSubmissionsQuery, UpdateClassBody } from '@redraft/contracts';
import {
  classListItemSchema,
  classOverviewAnswerSchema,
  classOverviewSchema,
  ownedSubmissionSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** A page of the own classes; the page after the last is empty. */
export function loadClassPage(query: { index: number; archived: boolean }, signal: AbortSignal) {
  return callApi('GET', '/api/classes/list', {
    query,
    answer: z.array(classListItemSchema),
    signal,
  });
}

export function loadClass(id: ClassId, signal: AbortSignal) {
  return callApi('GET', '/api/classes/overview', {
    query: { id },
    answer: classOverviewAnswerSchema,
    signal,
  });
}

/** The same for those who assist, to whom it comes as JSON in a text. */
export function loadAssistedClass(id: ClassId, signal: AbortSignal) {
  return callApi('GET', '/api/assistant/classdetail', {
    query: { id },
    answer: z.string().transform((text) => classOverviewSchema.parse(JSON.parse(text))),
    signal,
  });
}

/** The texts of one student, or those for one assignment. */
export function loadSubmissions(query: ClassSubmissionsQuery, signal: AbortSignal) {
  return callApi('GET', '/api/classes/submissions', {
    query,
    answer: z.array(ownedSubmissionSchema),
    signal,
  });
}

export function setArchived(query: { id: ClassId; archived: boolean }): Promise<void> {
  return callApi('POST', '/api/classes/archive', { query });
}

export function updateClass(body: UpdateClassBody): Promise<void> {
  return callApi('POST', '/api/classes/updateClass', { body });
}
