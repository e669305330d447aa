import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteExpiredClasses, type RemoveClass } from './service.ts';

export function retentionJobs(logger: Logger, removeClass: RemoveClass): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'delete-expired-classes',
      payload: noPayloadSchema,
      schedule: '11 4 * * *',
      handler: async () => void (await deleteExpiredClasses({ removeClass, logger }, now())),
    }),
  ];
}
