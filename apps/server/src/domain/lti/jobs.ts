import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { rotateToolKeys } from './tool-keys.ts';

export const ltiJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'rotate-tool-keys',
    payload: noPayloadSchema,
    schedule: '17 3 * * *',
    handler: () => rotateToolKeys(now()),
  }),
];
