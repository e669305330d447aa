import type { ClassId, SetAccommodationsAnswer, SetAccommodationsBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/accommodations';
import { callApi } from '../../lib/api.ts';

/** Accommodations in a class, and the regular deadlines. */
export function loadAccommodations(classId: ClassId, signal: AbortSignal) {
  return callApi(calls.readAccommodations, { query: { classId }, signal });
}

export function setAccommodations(body: SetAccommodationsBody): Promise<SetAccommodationsAnswer> {
  return callApi(calls.setAccommodations, { body });
}
