import { limits, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/peer-review-practice';
import {
  changeOwnPractice,
  changeReviewPractice,
  listPractice,
  loadOwnPractice,
  loadReviewPractice,
  readPracticeFile,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const practiceRoutes = [
  defineRoute(calls.readReviewPractice, {
    permission: 'submission.read',
    handler: ({ actor, query }) => loadReviewPractice(actor, query.assignmentId),
  }),
  defineRoute(calls.changeReviewPractice, {
    permission: 'review.manage',
    handler: async ({ actor, body, now }) => {
      await changeReviewPractice(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.readPracticeFile, {
    permission: 'review.manage',
    limitPerMinute: 30,
    upload: { maxFileBytes: limits.practiceFileBytes, tooLarge: 'review.example_too_large' },
    handler: async ({ body }) => ({ text: await readPracticeFile(body.file) }),
  }),
  defineRoute(calls.listPractised, {
    permission: 'submission.read',
    handler: ({ actor, query }) => listPractice(actor, query.assignmentId),
  }),
  defineRoute(calls.readOwnPractice, {
    permission: 'review.write',
    handler: ({ actor, query }) => loadOwnPractice(actor, query.assignmentId),
  }),
  defineRoute(calls.changeOwnPractice, {
    permission: 'review.write',
    limitPerMinute: 120,
    handler: ({ actor, body, now }) => changeOwnPractice(actor, body, now),
  }),
];
