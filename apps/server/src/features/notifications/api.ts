import {
  noticePreferenceSchema,
  noticePreferencesSchema,
  notificationSchema,
  subscriptionSchema,
  unsubscribeQuerySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, definePublicRoute, defineRoute } from '../../platform/route.ts';
import { changePreference, readPreferences, readSubscription, unsubscribe } from './preferences.ts';
import { readNotifications } from './service.ts';

const permission = 'account.use';
const limitPerMinute = 30;

export const notificationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/usernotifications',
    summary: 'What the user is told, the newest first, in the language of the reader',
    permission,
    answer: z.array(notificationSchema),
    handler: ({ actor, now, request }) =>
      readNotifications(actor, { language: readerLanguage(request) }, now),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/notifications/stream',
    summary:
      'Server-sent events for as long as the page is open: "told" when there is something new to be told, "saveRefused" when a save was refused that an editor of another maker made for the user',
    permission,
    limitPerMinute,
    isEndless: true,
    handler: async ({ actor, reply, request }) => {
      const lines = await request.server.noticeStreams.open(actor);
      // Whoever has gone reads no heartbeat.
      reply.raw.once('close', () => lines.destroy());
      return {
        bytes: { pieces: lines, length: null },
        contentType: 'text/event-stream; charset=utf-8',
        // Proxies that collect an answer before they pass it on are asked not to.
        headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'How the user wants to hear of what',
    permission,
    answer: noticePreferencesSchema,
    handler: ({ actor }) => readPreferences(actor),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Choose how to hear of one topic',
    permission,
    body: noticePreferenceSchema,
    answer: noticePreferencesSchema,
    handler: ({ actor, body }) => changePreference(actor, body),
  }),
  definePublicRoute({
    method: 'GET',
    path: '/api/notifications/subscription',
    summary: 'Which mails a link out of a mail ends',
    permission: 'public',
    query: unsubscribeQuerySchema,
    answer: subscriptionSchema,
    errors: ['notice.link_unknown'],
    limitPerMinute,
    handler: async ({ query }) => ({ kind: readSubscription(query.token) }),
  }),
  definePublicRoute({
    method: 'POST',
    // Not below /api: a mail program that knows one press (RFC 8058) posts to the very address that people open.
    path: '/unsubscribe',
    summary: 'End mails of one kind, by a link out of one, without a sign-in',
    permission: 'public',
    query: unsubscribeQuerySchema,
    answer: subscriptionSchema,
    errors: ['notice.link_unknown'],
    limitPerMinute,
    handler: async ({ query }) => ({ kind: await unsubscribe(query.token) }),
  }),
];
