import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { OfficeConverter } from '../../platform/soffice.ts';
import { retentionStart } from './copy-rules.ts';
import { makeNextPdf } from './make-pdf.ts';
import { deleteCopiesBefore } from './queries.ts';
import { pdfQueue } from './service.ts';

export function pdfJobs(logger: Logger, converter: OfficeConverter): readonly JobDefinition[] {
  const onError = ({ fileId }: { fileId: number }, cause: unknown) =>
    logger.warn({ err: cause, fileId }, 'A file could not be made into a PDF');
  return [
    defineJob({
      name: pdfQueue,
      payload: noPayloadSchema,
      // Also sent with each request; the schedule retries conversions whose worker has died.
      schedule: '* * * * *',
      handler: async () => {
        let isMore = converter.isAvailable();
        while (isMore) isMore = await makeNextPdf({ clock: now, make: converter.convertToPdf, onError });
      },
    }),
    defineJob({
      name: 'forget-pdf-copies',
      payload: noPayloadSchema,
      schedule: '41 * * * *',
      handler: () => deleteCopiesBefore(retentionStart(now())),
    }),
  ];
}
