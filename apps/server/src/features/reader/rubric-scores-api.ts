import * as calls from '@redraft/contracts/calls/reader-rubric-scores';
import { scoreByRubric } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

export const rubricScoreRoutes = [
  defineRoute(calls.scoreByRubric, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now, request: { server } }) => {
      await scoreByRubric(actor, body, now);
      return readSubmission(actor, { id: body.submissionId, editorHost: server.editorHost }, now);
    },
  }),
];
