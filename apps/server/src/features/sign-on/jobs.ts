import { deleteExpiredSignOnSessions } from '../../domain/sign-on-sessions/index.ts';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteExpiredAttempts } from './queries.ts';

/** Also done at each sign-in; on a quiet server, assertions about people would stay without this job. */
export const signOnJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-sign-on-attempts',
    payload: noPayloadSchema,
    schedule: '33 * * * *',
    handler: async () => {
      await deleteExpiredAttempts(now());
      await deleteExpiredSignOnSessions(now());
    },
  }),
];
