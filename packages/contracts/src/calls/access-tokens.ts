import {
  accessTokenQuerySchema,
  createAccessTokenBodySchema,
  createdAccessTokenSchema,
  managedAccessTokensQuerySchema,
  managedAccessTokensSchema,
  ownAccessTokensSchema,
  switchAccessTokensBodySchema,
} from '../access-tokens.ts';
import { defineCall } from '../call.ts';
import { doneSchema } from '../wire.ts';

export const listOwnAccessTokens = defineCall({
  method: 'GET',
  path: '/api/account/tokens',
  summary: 'The personal access tokens of the own account, the newest first',
  answer: ownAccessTokensSchema,
});

/** Not `creates`: a stored answer would contain the token. */
export const createAccessToken = defineCall({
  method: 'POST',
  path: '/api/account/tokens',
  summary: 'Create a personal access token; the token itself is in this answer and never again',
  body: createAccessTokenBodySchema,
  answer: createdAccessTokenSchema,
  errors: ['token.off', 'token.too_many'],
});

export const revokeOwnAccessToken = defineCall({
  method: 'DELETE',
  path: '/api/account/tokens',
  summary: 'Revoke a personal access token of the own account',
  query: accessTokenQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const listAccessTokens = defineCall({
  method: 'GET',
  path: '/api/admin/tokens',
  summary: 'The personal access tokens of all accounts, the newest first',
  query: managedAccessTokensQuerySchema,
  answer: managedAccessTokensSchema,
});

export const revokeAccessToken = defineCall({
  method: 'DELETE',
  path: '/api/admin/tokens',
  summary: 'Revoke a personal access token of any account',
  query: accessTokenQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const switchAccessTokens = defineCall({
  method: 'PUT',
  path: '/api/admin/tokens/settings',
  summary: 'Allow personal access tokens, or turn them off for everybody',
  body: switchAccessTokensBodySchema,
  answer: doneSchema,
});
