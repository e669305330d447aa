import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/access-tokens';
import {
  createAccessToken,
  listAccessTokens,
  listOwnAccessTokens,
  revokeAccessToken,
  revokeOwnAccessToken,
  switchAccessTokens,
} from '../../domain/access-tokens/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const accessTokenRoutes = [
  defineRoute(calls.listOwnAccessTokens, {
    permission: 'account.use',
    handler: ({ actor, now }) => listOwnAccessTokens(actor, now),
  }),
  defineRoute(calls.createAccessToken, {
    permission: 'account.use',
    limitPerMinute: 10,
    handler: ({ actor, body, now }) => createAccessToken(actor, body, now),
  }),
  defineRoute(calls.revokeOwnAccessToken, {
    permission: 'account.use',
    handler: async ({ actor, query, now }) => {
      await revokeOwnAccessToken(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.listAccessTokens, {
    permission: 'account.manage',
    handler: ({ query, now }) => listAccessTokens(query, now),
  }),
  defineRoute(calls.revokeAccessToken, {
    permission: 'account.manage',
    handler: async ({ actor, query, now }) => {
      await revokeAccessToken(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.switchAccessTokens, {
    permission: 'account.manage',
    handler: async ({ actor, body, now }) => {
      await switchAccessTokens(actor, body, now);
      return success;
    },
  }),
];
