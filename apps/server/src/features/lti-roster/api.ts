import * as calls from '@redraft/contracts/calls/lti-roster';
import {
  chooseLinkTarget,
  previewCourseRoster,
  readBareLink,
  readCourseRoster,
  synchroniseRoster,
} from '../../domain/lti/index.ts';
import { loadStaffMembership } from '../../domain/members/index.ts';
import { now as clock } from '../../platform/clock.ts';
import { defineRoute } from '../../platform/route.ts';

export const ltiRosterRoutes = [
  defineRoute(calls.readCourseRoster, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query }) => {
      await loadStaffMembership(actor, query.classId);
      return readCourseRoster(query.classId);
    },
  }),
  defineRoute(calls.previewCourseRoster, {
    permission: 'class.manage',
    limitPerMinute: 12,
    handler: ({ actor, body, request }) =>
      previewCourseRoster(actor, { classId: body.classId, client: request.server.lti }, clock),
  }),
  defineRoute(calls.synchroniseRoster, {
    permission: 'class.manage',
    limitPerMinute: 12,
    handler: ({ actor, body, request }) =>
      synchroniseRoster(actor, { body, client: request.server.lti }, clock),
  }),
  defineRoute(calls.readBareLink, {
    permission: 'account.use',
    handler: ({ actor, query }) => readBareLink(actor, query.id),
  }),
  defineRoute(calls.chooseLinkTarget, {
    permission: 'account.use',
    handler: ({ actor, body, now }) => chooseLinkTarget(actor, body, now),
  }),
];
