import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionIdSchema } from '../ids.ts';
import { textReadersSchema } from '../submissions.ts';
import { doneSchema } from '../wire.ts';

const textSchema = z.object({ submissionId: submissionIdSchema });

export const joinReaders = defineCall({
  method: 'POST',
  path: '/api/classes/textreaders',
  summary: 'The user has the text open in the reader, for less than a minute: who else has',
  body: textSchema,
  answer: textReadersSchema,
  errors: ['not_found'],
});

export const leaveReaders = defineCall({
  method: 'DELETE',
  path: '/api/classes/textreaders',
  summary: 'The user has left the text',
  query: textSchema,
  answer: doneSchema,
});
