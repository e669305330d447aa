import * as calls from '@redraft/contracts/calls/analytics-text-graphs';
import {
  distributionOfSubmission,
  heatmapsOfAdditionalFiles,
  progressionOfSubmission,
} from '../../domain/writing-figures/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { countWords, stripsOfAssignment } from './text-graphs.ts';

export const textGraphRoutes = [
  defineRoute(calls.readChangeDistribution, {
    permission: 'submission.read',
    limitPerMinute: 120,
    handler: ({ actor, query: { submissionId: id, ...query }, now }) =>
      distributionOfSubmission(actor, { id, ...query }, now),
  }),
  defineRoute(calls.readProgression, {
    permission: 'submission.read',
    limitPerMinute: 120,
    handler: ({ actor, query, now }) => progressionOfSubmission(actor, query.submissionId, now),
  }),
  defineRoute(calls.readAdditionalHeatmaps, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => heatmapsOfAdditionalFiles(actor, query, now),
  }),
  defineRoute(calls.countWords, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => countWords(actor, body, now),
  }),
  defineRoute(calls.readAssignmentStrips, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => stripsOfAssignment(actor, query, now),
  }),
];
