import { z } from 'zod';
import { defineCall } from '../call.ts';
import { changeSavedCommentBodySchema, saveCommentBodySchema, savedCommentSchema } from '../comment-bank.ts';
import { savedCommentIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

export const listSavedComments = defineCall({
  method: 'GET',
  path: '/api/comments',
  summary: 'The comments that the own bank holds',
  answer: z.array(savedCommentSchema),
});

export const saveComment = defineCall({
  method: 'POST',
  path: '/api/comments',
  summary: 'Keep a comment to use it again',
  body: saveCommentBodySchema,
  answer: savedCommentSchema,
  errors: ['bank.full'],
  creates: true,
});

export const changeSavedComment = defineCall({
  method: 'PUT',
  path: '/api/comments',
  summary: 'Change a kept comment; what was written with it stays',
  body: changeSavedCommentBodySchema,
  answer: savedCommentSchema,
  errors: ['not_found', 'conflict.changed'],
});

export const removeSavedComment = defineCall({
  method: 'DELETE',
  path: '/api/comments',
  summary: 'Take a comment out of the own bank; what was written with it stays',
  query: z.object({ id: savedCommentIdSchema }),
  answer: doneSchema,
  errors: ['not_found'],
});
