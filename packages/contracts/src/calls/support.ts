import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  contactMessageSchema,
  supportIssueSchema,
  thanksSchema,
  ticketChangeSchema,
  ticketPageSchema,
  ticketsQuerySchema,
  trackerSchema,
} from '../support.ts';
import { doneSchema } from '../wire.ts';

export const readTrackers = defineCall({
  method: 'GET',
  path: '/api/support/trackers',
  summary: 'What a request for support may be about, in the language of the reader',
  answer: z.array(trackerSchema),
});

export const requestSupport = defineCall({
  method: 'POST',
  path: '/api/support/issue',
  summary: 'Ask for support, signed in or not',
  body: supportIssueSchema,
  answer: thanksSchema,
  errors: ['support.unknown_tracker'],
  creates: true,
});

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/api/email/sendcontact',
  summary: 'Write to those who run the platform, signed in or not',
  body: contactMessageSchema,
  answer: thanksSchema,
  creates: true,
});

export const readTickets = defineCall({
  method: 'GET',
  path: '/api/admin/tickets',
  summary: 'Requests for support and messages of the contact page, a page at a time, the newest first',
  query: ticketsQuerySchema,
  answer: ticketPageSchema,
});

export const changeTicket = defineCall({
  method: 'PUT',
  path: '/api/admin/ticket',
  summary: 'Say whether a request is open, answered or closed',
  body: ticketChangeSchema,
  answer: doneSchema,
  errors: ['not_found'],
});
