import {
  assignmentIdSchema,
  doneSchema,
  peerReviewItemSchema,
  peerReviewSetupSchema,
  populateBodySchema,
  populatedSchema,
  randomizeBodySchema,
  replaceReviewersBodySchema,
  reviewDeadlinesBodySchema,
  reviewMatrixSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  listReviewItems,
  populateReviews,
  randomMatrix,
  readSetup,
  replaceReviewers,
  setDeadlinesOfReviews,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

const ofAssignmentSchema = z.object({ assignmentId: assignmentIdSchema });
const pairErrors = [
  'not_found',
  'class.archived',
  'review.self',
  'review.not_in_class',
  'review.too_many_reviewers',
] as const;

export const peerReviewRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/Randomize',
    summary:
      'Who might review whom, by chance: a row for each reviewee, with 1 in the columns of its reviewers',
    permission: 'review.manage',
    body: randomizeBodySchema,
    answer: reviewMatrixSchema,
    errors: ['review.size', 'review.too_few', 'review.odd', 'review.one_way'],
    limitPerMinute: 60,
    handler: async ({ body: { size, options: mode, reviewer: reviewers } }) =>
      randomMatrix({ size, mode, reviewers }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/populate',
    summary: 'Save who reviews whom in an assignment, and how',
    permission: 'review.manage',
    body: populateBodySchema,
    answer: populatedSchema,
    errors: [...pairErrors, 'conflict.changed', 'review.only_texts'],
    handler: ({ actor, body, now }) => populateReviews(actor, body, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/deadline',
    summary: 'Until when drafts are reviewed; null for those that are not',
    permission: 'review.manage',
    body: reviewDeadlinesBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'class.archived', 'review.deadline_too_early', 'review.only_texts'],
    handler: async ({ actor, body, now }) => {
      const deadlines = body.map(({ draftId, draftPeerReviewDeadline: at }) => ({
        draftId,
        at: at === null ? null : new Date(at),
      }));
      await setDeadlinesOfReviews(actor, deadlines, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/replace',
    summary:
      'Give texts other reviewers, fill places that nobody fills, or empty them again: all of it or nothing',
    permission: 'review.manage',
    body: replaceReviewersBodySchema,
    answer: populatedSchema,
    errors: [...pairErrors, 'review.already_reviewer', 'conflict.changed'],
    handler: ({ actor, body, now }) => replaceReviewers(actor, body, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/setup',
    summary: 'How the students of an assignment review each other, for the staff of its class',
    permission: 'submission.read',
    query: ofAssignmentSchema,
    answer: peerReviewSetupSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => readSetup(actor, query.assignmentId),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/reviews',
    summary: 'The reviews of an assignment, for the staff of its class',
    permission: 'submission.read',
    query: ofAssignmentSchema,
    answer: z.array(peerReviewItemSchema),
    errors: ['not_found'],
    handler: ({ actor, query }) => listReviewItems(actor, query.assignmentId),
  }),
];
