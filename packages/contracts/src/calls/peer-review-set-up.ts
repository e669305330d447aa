import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIdSchema } from '../ids.ts';
import {
  peerReviewItemSchema,
  peerReviewSetupSchema,
  populateBodySchema,
  populatedSchema,
  randomizeBodySchema,
  replaceReviewersBodySchema,
  reviewDeadlinesBodySchema,
  reviewMatrixSchema,
} from '../peer-reviews.ts';
import { doneSchema } from '../wire.ts';

const ofAssignmentSchema = z.object({ assignmentId: assignmentIdSchema });

const pairErrors = [
  'not_found',
  'class.archived',
  'review.self',
  'review.not_in_class',
  'review.too_many_reviewers',
] as const;

export const randomizeReviews = defineCall({
  method: 'POST',
  path: '/api/peerreview/Randomize',
  summary:
    'Who might review whom, by chance: a row for each reviewee, with 1 in the columns of its reviewers',
  body: randomizeBodySchema,
  answer: reviewMatrixSchema,
  errors: ['review.size', 'review.too_few', 'review.odd', 'review.one_way'],
});

export const populateReviews = defineCall({
  method: 'POST',
  path: '/api/peerreview/populate',
  summary: 'Save who reviews whom in an assignment, and how',
  body: populateBodySchema,
  answer: populatedSchema,
  errors: [...pairErrors, 'conflict.changed', 'review.only_texts'],
});

export const setReviewDeadlines = defineCall({
  method: 'POST',
  path: '/api/peerreview/deadline',
  summary: 'Until when drafts are reviewed; null for those that are not',
  body: reviewDeadlinesBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'class.archived', 'review.deadline_too_early', 'review.only_texts'],
});

export const replaceReviewers = defineCall({
  method: 'POST',
  path: '/api/peerreview/replace',
  summary:
    'Give texts other reviewers, fill places that nobody fills, or empty them again: all of it or nothing',
  body: replaceReviewersBodySchema,
  answer: populatedSchema,
  errors: [...pairErrors, 'review.already_reviewer', 'conflict.changed'],
});

export const readReviewSetup = defineCall({
  method: 'GET',
  path: '/api/peerreview/setup',
  summary: 'How the students of an assignment review each other, for the staff of its class',
  query: ofAssignmentSchema,
  answer: peerReviewSetupSchema,
  errors: ['not_found'],
});

export const listReviewItems = defineCall({
  method: 'GET',
  path: '/api/peerreview/reviews',
  summary: 'The reviews of an assignment, for the staff of its class',
  query: ofAssignmentSchema,
  answer: z.array(peerReviewItemSchema),
  errors: ['not_found'],
});
