import { defineCall } from '../call.ts';
import { editorFrameSchema } from '../editor.ts';
import {
  addToReviewListQuerySchema,
  fetchPreviewQuerySchema,
  peerReviewSchema,
  previewFrameQuerySchema,
  previewPageSchema,
  rateReviewQuerySchema,
  reviewFrameQuerySchema,
  reviewQuerySchema,
} from '../peer-reviews.ts';
import { doneSchema } from '../wire.ts';

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

export const readReviewPreview = defineCall({
  method: 'POST',
  path: '/api/peerreview/fetchPreview',
  summary: 'Texts of a class that a student may begin to review, page by page',
  query: fetchPreviewQuerySchema,
  answer: previewPageSchema,
  errors: ['not_found'],
});

export const openReviewPreview = defineCall({
  method: 'POST',
  path: '/api/peerreview/previewFrame',
  summary: 'The editor on a text that a student may begin to review, to look at it',
  query: previewFrameQuerySchema,
  answer: editorFrameSchema,
  errors: [...candidateErrors, 'document.no_editor'],
});

export const addToReviewList = defineCall({
  method: 'POST',
  path: '/api/peerreview/addToReviewList',
  summary: 'Begin to review a text, in a copy of what was handed in',
  query: addToReviewListQuerySchema,
  answer: peerReviewSchema,
  errors: candidateErrors,
  creates: true,
});

export const submitReview = defineCall({
  method: 'POST',
  path: '/api/peerreview/submit',
  summary: 'Submit a review as it was saved last',
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
});

export const openReview = defineCall({
  method: 'POST',
  path: '/api/peerreview/frame',
  summary: 'The editor on a review: for its reviewer to write, to read for its author and for staff',
  query: reviewFrameQuerySchema,
  answer: editorFrameSchema,
  errors: ['not_found', 'document.no_editor', 'review.practice_first'],
});

export const rateReview = defineCall({
  method: 'POST',
  path: '/api/peerreview/helpfulness',
  summary: 'How much a review helps its author, from 1 (little) to 4 (very much)',
  query: rateReviewQuerySchema,
  answer: doneSchema,
  errors: ['not_found', 'class.archived'],
});
