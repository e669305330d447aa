import { z } from 'zod';
import { defineCall } from '../call.ts';
import { classIdSchema } from '../ids.ts';
import {
  addCommentBodySchema,
  answerCommentBodySchema,
  changeCommentBodySchema,
  changeReplyBodySchema,
  classUptakeSchema,
  commentableTextQuerySchema,
  commentableTextSchema,
  replyBodySchema,
  submissionCommentsQuerySchema,
  submissionCommentsSchema,
} from '../uptake.ts';
import { doneSchema } from '../wire.ts';

export const listDocumentComments = defineCall({
  method: 'GET',
  path: '/api/submission/comments',
  summary: 'Comments on passages of a text, with what became of each; for its student and its staff',
  query: submissionCommentsQuerySchema,
  answer: submissionCommentsSchema,
  errors: ['not_found', 'service.unavailable'],
});

export const readCommentableText = defineCall({
  method: 'GET',
  path: '/api/submission/comments/text',
  summary: 'The words of a version of a text, to comment on a passage of them',
  query: commentableTextQuerySchema,
  answer: commentableTextSchema,
  errors: ['not_found'],
});

export const addComment = defineCall({
  method: 'POST',
  path: '/api/submission/comments',
  summary: 'Comment on a passage of a version of a text',
  body: addCommentBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'comment.no_passage', 'comment.passage_too_long', 'comment.too_many'],
  creates: true,
});

export const changeComment = defineCall({
  method: 'PATCH',
  path: '/api/submission/comments',
  summary: 'Change a comment, take it back, call it praise, accept that it is declined, or confirm its state',
  body: changeCommentBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'feedback.others', 'comment.not_declined'],
});

export const answerComment = defineCall({
  method: 'POST',
  path: '/api/submission/comments/answer',
  summary:
    'Leave a commented passage of the own text as it is and say why, where null takes that back; or tick it off',
  body: answerCommentBodySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const replyToComment = defineCall({
  method: 'POST',
  path: '/api/submission/comments/replies',
  summary: 'Reply to a comment, as the student of the text or one of its teachers',
  body: replyBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'access.denied', 'comment.too_many_replies'],
  creates: true,
});

export const changeReply = defineCall({
  method: 'PATCH',
  path: '/api/submission/comments/replies',
  summary: 'Take an own reply back, or bring it again',
  body: changeReplyBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'access.denied', 'feedback.others'],
});

export const readClassUptake = defineCall({
  method: 'GET',
  path: '/api/classes/feedbackuptake',
  summary: 'What became of the comments on the texts of a class, by assignment',
  query: z.object({ id: classIdSchema }),
  answer: classUptakeSchema,
  errors: ['not_found'],
});
