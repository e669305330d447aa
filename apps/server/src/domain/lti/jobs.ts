import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { deleteExpiredPlatformVisits } from './delete-expired.ts';
import { requestCourseRosters, synchroniseDueRoster } from './due-rosters.ts';
import { platformServices } from './platform-services.ts';
import { sendDueGrades } from './send-scores.ts';
import { rotateToolKeys } from './tool-keys.ts';

export function ltiJobs(logger: Logger): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'rotate-tool-keys',
      payload: noPayloadSchema,
      schedule: '17 3 * * *',
      handler: () => rotateToolKeys(now()),
    }),
    defineJob({
      name: 'forget-platform-visits',
      payload: noPayloadSchema,
      schedule: '37 * * * *',
      handler: () => deleteExpiredPlatformVisits(now()),
    }),
    defineJob({
      name: 'send-platform-grades',
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: async () => {
        const sender = { client: platformServices(), clock: now, logger };
        while (await sendDueGrades(sender, () => false));
      },
    }),
    defineJob({
      name: 'request-course-rosters',
      payload: noPayloadSchema,
      // At night in the time zones of most schools.
      schedule: '41 1 * * *',
      handler: () => requestCourseRosters(now()),
    }),
    defineJob({
      name: 'synchronise-course-rosters',
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: async () => {
        const reader = { client: platformServices(), clock: now, logger };
        while (await synchroniseDueRoster(reader));
      },
    }),
  ];
}
