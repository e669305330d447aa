import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { OfficeConverter } from '../../platform/soffice.ts';
import { retentionStart } from './conversion-rules.ts';
import { makeNextConversion } from './make-conversion.ts';
import { type ClaimedConversion, deleteConversionsBefore } from './queries.ts';
import { conversionQueue } from './service.ts';

export function conversionJobs(logger: Logger, converter: OfficeConverter): readonly JobDefinition[] {
  const onError = ({ id, kind }: ClaimedConversion, cause: unknown) =>
    logger.warn({ err: cause, conversionId: id, kind }, 'An OpenDocument file could not be converted');
  return [
    defineJob({
      name: conversionQueue,
      payload: noPayloadSchema,
      // Also sent with each request; the schedule retries conversions whose worker has died.
      schedule: '* * * * *',
      handler: async () => {
        let isMore = converter.isAvailable();
        while (isMore)
          isMore = await makeNextConversion({ clock: now, convert: converter.convertToOffice, onError });
      },
    }),
    defineJob({
      name: 'forget-conversions',
      payload: noPayloadSchema,
      schedule: '17 * * * *',
      handler: () => deleteConversionsBefore(retentionStart(now())),
    }),
  ];
}
