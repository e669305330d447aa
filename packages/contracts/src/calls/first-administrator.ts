import { defineCall } from '../call.ts';
import { firstAdministratorBodySchema, firstRunSchema } from '../first-administrator.ts';
import { doneSchema } from '../wire.ts';

export const readFirstRun = defineCall({
  method: 'GET',
  path: '/api/setup',
  summary: 'Whether this installation still needs its first administrator',
  answer: firstRunSchema,
});

export const createFirstAdministrator = defineCall({
  method: 'POST',
  path: '/api/setup',
  summary: 'Create the first administrator, with the code that the log of the server shows',
  body: firstAdministratorBodySchema,
  answer: doneSchema,
  errors: ['setup.done', 'setup.code_wrong', 'account.taken'],
});
