import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/first-administrator';
import { createFirstAdministrator, needsAdministrator } from '../../domain/accounts/index.ts';
import { definePublicRoute } from '../../platform/route.ts';

export const firstRunRoutes = [
  definePublicRoute(calls.readFirstRun, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 60,
    handler: async () => ({ isOpen: await needsAdministrator() }),
  }),
  definePublicRoute(calls.createFirstAdministrator, {
    permission: 'public',
    isLocalAccounts: true,
    limitPerMinute: 10,
    handler: async ({ body, now }) => {
      await createFirstAdministrator(body, now);
      return success;
    },
  }),
];
