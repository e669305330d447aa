import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteTokensEndedBefore } from './queries.ts';
import { oldestKept } from './token-rules.ts';

export const accessTokenJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-old-access-tokens',
    payload: noPayloadSchema,
    schedule: '15 3 * * *',
    handler: () => deleteTokensEndedBefore(oldestKept(now())),
  }),
];
