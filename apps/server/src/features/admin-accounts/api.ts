import * as calls from '@redraft/contracts/calls/admin-accounts';
import {
  approveInstructor,
  declineInstructor,
  readAccountPage,
  readManagedAccount,
  roleItems,
  saveAccount,
  searchAccounts,
} from '../../domain/accounts/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { findClasses } from './classes.ts';

const permission = 'account.manage';

export const adminAccountRoutes = [
  defineRoute(calls.searchAccounts, {
    permission,
    handler: ({ query }) => searchAccounts(query),
  }),
  defineRoute(calls.readAccountPage, {
    permission,
    handler: ({ query }) => readAccountPage(query.index),
  }),
  defineRoute(calls.saveAccount, {
    permission,
    handler: ({ actor, body, now, request }) =>
      saveAccount(actor, { ...body, isLocal: request.server.hasLocalAccounts }, now),
  }),
  defineRoute(calls.verifyAccount, {
    permission,
    handler: async ({ actor, body: { id, outcome }, now }) => {
      await readManagedAccount(id);
      await (outcome === 'approved' ? approveInstructor : declineInstructor)(actor, id, now);
      return readManagedAccount(id);
    },
  }),
  defineRoute(calls.listRoles, {
    permission,
    handler: async () => [...roleItems],
  }),
  defineRoute(calls.findScopedClasses, {
    permission,
    handler: ({ query }) => findClasses(query.text),
  }),
];
