import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteOldSearches } from './search-queries.ts';

export const enrollmentJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-class-searches',
    payload: noPayloadSchema,
    schedule: '*/15 * * * *',
    handler: () => deleteOldSearches(now()),
  }),
];
