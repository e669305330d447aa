import {
  editorConsoleSchema,
  jobReportSchema,
  retriedJobsSchema,
  retryJobsBodySchema,
} from '@redraft/contracts';
import { defineRoute } from '../../platform/route.ts';
import { readEditorConsole, readJobs, retryFailed } from './service.ts';

export const operationsRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'The queues of jobs by their state, and the last failures with their reasons',
    permission: 'system.operate',
    answer: jobReportSchema,
    handler: () => readJobs(),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/admin/jobs/retry',
    summary: 'Have jobs that failed run once more',
    permission: 'system.operate',
    body: retryJobsBodySchema,
    answer: retriedJobsSchema,
    handler: ({ actor, body, now }) => retryFailed(actor, body, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/editor',
    summary: 'How many documents are open in the editor, and where its own console is',
    permission: 'system.operate',
    answer: editorConsoleSchema,
    handler: ({ now, request }) => readEditorConsole(request.server.editorHost, now),
  }),
];
