import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  noticePreferenceSchema,
  noticePreferencesSchema,
  notificationSchema,
  subscriptionSchema,
  unsubscribeQuerySchema,
} from '../notifications.ts';

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/admin/usernotifications',
  summary: 'What the user is told, the newest first, in the language of the reader',
  answer: z.array(notificationSchema),
});

export const followNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications/stream',
  summary:
    'Server-sent events for as long as the page is open: "told" when there is something new to be told, "saveRefused" when a save was refused that an editor of another maker made for the user, "access" when what the user may do with own texts may have changed',
  answer: 'file',
});

export const readNoticePreferences = defineCall({
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'How the user wants to hear of what',
  answer: noticePreferencesSchema,
});

export const changeNoticePreference = defineCall({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Choose how to hear of one topic',
  body: noticePreferenceSchema,
  answer: noticePreferencesSchema,
});

export const readSubscription = defineCall({
  method: 'GET',
  path: '/api/notifications/subscription',
  summary: 'Which mails a link out of a mail ends',
  query: unsubscribeQuerySchema,
  answer: subscriptionSchema,
  errors: ['notice.link_unknown'],
});

export const unsubscribe = defineCall({
  method: 'POST',
  // Not below /api: mail programs with one-click unsubscribe (RFC 8058) post to the URL that people open.
  path: '/unsubscribe',
  summary: 'End mails of one kind, by a link out of one, without a sign-in',
  query: unsubscribeQuerySchema,
  answer: subscriptionSchema,
  errors: ['notice.link_unknown'],
});
