import * as calls from '@redraft/contracts/calls/reader-logs';
import { defineRoute } from '../../platform/route.ts';
import { loadProgressLog, readLogs } from './logs.ts';

export const readerLogRoutes = [
  defineRoute(calls.readSubmissionLogs, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => readLogs(actor, query, now),
  }),
  defineRoute(calls.readProgressLog, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadProgressLog(actor, query.id, now),
  }),
];
