import {
  contactMessageSchema,
  doneSchema,
  success,
  supportIssueSchema,
  thanksSchema,
  ticketChangeSchema,
  ticketPageSchema,
  ticketsQuerySchema,
  trackerSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { readerLanguage } from '../../platform/reader-language.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { changeTicket, readTickets, readTrackers, requestSupport, sendContactMessage } from './service.ts';

/** A school has one address for all who are not signed in. */
const limitPerMinute = 10;

export const supportRoutes = [
  definePublicRoute({
    method: 'GET',
    path: '/api/support/trackers',
    summary: 'What a request for support may be about, in the language of the reader',
    permission: 'public',
    answer: z.array(trackerSchema),
    handler: async ({ request }) => readTrackers(readerLanguage(request)),
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/support/issue',
    summary: 'Ask for support, signed in or not',
    creates: true,
    permission: 'public',
    body: supportIssueSchema,
    answer: thanksSchema,
    errors: ['support.unknown_tracker'],
    limitPerMinute,
    handler: async ({ actor, body, now, request }) => {
      await requestSupport(actor, body, now);
      return { ...success, message: say(readerLanguage(request), 'support.thanks') };
    },
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/email/sendcontact',
    summary: 'Write to those who run the platform, signed in or not',
    creates: true,
    permission: 'public',
    body: contactMessageSchema,
    answer: thanksSchema,
    limitPerMinute,
    handler: async ({ actor, body, now, request }) => {
      await sendContactMessage(actor, body, now);
      return { ...success, message: say(readerLanguage(request), 'contact.thanks') };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/tickets',
    summary: 'Requests for support and messages of the contact page, a page at a time, the newest first',
    permission: 'system.operate',
    query: ticketsQuerySchema,
    answer: ticketPageSchema,
    handler: ({ query, request }) => readTickets(query, readerLanguage(request)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/admin/ticket',
    summary: 'Say whether a request is open, answered or closed',
    permission: 'system.operate',
    body: ticketChangeSchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => {
      await changeTicket(actor, body, now);
      return success;
    },
  }),
];
