import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader-text-readers';
import { joinReaders, leaveReaders } from '../../domain/access-log/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const textReaderRoutes = [
  defineRoute(calls.joinReaders, {
    permission: 'submission.read',
    handler: ({ actor, body, now }) => joinReaders(actor, body.submissionId, now),
  }),
  defineRoute(calls.leaveReaders, {
    permission: 'submission.read',
    handler: async ({ actor, query }) => {
      await leaveReaders(actor, query.submissionId);
      return success;
    },
  }),
];
