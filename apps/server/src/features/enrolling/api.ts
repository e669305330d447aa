import * as calls from '@redraft/contracts/calls/enrolling';
import { callerAddress } from '../../platform/rate-limits.ts';
import { defineRoute } from '../../platform/route.ts';
import { enroll, listInvitingClasses, listOwnClasses, searchClass } from './service.ts';

export const enrollmentRoutes = [
  defineRoute(calls.searchClass, {
    permission: 'enrollment.join',
    limitPerMinute: 30,
    handler: ({ actor, query, now, request }) =>
      searchClass(actor, { enrollKey: query.enrollkey, address: callerAddress(request) }, now),
  }),
  defineRoute(calls.enroll, {
    permission: 'enrollment.join',
    limitPerMinute: 30,
    handler: ({ actor, query, now }) => enroll(actor, { id: query.id, isOptedOut: query.optOut }, now),
  }),
  defineRoute(calls.listOwnClasses, {
    permission: 'enrollment.join',
    handler: ({ actor }) => listOwnClasses(actor),
  }),
  defineRoute(calls.listInvitingClasses, {
    permission: 'enrollment.join',
    handler: ({ actor, now }) => listInvitingClasses(actor, now),
  }),
];
