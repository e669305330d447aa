import { readSubmissionSchema as readSubmissionAnswer, rubricScoresBodySchema } from '@redraft/contracts';
import { scoreByRubric } from '../../domain/grading/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

export const rubricScoreRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/rubricScores',
    summary: 'What a text got by each criterion of the rubric; once none is missing, the sum is its grade',
    permission: 'submission.mark',
    body: rubricScoresBodySchema,
    answer: readSubmissionAnswer,
    errors: [
      'not_found',
      'conflict.changed',
      'grade.invalid',
      'grade.changed',
      'grade.not_submitted',
      'grade.marked_twice',
    ],
    handler: async ({ actor, body, now, request: { server } }) => {
      await scoreByRubric(actor, body, now);
      return readSubmission(actor, { id: body.submissionId, editorHost: server.editorHost }, now);
    },
  }),
];
