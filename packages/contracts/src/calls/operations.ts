import { defineCall } from '../call.ts';
import {
  editorConsoleSchema,
  jobReportSchema,
  retriedJobsSchema,
  retryJobsBodySchema,
  systemChecksSchema,
} from '../operations.ts';

export const readJobs = defineCall({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The queues of jobs by their state, and the last failures with their reasons',
  answer: jobReportSchema,
});

export const retryFailedJobs = defineCall({
  method: 'POST',
  path: '/api/admin/jobs/retry',
  summary: 'Have jobs that failed run once more',
  body: retryJobsBodySchema,
  answer: retriedJobsSchema,
});

export const readEditorConsole = defineCall({
  method: 'GET',
  path: '/api/admin/editor',
  summary: 'How many documents are open in the editor, and where its own console is',
  answer: editorConsoleSchema,
});

export const readSystemChecks = defineCall({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'Check what this installation needs: what was found, and what to do',
  answer: systemChecksSchema,
});
