import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { forgetOldSearches } from './search-queries.ts';

export const enrollmentJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-class-searches',
    payload: noPayloadSchema,
    schedule: '*/15 * * * *',
    handler: () => forgetOldSearches(now()),
  }),
];
