import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/feedback-uptake';
import {
  addComment,
  answerComment,
  changeComment,
  changeReply,
  commentableText,
  loadComments,
  readClassUptake,
  replyToComment,
} from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const uptakeRoutes = [
  defineRoute(calls.listDocumentComments, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadComments(actor, query, now),
  }),
  defineRoute(calls.readCommentableText, {
    permission: 'submission.mark',
    handler: ({ actor, query, now }) => commentableText(actor, query, now),
  }),
  defineRoute(calls.addComment, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now }) => {
      await addComment(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.changeComment, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now }) => {
      await changeComment(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.answerComment, {
    permission: 'assignment.write',
    handler: async ({ actor, body, now }) => {
      await answerComment(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.replyToComment, {
    permission: 'submission.read',
    handler: async ({ actor, body, now }) => {
      await replyToComment(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.changeReply, {
    permission: 'submission.read',
    handler: async ({ actor, body, now }) => {
      await changeReply(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.readClassUptake, {
    permission: 'submission.read',
    handler: ({ actor, query }) => readClassUptake(actor, query.id),
  }),
];
