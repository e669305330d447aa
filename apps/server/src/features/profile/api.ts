import { changePreferencesBodySchema, preferencesSchema, profileSchema } from '@redraft/contracts';
import { changePreferences, readProfile } from '../../domain/accounts/index.ts';
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
];
