import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { Sender } from './sender.ts';
import { deleteOldMails } from './service.ts';

/** Without a sender, mails stay in the outbox. */
export function mailJobs(sender: Sender | undefined): JobDefinition[] {
  return [
    defineJob({
      name: 'send-mails',
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: async () => {
        while (await sender?.sendDue(() => false));
      },
    }),
    defineJob({
      name: 'forget-old-mails',
      payload: noPayloadSchema,
      schedule: '45 3 * * *',
      handler: () => deleteOldMails(now()),
    }),
  ];
}
