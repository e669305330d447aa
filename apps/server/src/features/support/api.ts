import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/support';
import { readerLanguage } from '../../platform/reader-language.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { changeTicket, readTickets, readTrackers, requestSupport, sendContactMessage } from './service.ts';

/** Users who are not signed in may share a school's address. */
const limitPerMinute = 10;

export const supportRoutes = [
  definePublicRoute(calls.readTrackers, {
    permission: 'public',
    handler: async ({ request }) => readTrackers(readerLanguage(request)),
  }),
  definePublicRoute(calls.requestSupport, {
    permission: 'public',
    limitPerMinute,
    handler: async ({ actor, body, now, request }) => {
      await requestSupport(actor, body, now);
      return { ...success, message: say(readerLanguage(request), 'support.thanks') };
    },
  }),
  definePublicRoute(calls.sendContactMessage, {
    permission: 'public',
    limitPerMinute,
    handler: async ({ actor, body, now, request }) => {
      await sendContactMessage(actor, body, now);
      return { ...success, message: say(readerLanguage(request), 'contact.thanks') };
    },
  }),
  defineRoute(calls.readTickets, {
    permission: 'system.operate',
    handler: ({ query, request }) => readTickets(query, readerLanguage(request)),
  }),
  defineRoute(calls.changeTicket, {
    permission: 'system.operate',
    handler: async ({ actor, body, now }) => {
      await changeTicket(actor, body, now);
      return success;
    },
  }),
];
