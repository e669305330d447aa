import {
  decideInstructorBodySchema,
  managedAccountPageQuerySchema,
  managedAccountPageSchema,
  managedAccountQuerySchema,
  managedAccountSchema,
  roleItemSchema,
  saveAccountBodySchema,
  scopedClassQuerySchema,
  scopedClassSchema,
} from '@redraft/contracts';
import { z } from 'zod';
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
  defineRoute({
    method: 'GET',
    path: '/api/admin/user',
    summary:
      'Accounts by parts of their names, addresses and numbers, or those that wait for access as an instructor',
    permission,
    query: managedAccountQuerySchema,
    answer: z.array(managedAccountSchema),
    handler: ({ query }) => searchAccounts(query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'A page of all accounts; who waits for access as an instructor comes first',
    permission,
    query: managedAccountPageQuerySchema,
    answer: managedAccountPageSchema,
    handler: ({ query }) => readAccountPage(query.index),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/admin/user',
    summary: 'Make an account, which gets a link for its first password, or change one',
    creates: true,
    permission,
    body: saveAccountBodySchema,
    answer: managedAccountSchema,
    errors: [
      'not_found',
      'account.already_decided',
      'account.changed_meanwhile',
      'account.email_taken',
      'account.last_admin',
      'account.scope_empty',
      'account.scope_not_for_role',
      'account.scope_unknown',
      'account.username_rule',
      'account.username_taken',
    ],
    handler: ({ actor, body, now, request }) =>
      saveAccount(actor, { ...body, isLocal: request.server.hasLocalAccounts }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/admin/user/verify',
    summary: 'Approve or decline access as an instructor; the person is told by mail',
    permission,
    body: decideInstructorBodySchema,
    answer: managedAccountSchema,
    errors: ['not_found', 'account.already_decided'],
    handler: async ({ actor, body: { id, outcome }, now }) => {
      await readManagedAccount(id);
      await (outcome === 'approved' ? approveInstructor : declineInstructor)(actor, id, now);
      return readManagedAccount(id);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/role',
    summary: 'Every role there is',
    permission,
    answer: z.array(roleItemSchema),
    handler: async () => [...roleItems],
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/class',
    summary:
      'Classes by parts of their names, instructors and keys, to limit a role to them; the youngest first',
    permission,
    query: scopedClassQuerySchema,
    answer: z.array(scopedClassSchema),
    handler: ({ query }) => findClasses(query.text),
  }),
];
