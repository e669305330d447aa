import type { ChangeRubricBody, Rubric, RubricContent, RubricId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/rubrics';
import { callApi, sendCall } from '../../lib/api.ts';

export function loadRubrics(signal?: AbortSignal): Promise<Rubric[]> {
  return callApi(calls.listRubrics, { signal });
}

export function addRubric(body: RubricContent): Promise<Rubric> {
  return callApi(calls.addRubric, { body });
}

export function changeRubric(body: ChangeRubricBody): Promise<Rubric> {
  return callApi(calls.changeRubric, { body });
}

export function removeRubric(id: RubricId): Promise<void> {
  return sendCall(calls.removeRubric, { query: { id } });
}
