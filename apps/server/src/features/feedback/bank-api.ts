import {
  changeKeptCommentBodySchema,
  doneSchema,
  keepCommentBodySchema,
  keptCommentIdSchema,
  keptCommentSchema,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { changeKeptComment, keepComment, listOwnComments, removeKeptComment } from './bank.ts';

export const bankRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/comments',
    summary: 'The comments that the own bank holds',
    permission: 'submission.mark',
    answer: z.array(keptCommentSchema),
    handler: ({ actor }) => listOwnComments(actor),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/comments',
    summary: 'Keep a comment to use it again',
    creates: true,
    permission: 'submission.mark',
    body: keepCommentBodySchema,
    answer: keptCommentSchema,
    errors: ['bank.full'],
    handler: ({ actor, body, now }) => keepComment(actor, body.comment, now),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/comments',
    summary: 'Change a kept comment; what was written with it stays',
    permission: 'submission.mark',
    body: changeKeptCommentBodySchema,
    answer: keptCommentSchema,
    errors: ['not_found', 'conflict.changed'],
    handler: ({ actor, body, now }) => changeKeptComment(actor, body, now),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/comments',
    summary: 'Take a comment out of the own bank; what was written with it stays',
    permission: 'submission.mark',
    query: z.object({ id: keptCommentIdSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query }) => {
      await removeKeptComment(actor, query.id);
      return success;
    },
  }),
];
