import {
  assignmentIdSchema,
  changeOwnPracticeBodySchema,
  changeReviewPracticeBodySchema,
  doneSchema,
  limits,
  ownPracticeSchema,
  practiceFileSchema,
  practisedSchema,
  readPracticeFileBodySchema,
  reviewPracticeSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  changeOwnPractice,
  changeReviewPractice,
  listPractised,
  ownPracticeOf,
  readPracticeFile,
  reviewPracticeOf,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

const ofAssignmentSchema = z.object({ assignmentId: assignmentIdSchema });

export const practiceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/practice',
    summary: 'On what students practise before they review each other, for staff',
    permission: 'submission.read',
    query: ofAssignmentSchema,
    answer: reviewPracticeSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => reviewPracticeOf(actor, query.assignmentId),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/peerreview/practice',
    summary:
      'Choose on what students practise, with comments of staff to compare with, and whether they have to',
    permission: 'review.manage',
    body: changeReviewPracticeBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'class.archived', 'conflict.changed', 'review.passage_missing', 'request.invalid'],
    handler: async ({ actor, body, now }) => {
      await changeReviewPractice(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/practiceFile',
    summary: 'The words of a document, as an example to practise on; nothing is kept',
    permission: 'review.manage',
    body: readPracticeFileBodySchema,
    limitPerMinute: 30,
    upload: { maxFileBytes: limits.practiceFileBytes, tooLarge: 'review.example_too_large' },
    answer: practiceFileSchema,
    errors: [
      'review.example_unreadable',
      'review.example_empty',
      'review.example_too_long',
      'review.example_too_large',
      'service.unavailable',
    ],
    handler: async ({ body }) => ({ text: await readPracticeFile(body.file) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/practised',
    summary: 'Who of a class has practised, for staff: how many comments and when, and none of the words',
    permission: 'submission.read',
    query: ofAssignmentSchema,
    answer: practisedSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => listPractised(actor, query.assignmentId),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/ownPractice',
    summary: 'The own practice of a student; what staff would say comes with it once it is done',
    permission: 'review.write',
    query: ofAssignmentSchema,
    answer: ownPracticeSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => ownPracticeOf(actor, query.assignmentId),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/peerreview/ownPractice',
    summary: 'Keep what a student says about the example',
    permission: 'review.write',
    body: changeOwnPracticeBodySchema,
    limitPerMinute: 120,
    answer: ownPracticeSchema,
    errors: ['not_found', 'class.archived', 'conflict.changed', 'review.practice_empty'],
    handler: ({ actor, body, now }) => changeOwnPractice(actor, body, now),
  }),
];
