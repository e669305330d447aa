import {
  rewindMarksSchema,
  rewindOverviewQuerySchema,
  rewindOverviewSchema,
  rewindWindowQuerySchema,
  rewindWindowSchema,
  submissionIdSchema,
  textDiffQuerySchema,
  textDiffSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { compareVersions } from './draft-diff.ts';
import { readRewindMarks } from './marks.ts';
import { readRewindOverview, readRewindWindow } from './service.ts';

export const rewindRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/rewind/overview',
    summary: 'How many saves a submission has, when they were and how much they changed',
    permission: 'submission.read',
    query: rewindOverviewQuerySchema,
    answer: rewindOverviewSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readRewindOverview(actor, query, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/rewind/window',
    summary: 'Some saves of a submission around one of them, to be played back',
    permission: 'submission.read',
    query: rewindWindowQuerySchema,
    answer: rewindWindowSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readRewindWindow(actor, query, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/rewind/marks',
    summary: 'Sittings, comments, large insertions and moves along the saves of a submission',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: rewindMarksSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readRewindMarks(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/textdiff',
    summary: 'What was added, removed and moved from one version of a submission to another, as HTML',
    permission: 'submission.read',
    query: textDiffQuerySchema,
    answer: textDiffSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => compareVersions(actor, query, now),
  }),
];
