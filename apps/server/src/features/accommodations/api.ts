import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/accommodations';
import { defineRoute } from '../../platform/route.ts';
import { readAccommodations, setAccommodations } from './service.ts';

export const accommodationRoutes = [
  defineRoute(calls.readAccommodations, {
    permission: 'class.read_as_member',
    handler: ({ actor, query }) => readAccommodations(actor, query.classId),
  }),
  defineRoute(calls.setAccommodations, {
    permission: 'class.manage',
    handler: async ({ actor, body, now }) => ({
      ...success,
      ...(await setAccommodations(actor, body, now)),
    }),
  }),
];
