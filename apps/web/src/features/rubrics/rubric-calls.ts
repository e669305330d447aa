import type { ChangeRubricBody, Rubric, RubricContent, RubricId } from '@redraft/contracts';
import { rubricSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function loadRubrics(signal?: AbortSignal): Promise<Rubric[]> {
  return callApi('GET', '/api/rubrics', { answer: z.array(rubricSchema), signal });
}

export function addRubric(body: RubricContent): Promise<Rubric> {
  return callApi('POST', '/api/rubrics', { creates: true, body, answer: rubricSchema });
}

export function changeRubric(body: ChangeRubricBody): Promise<Rubric> {
  return callApi('PUT', '/api/rubrics', { body, answer: rubricSchema });
}

export function removeRubric(id: RubricId): Promise<void> {
  return callApi('DELETE', '/api/rubrics', { query: { id } });
}
