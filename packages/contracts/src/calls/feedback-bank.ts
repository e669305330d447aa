import { z } from 'zod';
import { defineCall } from '../call.ts';
import { changeKeptCommentBodySchema, keepCommentBodySchema, keptCommentSchema } from '../comment-bank.ts';
import { keptCommentIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

export const listKeptComments = defineCall({
  method: 'GET',
  path: '/api/comments',
  summary: 'The comments that the own bank holds',
  answer: z.array(keptCommentSchema),
});

export const keepComment = defineCall({
  method: 'POST',
  path: '/api/comments',
  summary: 'Keep a comment to use it again',
  body: keepCommentBodySchema,
  answer: keptCommentSchema,
  errors: ['bank.full'],
  creates: true,
});

export const changeKeptComment = defineCall({
  method: 'PUT',
  path: '/api/comments',
  summary: 'Change a kept comment; what was written with it stays',
  body: changeKeptCommentBodySchema,
  answer: keptCommentSchema,
  errors: ['not_found', 'conflict.changed'],
});

export const removeKeptComment = defineCall({
  method: 'DELETE',
  path: '/api/comments',
  summary: 'Take a comment out of the own bank; what was written with it stays',
  query: z.object({ id: keptCommentIdSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});
