import { defineCall } from '../call.ts';
import { rubricScoresBodySchema } from '../rubric-scores.ts';
import { readSubmissionSchema } from '../submissions.ts';

export const scoreByRubric = defineCall({
  method: 'POST',
  path: '/api/classes/rubricScores',
  scope: 'grades.write',
  summary: 'What a text got by each criterion of the rubric; once none is missing, the sum is its grade',
  body: rubricScoresBodySchema,
  answer: readSubmissionSchema,
  errors: [
    'not_found',
    'conflict.changed',
    'grade.invalid',
    'grade.changed',
    'grade.not_submitted',
    'grade.marked_twice',
  ],
});
