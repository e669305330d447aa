import { doneSchema, submissionIdSchema, success, textReadersSchema } from '@redraft/contracts';
import { z } from 'zod';
import { leaveReaders, meetReaders } from '../../domain/readings/index.ts';
import { defineRoute } from '../../platform/route.ts';

const path = '/api/classes/textreaders';
const textSchema = z.object({ submissionId: submissionIdSchema });

export const textReaderRoutes = [
  defineRoute({
    method: 'POST',
    path,
    summary: 'The user has the text open in the reader, for less than a minute: who else has',
    permission: 'submission.read',
    body: textSchema,
    answer: textReadersSchema,
    errors: ['not_found'],
    handler: ({ actor, body, now }) => meetReaders(actor, body.submissionId, now),
  }),
  defineRoute({
    method: 'DELETE',
    path,
    summary: 'The user has left the text',
    permission: 'submission.read',
    query: textSchema,
    answer: doneSchema,
    handler: async ({ actor, query }) => {
      await leaveReaders(actor, query.submissionId);
      return success;
    },
  }),
];
