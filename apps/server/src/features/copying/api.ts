import * as calls from '@redraft/contracts/calls/copying';
import { defineRoute } from '../../platform/route.ts';
import { copyAssignment, copyClass } from './service.ts';

export const copyingRoutes = [
  defineRoute(calls.copyClass, {
    permission: 'class.create',
    handler: ({ actor, body, now }) => copyClass(actor, body, now),
  }),
  defineRoute(calls.copyAssignment, {
    permission: 'assignment.manage',
    handler: async ({ actor, body, now }) => ({ id: await copyAssignment(actor, body, now) }),
  }),
];
