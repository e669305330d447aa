import {
  type FoundSubmission,
  foundSubmissionSchema,
  namedPersonSchema,
  repairableTextSchema,
  repairFrameSchema,
  repairStateSchema,
  type SubmissionId,
  type UserId,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../../lib/api.ts';

export function findNames(name: string, signal: AbortSignal) {
  return callApi('GET', '/api/admin/name', { query: { name }, answer: z.array(namedPersonSchema), signal });
}

export function findTexts(body: {
  userId: UserId | null;
  enrollmentKey: string;
}): Promise<FoundSubmission[]> {
  return callApi('POST', '/api/submission/user', { body, answer: z.array(foundSubmissionSchema) });
}

/** False where there is no such text. */
export function validateText(submissionId: SubmissionId, signal: AbortSignal) {
  const answer = z.union([repairableTextSchema, z.literal(false)]);
  return callApi('GET', '/api/submission/validate', { query: { submissionId }, answer, signal });
}

export function openCopy(query: { submissionId: SubmissionId; lang: string; theme: 'light' | 'dark' }) {
  return callApi('POST', '/api/submission/repair/frame', { query, answer: repairFrameSchema });
}

export function loadRepair(submissionId: SubmissionId, signal: AbortSignal) {
  const answer = repairStateSchema.nullable();
  return callApi('GET', '/api/submission/repair', { query: { submissionId }, answer, signal });
}

export function putInRepair(submissionId: SubmissionId, reason: string): Promise<void> {
  return callApi('POST', '/api/submission/repair', { creates: true, body: { submissionId, reason } });
}

export function dropRepair(submissionId: SubmissionId): Promise<void> {
  return callApi('DELETE', '/api/submission/repair', { query: { submissionId } });
}
