import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteOldNotifications } from './service.ts';

export const notificationJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-old-notifications',
    payload: noPayloadSchema,
    schedule: '40 3 * * *',
    handler: () => deleteOldNotifications(now()),
  }),
];
