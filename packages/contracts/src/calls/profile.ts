import { z } from 'zod';
import {
  changePreferencesBodySchema,
  openSessionSchema,
  preferencesSchema,
  profileSchema,
  sessionQuerySchema,
} from '../accounts.ts';
import { defineCall } from '../call.ts';
import { changePasswordBodySchema } from '../local-accounts.ts';
import { doneSchema } from '../wire.ts';

export const readProfile = defineCall({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The own profile',
  answer: profileSchema,
});

export const changePreferences = defineCall({
  method: 'PATCH',
  path: '/api/auth/preferences',
  summary: 'Choose the own language or time zone',
  body: changePreferencesBodySchema,
  answer: preferencesSchema,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/changepassword',
  summary: 'Change the own password; ends all other sessions',
  body: changePasswordBodySchema,
  answer: doneSchema,
  errors: ['account.not_local', 'account.wrong_password', 'account.password_same'],
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the own account is signed in',
  answer: z.array(openSessionSchema),
});

export const closeOtherSession = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign the own account out in one place',
  query: sessionQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/api/auth/signouteverywhere',
  summary: 'Sign the own account out everywhere, here as well',
  answer: doneSchema,
});
