import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import {
  rewindMarksSchema,
  rewindOverviewQuerySchema,
  rewindOverviewSchema,
  rewindWindowQuerySchema,
  rewindWindowSchema,
  textDiffQuerySchema,
  textDiffSchema,
} from '../rewind.ts';

export const readRewindOverview = defineCall({
  method: 'GET',
  path: '/api/rewind/overview',
  summary: 'How many saves a submission has, when they were and how much they changed',
  query: rewindOverviewQuerySchema,
  answer: rewindOverviewSchema,
  errors: ['not_found'],
});

export const readRewindWindow = defineCall({
  method: 'GET',
  path: '/api/rewind/window',
  summary: 'Some saves of a submission around one of them, to be played back',
  query: rewindWindowQuerySchema,
  answer: rewindWindowSchema,
  errors: ['not_found'],
});

export const readRewindMarks = defineCall({
  method: 'GET',
  path: '/api/rewind/marks',
  summary: 'Sittings, comments, large insertions and moves along the saves of a submission',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: rewindMarksSchema,
  errors: ['not_found'],
});

export const compareVersions = defineCall({
  method: 'POST',
  path: '/api/classes/textdiff',
  summary: 'What was added, removed and moved from one version of a submission to another, as HTML',
  query: textDiffQuerySchema,
  answer: textDiffSchema,
  errors: ['not_found'],
});
