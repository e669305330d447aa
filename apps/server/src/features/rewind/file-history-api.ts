import * as calls from '@redraft/contracts/calls/file-history';
import { defineRoute } from '../../platform/route.ts';
import { readChanges, readHistory } from './file-history.ts';

export const fileHistoryRoutes = [
  defineRoute(calls.readFileHistory, {
    permission: 'submission.read',
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      readHistory(actor, { ...query, assignmentFileId }, now),
  }),
  defineRoute(calls.readFileChanges, {
    permission: 'submission.read',
    handler: ({ actor, query: { assignmentTemplateId: assignmentFileId, ...query }, now }) =>
      readChanges(actor, { ...query, assignmentFileId }, now),
  }),
];
