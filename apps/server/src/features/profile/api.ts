import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/profile';
import {
  changePassword,
  changePreferences,
  closeOwnSession,
  endSessionsOf,
  listSessions,
  readProfile,
} from '../../domain/accounts/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const profileRoutes = [
  defineRoute(calls.readProfile, {
    permission: 'account.use',
    handler: ({ actor }) => readProfile(actor),
  }),
  defineRoute(calls.changePreferences, {
    permission: 'account.use',
    handler: ({ actor, body }) => changePreferences(actor, body),
  }),
  defineRoute(calls.changePassword, {
    permission: 'account.use',
    isLocalAccounts: true,
    limitPerMinute: 10,
    handler: async ({ actor, body, now }) => {
      await changePassword(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.listSessions, {
    permission: 'account.use',
    handler: ({ actor, now }) => listSessions(actor, now),
  }),
  defineRoute(calls.closeOtherSession, {
    permission: 'account.use',
    handler: async ({ actor, query, now }) => {
      await closeOwnSession(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.signOutEverywhere, {
    permission: 'account.use',
    handler: async ({ actor, now }) => {
      await endSessionsOf({ userId: actor.userId }, now);
      return success;
    },
  }),
];
