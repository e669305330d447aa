import { defineCall } from '../call.ts';
import {
  requeuedScoreSchema,
  sendScoreBodySchema,
  sentScoresQuerySchema,
  sentScoresSchema,
} from '../lti-grades.ts';

export const listSentScores = defineCall({
  method: 'GET',
  path: '/api/lti/scores',
  summary: 'What became of the grades of a class on their way to its learning platform',
  query: sentScoresQuerySchema,
  answer: sentScoresSchema,
  errors: ['not_found'],
});

export const sendScoreAgain = defineCall({
  method: 'POST',
  path: '/api/lti/scores/send',
  summary: 'Send a grade to the learning platform once more, as it stands',
  body: sendScoreBodySchema,
  answer: requeuedScoreSchema,
  errors: ['not_found', 'grade.marked_twice'],
});
