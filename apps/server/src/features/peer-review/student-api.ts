import {
  addToReviewListQuerySchema,
  doneSchema,
  editorFrameSchema,
  fetchPreviewQuerySchema,
  peerReviewSchema,
  previewFrameQuerySchema,
  previewPageSchema,
  rateReviewQuerySchema,
  reviewFrameQuerySchema,
  reviewQuerySchema,
  success,
} from '@redraft/contracts';
import {
  addToReviewList,
  providePreview,
  rateReview,
  readPreviewPage,
  reviewToOpen,
  submitReview,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

const candidateErrors = [
  'not_found',
  'class.archived',
  'review.self',
  'review.not_candidate',
  'review.nothing_handed_in',
  'review.already_added',
  'review.enough',
  'service.unavailable',
] as const;

export const reviewerRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/fetchPreview',
    summary: 'Texts of a class that a student may begin to review, page by page',
    permission: 'review.write',
    query: fetchPreviewQuerySchema,
    answer: previewPageSchema,
    errors: ['not_found'],
    handler: ({ actor, query: { courseId: classId, index } }) => readPreviewPage(actor, { classId, index }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/previewFrame',
    summary: 'The editor on a text that a student may begin to review, to look at it',
    permission: 'review.write',
    query: previewFrameQuerySchema,
    answer: editorFrameSchema,
    errors: [...candidateErrors, 'document.no_editor'],
    handler: async ({ actor, query, now, request: { server } }) => {
      const { lang, theme, ...wanted } = query;
      const fileId = await providePreview(actor, wanted, now);
      const look = { lang, theme, kind: 'docx', mode: 'view' } as const;
      return server.editorHost.openFrame({ ...look, fileId, actor, now });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/addToReviewList',
    summary: 'Begin to review a text, in a copy of what was handed in',
    creates: true,
    permission: 'review.write',
    query: addToReviewListQuerySchema,
    answer: peerReviewSchema,
    errors: candidateErrors,
    handler: ({ actor, query, now }) => addToReviewList(actor, query, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/submit',
    summary: 'Submit a review as it was saved last',
    permission: 'review.write',
    query: reviewQuerySchema,
    answer: doneSchema,
    errors: [
      'not_found',
      'class.archived',
      'assignment.paused',
      'review.submitted',
      'review.withdrawn',
      'review.practice_first',
      'review.criteria_missing',
    ],
    handler: async ({ actor, query, now }) => {
      await submitReview(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/frame',
    summary: 'The editor on a review: for its reviewer to write, to read for its author and for staff',
    permission: 'submission.read',
    query: reviewFrameQuerySchema,
    answer: editorFrameSchema,
    errors: ['not_found', 'document.no_editor', 'review.practice_first'],
    handler: async ({ actor, query, now, request: { server } }) => {
      const { id, lang, theme } = query;
      const { fileId, mode, isNameless } = await reviewToOpen(actor, id, now);
      const look = { kind: 'docx', mode, lang, theme, isNameless } as const;
      return server.editorHost.openFrame({ ...look, fileId, actor, now });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/peerreview/helpfulness',
    summary: 'How much a review helps its author, from 1 (little) to 4 (very much)',
    permission: 'review.write',
    query: rateReviewQuerySchema,
    answer: doneSchema,
    errors: ['not_found', 'class.archived'],
    handler: async ({ actor, query, now }) => {
      await rateReview(actor, query, now);
      return success;
    },
  }),
];
