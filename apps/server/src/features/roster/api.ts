import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/roster';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { exportRoster } from './export.ts';
import { importRoster } from './import.ts';
import { removeInvitation } from './invitations.ts';
import { mailInvitations } from './mailing.ts';

export const rosterRoutes = [
  defineFileRoute(calls.exportRoster, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now, request }) =>
      exportRoster(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.importRoster, {
    permission: 'class.manage',
    handler: ({ actor, body, now }) => importRoster(actor, body, now),
  }),
  defineRoute(calls.mailInvitations, {
    permission: 'class.manage',
    limitPerMinute: 30,
    handler: ({ actor, body, now }) => mailInvitations(actor, body, now),
  }),
  defineRoute(calls.removeInvitation, {
    permission: 'class.manage',
    handler: async ({ actor, query, now }) => {
      await removeInvitation(actor, query.id, now);
      return success;
    },
  }),
];
