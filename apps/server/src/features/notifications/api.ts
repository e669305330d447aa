import * as calls from '@redraft/contracts/calls/notifications';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, definePublicRoute, defineRoute } from '../../platform/route.ts';
import { changePreference, readPreferences, readSubscription, unsubscribe } from './preferences.ts';
import { readNotifications } from './service.ts';

const permission = 'account.use';
const limitPerMinute = 30;

export const notificationRoutes = [
  defineRoute(calls.listNotifications, {
    permission,
    handler: ({ actor, now, request }) =>
      readNotifications(actor, { language: readerLanguage(request) }, now),
  }),
  defineFileRoute(calls.followNotifications, {
    permission,
    limitPerMinute,
    isEndless: true,
    handler: async ({ actor, reply, request }) => {
      const lines = await request.server.noticeStreams.open(actor);
      // A client that has disconnected reads no heartbeat.
      reply.raw.once('close', () => lines.destroy());
      return {
        bytes: { pieces: lines, length: null },
        contentType: 'text/event-stream; charset=utf-8',
        // Asks buffering proxies to pass the stream through.
        headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
      };
    },
  }),
  defineRoute(calls.readNoticePreferences, {
    permission,
    handler: ({ actor }) => readPreferences(actor),
  }),
  defineRoute(calls.changeNoticePreference, {
    permission,
    handler: ({ actor, body }) => changePreference(actor, body),
  }),
  definePublicRoute(calls.readSubscription, {
    permission: 'public',
    limitPerMinute,
    handler: async ({ query }) => ({ kind: readSubscription(query.token) }),
  }),
  definePublicRoute(calls.unsubscribe, {
    permission: 'public',
    limitPerMinute,
    handler: async ({ query }) => ({ kind: await unsubscribe(query.token) }),
  }),
];
