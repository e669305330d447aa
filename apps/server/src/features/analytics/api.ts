import * as calls from '@redraft/contracts/calls/analytics';
import {
  changeMapOfSubmission,
  loadHeatmapOfSubmission,
  loadScoresOfSubmission,
  loadTimeMetrics,
  loadWordsOverTimeOfSubmission,
  setRatioBands,
} from '../../domain/writing-figures/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';

export const analyticsRoutes = [
  defineRoute(calls.readTimeMetrics, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadTimeMetrics(actor, query.id, now),
  }),
  defineRoute(calls.readScores, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadScoresOfSubmission(actor, query.submissionId, now),
  }),
  defineRoute(calls.setRatioBands, {
    permission: 'assignment.manage',
    handler: async ({ actor, body, now }) => {
      await setRatioBands(actor, body, now);
      return { isKept: body.isKept };
    },
  }),
  defineRoute(calls.readHeatmap, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadHeatmapOfSubmission(actor, query.id, now),
  }),
  defineRoute(calls.readChangeMap, {
    permission: 'submission.read',
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      changeMapOfSubmission(actor, { id: query.submissionId, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.readWordsOverTime, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadWordsOverTimeOfSubmission(actor, query.submissionId, now),
  }),
];
