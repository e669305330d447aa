import {
  addCommentBodySchema,
  answerCommentBodySchema,
  changeCommentBodySchema,
  changeReplyBodySchema,
  classIdSchema,
  classUptakeSchema as classUptakeAnswer,
  commentableTextSchema as commentableTextAnswer,
  commentableTextQuerySchema,
  doneSchema,
  replyBodySchema,
  submissionCommentsSchema as submissionCommentsAnswer,
  submissionCommentsQuerySchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  addComment,
  answerComment,
  changeComment,
  changeReply,
  commentableText,
  commentsOf,
  replyToComment,
  uptakeOfClass,
} from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const uptakeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/submission/comments',
    summary: 'Comments on passages of a text, with what became of each; for its student and its staff',
    permission: 'submission.read',
    query: submissionCommentsQuerySchema,
    answer: submissionCommentsAnswer,
    errors: ['not_found', 'service.unavailable'],
    handler: ({ actor, query, now }) => commentsOf(actor, query, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/submission/comments/text',
    summary: 'The words of a version of a text, to comment on a passage of them',
    permission: 'submission.mark',
    query: commentableTextQuerySchema,
    answer: commentableTextAnswer,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => commentableText(actor, query, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/comments',
    summary: 'Comment on a passage of a version of a text',
    creates: true,
    permission: 'submission.mark',
    body: addCommentBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'comment.no_passage', 'comment.passage_too_long', 'comment.too_many'],
    handler: async ({ actor, body, now }) => {
      await addComment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/submission/comments',
    summary:
      'Change a comment, take it back, call it praise, accept that it is declined, or confirm its state',
    permission: 'submission.mark',
    body: changeCommentBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'feedback.others', 'comment.not_declined'],
    handler: async ({ actor, body, now }) => {
      await changeComment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/comments/answer',
    summary:
      'Leave a commented passage of the own text as it is and say why, where null takes that back; or tick it off',
    permission: 'assignment.write',
    body: answerCommentBodySchema,
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => {
      await answerComment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/comments/replies',
    summary: 'Reply to a comment, as the student of the text or one of its teachers',
    creates: true,
    permission: 'submission.read',
    body: replyBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'access.denied', 'comment.too_many_replies'],
    handler: async ({ actor, body, now }) => {
      await replyToComment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/submission/comments/replies',
    summary: 'Take an own reply back, or bring it again',
    permission: 'submission.read',
    body: changeReplyBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'access.denied', 'feedback.others'],
    handler: async ({ actor, body, now }) => {
      await changeReply(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/feedbackuptake',
    summary: 'What became of the comments on the texts of a class, by assignment',
    permission: 'submission.read',
    query: z.object({ id: classIdSchema }),
    answer: classUptakeAnswer,
    errors: ['not_found'],
    handler: ({ actor, query }) => uptakeOfClass(actor, query.id),
  }),
];
