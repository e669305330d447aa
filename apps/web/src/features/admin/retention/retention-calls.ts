import type { HoldBody, RetainedClass } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/retention';
import { callApi, sendCall } from '../../../lib/api.ts';

export const retentionKey = 'retention';

export function loadRetention(months: number | undefined, signal: AbortSignal) {
  return callApi(calls.readRetention, { query: { months }, signal });
}

export function saveRetention(months: number | null): Promise<void> {
  return sendCall(calls.changeRetention, { body: { months } });
}

export function placeHold(body: HoldBody): Promise<void> {
  return sendCall(calls.placeHold, { body });
}

export function endHold(classId: RetainedClass['id']): Promise<void> {
  return sendCall(calls.endHold, { query: { classId } });
}
