import * as calls from '@redraft/contracts/calls/analytics-text-graphs';
import {
  loadDistributionOfSubmission,
  loadHeatmapsOfAdditionalFiles,
  loadProgressionOfSubmission,
} from '../../domain/writing-figures/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { countWords, loadStripsOfAssignment } from './text-graphs.ts';

export const textGraphRoutes = [
  defineRoute(calls.readChangeDistribution, {
    permission: 'submission.read',
    limitPerMinute: 120,
    handler: ({ actor, query: { submissionId: id, ...query }, now }) =>
      loadDistributionOfSubmission(actor, { id, ...query }, now),
  }),
  defineRoute(calls.readProgression, {
    permission: 'submission.read',
    limitPerMinute: 120,
    handler: ({ actor, query, now }) => loadProgressionOfSubmission(actor, query.submissionId, now),
  }),
  defineRoute(calls.readAdditionalHeatmaps, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadHeatmapsOfAdditionalFiles(actor, query, now),
  }),
  defineRoute(calls.countWords, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => countWords(actor, body, now),
  }),
  defineRoute(calls.readAssignmentStrips, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadStripsOfAssignment(actor, query, now),
  }),
];
