import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteOldLinks } from './links.ts';
import { deleteOldSessions } from './sessions.ts';

export const accountJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-old-links',
    payload: noPayloadSchema,
    schedule: '50 3 * * *',
    handler: () => deleteOldLinks(now()),
  }),
  defineJob({
    name: 'forget-old-sessions',
    payload: noPayloadSchema,
    schedule: '55 3 * * *',
    handler: () => deleteOldSessions(now()),
  }),
];
