import { defineCall } from '../call.ts';
import {
  connectedInstitutionsSchema,
  connectInstitutionAnswerSchema,
  connectInstitutionBodySchema,
} from '../sign-on.ts';
import { doneSchema } from '../wire.ts';

export const listInstitutions = defineCall({
  method: 'GET',
  path: '/api/auth/institutions',
  summary: 'The institutions at which one can sign in, and with which of them the own account is connected',
  answer: connectedInstitutionsSchema,
});

export const connectInstitution = defineCall({
  method: 'POST',
  path: '/api/auth/institutions/connect',
  summary: 'Begin to connect the own account with an institution; answers the address to go to for that',
  body: connectInstitutionBodySchema,
  answer: connectInstitutionAnswerSchema,
  errors: ['signon.off', 'signon.away'],
});

export const disconnectInstitution = defineCall({
  method: 'POST',
  path: '/api/auth/institutions/disconnect',
  summary: 'Part the own account from an institution; refused where nobody could sign in to it any more',
  body: connectInstitutionBodySchema,
  answer: doneSchema,
  errors: ['signon.off', 'signon.last_way'],
});
