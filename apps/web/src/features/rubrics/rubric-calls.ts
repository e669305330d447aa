import type { ChangeRubricBody, Rubric, RubricContent, RubricId } from '@redraft/contracts';
import { rubric } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function loadRubrics(signal?: AbortSignal): Promise<Rubric[]> {
  return callApi('GET', '/api/rubrics', { answer: z.array(rubric), signal });
}

export function addRubric(body: RubricContent): Promise<Rubric> {
  return callApi('POST', '/api/rubrics', { creates: true, body, answer: rubric });
}

export function changeRubric(body: ChangeRubricBody): Promise<Rubric> {
  return callApi('PUT', '/api/rubrics', { body, answer: rubric });
}

export function removeRubric(id: RubricId): Promise<void> {
  return callApi('DELETE', '/api/rubrics', { query: { id } });
}
