import * as calls from '@redraft/contracts/calls/rewind';
import { defineRoute } from '../../platform/route.ts';
import { compareVersions } from './draft-diff.ts';
import { readRewindMarks } from './marks.ts';
import { readRewindOverview, readRewindWindow } from './service.ts';

export const rewindRoutes = [
  defineRoute(calls.readRewindOverview, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => readRewindOverview(actor, query, now),
  }),
  defineRoute(calls.readRewindWindow, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => readRewindWindow(actor, query, now),
  }),
  defineRoute(calls.readRewindMarks, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => readRewindMarks(actor, query.submissionId, now),
  }),
  defineRoute(calls.compareVersions, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => compareVersions(actor, query, now),
  }),
];
