import type { NoticePreference, NoticePreferences } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/notifications';
import { callApi } from '../../lib/api.ts';

export function loadPreferences(signal: AbortSignal): Promise<NoticePreferences> {
  return callApi(calls.readNoticePreferences, { signal });
}

export function choosePreference(body: NoticePreference): Promise<NoticePreferences> {
  return callApi(calls.changeNoticePreference, { body });
}

export function loadSubscription(token: string, signal: AbortSignal) {
  return callApi(calls.readSubscription, { query: { token }, signal, isIncidental: true });
}

export function unsubscribe(token: string) {
  return callApi(calls.unsubscribe, { query: { token }, isIncidental: true });
}
