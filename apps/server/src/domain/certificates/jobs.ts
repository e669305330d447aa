import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { signChainHeads } from './sign-heads.ts';

export function certificateJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'sign-heads',
      payload: noPayloadSchema,
      schedule: '52 2 * * *',
      handler: () =>
        signChainHeads(now(), (fileId, error) =>
          logger.error({ err: error, fileId }, 'The head of the chain of a file could not be signed'),
        ),
    }),
  ];
}
