import { z } from 'zod';
import { defineCall } from '../call.ts';
import { invitationIdSchema } from '../ids.ts';
import {
  exportRosterQuerySchema,
  importRosterAnswerSchema,
  importRosterBodySchema,
  mailInvitationsAnswerSchema,
  mailInvitationsBodySchema,
} from '../roster.ts';
import { doneSchema } from '../wire.ts';

export const exportRoster = defineCall({
  method: 'GET',
  path: '/api/classes/roster',
  scope: 'grades.read',
  summary: 'The students of a class with their results, as comma-separated values',
  query: exportRosterQuerySchema,
  errors: ['not_found'],
  answer: 'file',
});

export const importRoster = defineCall({
  method: 'POST',
  path: '/api/classes/roster',
  scope: 'roster.write',
  summary: 'Enroll or invite everybody on a roster; with dryRun, say only what that would do',
  body: importRosterBodySchema,
  answer: importRosterAnswerSchema,
  errors: ['not_found', 'class.closed'],
  creates: true,
});

export const mailInvitations = defineCall({
  method: 'POST',
  path: '/api/classes/invitationmails',
  scope: 'roster.write',
  summary: 'Write to people who are invited; to those who were written to a moment ago not again',
  body: mailInvitationsBodySchema,
  answer: mailInvitationsAnswerSchema,
  errors: ['not_found', 'class.closed'],
  creates: true,
});

export const removeInvitation = defineCall({
  method: 'DELETE',
  path: '/api/classes/invitation',
  scope: 'roster.write',
  summary: 'No longer await somebody who has not joined',
  query: z.object({ id: invitationIdSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});
