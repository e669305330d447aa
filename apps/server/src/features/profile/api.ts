import {
  changePasswordBodySchema,
  changePreferencesBodySchema,
  doneSchema,
  openSessionSchema,
  preferencesSchema,
  profileSchema,
  sessionQuerySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
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
  defineRoute({
    method: 'GET',
    path: '/api/auth/profile',
    summary: 'The own profile',
    permission: 'account.use',
    answer: profileSchema,
    handler: ({ actor }) => readProfile(actor),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/auth/preferences',
    summary: 'Choose the own language or time zone',
    permission: 'account.use',
    body: changePreferencesBodySchema,
    answer: preferencesSchema,
    handler: ({ actor, body }) => changePreferences(actor, body),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/changepassword',
    summary: 'Change the own password; ends all other sessions',
    permission: 'account.use',
    body: changePasswordBodySchema,
    answer: doneSchema,
    errors: ['account.not_local', 'account.wrong_password', 'account.password_same'],
    isLocalAccounts: true,
    limitPerMinute: 10,
    handler: async ({ actor, body, now }) => {
      await changePassword(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the own account is signed in',
    permission: 'account.use',
    answer: z.array(openSessionSchema),
    handler: ({ actor, now }) => listSessions(actor, now),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Sign the own account out in one place',
    permission: 'account.use',
    query: sessionQuerySchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await closeOwnSession(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/signouteverywhere',
    summary: 'Sign the own account out everywhere, here as well',
    permission: 'account.use',
    answer: doneSchema,
    handler: async ({ actor, now }) => {
      await endSessionsOf({ userId: actor.userId }, now);
      return success;
    },
  }),
];
