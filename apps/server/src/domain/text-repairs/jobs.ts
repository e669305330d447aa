import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { discardOldRepairs } from './service.ts';

export const repairJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'drop-forgotten-repairs',
    payload: noPayloadSchema,
    schedule: '20 4 * * *',
    handler: () => discardOldRepairs(now()),
  }),
];
