import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIdSchema, peerReviewIdSchema } from '../ids.ts';
import {
  changeReviewAnswersBodySchema,
  changeReviewCriteriaBodySchema,
  reviewAnswersSchema,
  reviewCriteriaSchema,
} from '../review-criteria.ts';
import { doneSchema } from '../wire.ts';

export const readReviewCriteria = defineCall({
  method: 'GET',
  path: '/api/peerreview/criteria',
  summary: 'By what the reviewers of an assignment look at a text, for staff',
  query: z.object({ assignmentId: assignmentIdSchema }),
  answer: reviewCriteriaSchema,
  errors: ['not_found'],
});

export const changeReviewCriteria = defineCall({
  method: 'PUT',
  path: '/api/peerreview/criteria',
  summary: 'Choose by what reviewers look at a text; reviews with answers keep what they were begun with',
  body: changeReviewCriteriaBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'class.archived', 'conflict.changed'],
});

export const readReviewAnswers = defineCall({
  method: 'GET',
  path: '/api/peerreview/answers',
  summary:
    'What a review says by its criteria, for its reviewer, for staff, and for its author once it reached them',
  query: z.object({ id: peerReviewIdSchema }),
  answer: reviewAnswersSchema,
  errors: ['not_found'],
});

export const changeReviewAnswers = defineCall({
  method: 'PUT',
  path: '/api/peerreview/answers',
  summary: 'Keep what a reviewer says by the criteria, as it is typed',
  body: changeReviewAnswersBodySchema,
  answer: reviewAnswersSchema,
  errors: [
    'not_found',
    'class.archived',
    'assignment.paused',
    'conflict.changed',
    'review.submitted',
    'review.withdrawn',
    'review.practice_first',
    'request.invalid',
  ],
});
