import * as calls from '@redraft/contracts/calls/home';
import { defineRoute } from '../../platform/route.ts';
import { readHome } from './service.ts';

export const homeRoutes = [
  defineRoute(calls.readHome, {
    permission: 'account.use',
    handler: ({ actor, now }) => readHome(actor, now),
  }),
];
