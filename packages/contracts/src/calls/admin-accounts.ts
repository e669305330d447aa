import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  decideInstructorBodySchema,
  managedAccountPageQuerySchema,
  managedAccountPageSchema,
  managedAccountQuerySchema,
  managedAccountSchema,
  roleItemSchema,
  saveAccountBodySchema,
} from '../managed-accounts.ts';
import { scopedClassQuerySchema, scopedClassSchema } from '../role-scopes.ts';

export const searchAccounts = defineCall({
  method: 'GET',
  path: '/api/admin/user',
  summary:
    'Accounts by parts of their names, addresses and numbers, or those that wait for access as an instructor',
  query: managedAccountQuerySchema,
  answer: z.array(managedAccountSchema),
});

export const readAccountPage = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'A page of all accounts; who waits for access as an instructor comes first',
  query: managedAccountPageQuerySchema,
  answer: managedAccountPageSchema,
});

export const saveAccount = defineCall({
  method: 'POST',
  path: '/api/admin/user',
  summary: 'Make an account, which gets a link for its first password, or change one',
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
  creates: true,
});

export const verifyAccount = defineCall({
  method: 'POST',
  path: '/api/admin/user/verify',
  summary: 'Approve or decline access as an instructor; the person is told by mail',
  body: decideInstructorBodySchema,
  answer: managedAccountSchema,
  errors: ['not_found', 'account.already_decided'],
});

export const listRoles = defineCall({
  method: 'GET',
  path: '/api/admin/role',
  summary: 'Every role there is',
  answer: z.array(roleItemSchema),
});

export const findScopedClasses = defineCall({
  method: 'GET',
  path: '/api/admin/class',
  summary:
    'Classes by parts of their names, instructors and keys, to limit a role to them; the youngest first',
  query: scopedClassQuerySchema,
  answer: z.array(scopedClassSchema),
});
