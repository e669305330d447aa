import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/peer-review-student';
import {
  addToReviewList,
  loadReviewToOpen,
  providePreview,
  rateReview,
  readPreviewPage,
  submitReview,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewerRoutes = [
  defineRoute(calls.readReviewPreview, {
    permission: 'review.write',
    handler: ({ actor, query: { courseId: classId, index } }) => readPreviewPage(actor, { classId, index }),
  }),
  defineRoute(calls.openReviewPreview, {
    permission: 'review.write',
    handler: async ({ actor, query, now, request: { server } }) => {
      const { lang, theme, ...wanted } = query;
      const fileId = await providePreview(actor, wanted, now);
      const frameOptions = { lang, theme, kind: 'docx', mode: 'view' } as const;
      return server.editorHost.openFrame({ ...frameOptions, fileId, actor, now });
    },
  }),
  defineRoute(calls.addToReviewList, {
    permission: 'review.write',
    handler: ({ actor, query, now }) => addToReviewList(actor, query, now),
  }),
  defineRoute(calls.submitReview, {
    permission: 'review.write',
    handler: async ({ actor, query, now }) => {
      await submitReview(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.openReview, {
    permission: 'submission.read',
    handler: async ({ actor, query, now, request: { server } }) => {
      const { id, lang, theme } = query;
      const { fileId, mode, isAnonymous } = await loadReviewToOpen(actor, id, now);
      const frameOptions = { kind: 'docx', mode, lang, theme, isAnonymous } as const;
      return server.editorHost.openFrame({ ...frameOptions, fileId, actor, now });
    },
  }),
  defineRoute(calls.rateReview, {
    permission: 'review.write',
    handler: async ({ actor, query, now }) => {
      await rateReview(actor, query, now);
      return success;
    },
  }),
];
