import {
  type NoticePreference,
  type NoticePreferences,
  noticePreferencesSchema,
  subscriptionSchema,
} from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

const path = '/api/notifications/preferences';

export function loadPreferences(signal: AbortSignal): Promise<NoticePreferences> {
  return callApi('GET', path, { answer: noticePreferencesSchema, signal });
}

export function choosePreference(body: NoticePreference): Promise<NoticePreferences> {
  return callApi('PUT', path, { answer: noticePreferencesSchema, body });
}

export function loadSubscription(token: string, signal: AbortSignal) {
  return callApi('GET', '/api/notifications/subscription', {
    answer: subscriptionSchema,
    query: { token },
    signal,
    isIncidental: true,
  });
}

export function unsubscribe(token: string) {
  return callApi('POST', '/unsubscribe', {
    answer: subscriptionSchema,
    query: { token },
    isIncidental: true,
  });
}
