import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIdSchema } from '../ids.ts';
import {
  changeOwnPracticeBodySchema,
  changeReviewPracticeBodySchema,
  ownPracticeSchema,
  practiceFileSchema,
  practisedSchema,
  readPracticeFileBodySchema,
  reviewPracticeSchema,
} from '../review-practice.ts';
import { doneSchema } from '../wire.ts';

const ofAssignmentSchema = z.object({ assignmentId: assignmentIdSchema });

export const readReviewPractice = defineCall({
  method: 'GET',
  path: '/api/peerreview/practice',
  summary: 'On what students practise before they review each other, for staff',
  query: ofAssignmentSchema,
  answer: reviewPracticeSchema,
  errors: ['not_found'],
});

export const changeReviewPractice = defineCall({
  method: 'PUT',
  path: '/api/peerreview/practice',
  summary:
    'Choose on what students practise, with comments of staff to compare with, and whether they have to',
  body: changeReviewPracticeBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'class.archived', 'conflict.changed', 'review.passage_missing', 'request.invalid'],
});

export const readPracticeFile = defineCall({
  method: 'POST',
  path: '/api/peerreview/practiceFile',
  summary: 'The words of a document, as an example to practise on; nothing is kept',
  body: readPracticeFileBodySchema,
  answer: practiceFileSchema,
  errors: [
    'review.example_unreadable',
    'review.example_empty',
    'review.example_too_long',
    'review.example_too_large',
    'service.unavailable',
  ],
});

export const listPractised = defineCall({
  method: 'GET',
  path: '/api/peerreview/practised',
  summary: 'Who of a class has practised, for staff: how many comments and when, and none of the words',
  query: ofAssignmentSchema,
  answer: practisedSchema,
  errors: ['not_found'],
});

export const readOwnPractice = defineCall({
  method: 'GET',
  path: '/api/peerreview/ownPractice',
  summary: 'The own practice of a student; what staff would say comes with it once it is done',
  query: ofAssignmentSchema,
  answer: ownPracticeSchema,
  errors: ['not_found'],
});

export const changeOwnPractice = defineCall({
  method: 'PUT',
  path: '/api/peerreview/ownPractice',
  summary: 'Keep what a student says about the example',
  body: changeOwnPracticeBodySchema,
  answer: ownPracticeSchema,
  errors: ['not_found', 'class.archived', 'conflict.changed', 'review.practice_empty'],
});
