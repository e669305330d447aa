import type { ClassId, SetAccommodationsAnswer, SetAccommodationsBody } from '@redraft/contracts';
import { classAccommodationsSchema, setAccommodationsAnswerSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

/** What is granted in a class, and the deadlines of everybody else. */
export function loadAccommodations(classId: ClassId, signal: AbortSignal) {
  return callApi('GET', '/api/classes/accommodations', {
    query: { classId },
    answer: classAccommodationsSchema,
    signal,
  });
}

export function setAccommodations(body: SetAccommodationsBody): Promise<SetAccommodationsAnswer> {
  return callApi('PUT', '/api/classes/accommodations', { body, answer: setAccommodationsAnswerSchema });
}
