import {
  doneSchema,
  exportRosterQuerySchema,
  importRosterAnswerSchema,
  importRosterBodySchema,
  invitationIdSchema,
  mailInvitationsAnswerSchema,
  mailInvitationsBodySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { exportRoster } from './export.ts';
import { importRoster } from './import.ts';
import { removeInvitation } from './invitations.ts';
import { mailInvitations } from './mailing.ts';

export const rosterRoutes = [
  defineFileRoute({
    method: 'GET',
    path: '/api/classes/roster',
    summary: 'The students of a class with their results, as comma-separated values',
    permission: 'class.read_as_member',
    query: exportRosterQuerySchema,
    errors: ['not_found'],
    handler: ({ actor, query, now, request }) =>
      exportRoster(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/roster',
    summary: 'Enroll or invite everybody on a roster; with dryRun, say only what that would do',
    creates: true,
    permission: 'class.manage',
    body: importRosterBodySchema,
    answer: importRosterAnswerSchema,
    errors: ['not_found', 'class.closed'],
    handler: ({ actor, body, now }) => importRoster(actor, body, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/invitationmails',
    summary: 'Write to people who are invited; to those who were written to a moment ago not again',
    creates: true,
    permission: 'class.manage',
    body: mailInvitationsBodySchema,
    answer: mailInvitationsAnswerSchema,
    errors: ['not_found', 'class.closed'],
    limitPerMinute: 30,
    handler: ({ actor, body, now }) => mailInvitations(actor, body, now),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/invitation',
    summary: 'No longer await somebody who has not joined',
    permission: 'class.manage',
    query: z.object({ id: invitationIdSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeInvitation(actor, query.id, now);
      return success;
    },
  }),
];
