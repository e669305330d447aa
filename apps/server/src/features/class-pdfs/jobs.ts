import type { Logger } from 'pino';
import { anonymizeFile, authorPseudonym } from '../../domain/anonymized-files/index.ts';
import {
  type ClaimedText,
  deleteOldOrders,
  makeNextOrderedPdf,
  maxRunMs,
  type OrderedText,
  orderQueue,
} from '../../domain/pdf-orders/index.ts';
import { readCurrent } from '../../domain/revisions/index.ts';
import { acceptedVersion, listSubmissions } from '../../domain/submissions/index.ts';
import { now } from '../../platform/clock.ts';
import { sendJob } from '../../platform/job-queue.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import type { OfficeConverter } from '../../platform/soffice.ts';

/** The text as a single download by the person who ordered it would be. */
export async function loadOrderedText({ fileId, submissionId, userId }: ClaimedText): Promise<OrderedText> {
  const content = await acceptedVersion({ fileId, ...(await readCurrent(fileId)) }, userId);
  const [submission] = await listSubmissions([submissionId]);
  // Names are also removed if the text was deleted in the meantime.
  const isAnonymized = submission?.is_hidden ?? true;
  return { content: isAnonymized ? await anonymizeFile(content, authorPseudonym) : content, isAnonymized };
}

/**
 * Makes the ordered PDFs one after the other. The converter takes requests in turn (platform/soffice.ts) and this job has one request at a time: a
 * single PDF waits for at most one file of an order.
 */
export async function makeOrderedPdfs({
  converter,
  logger,
  clock,
}: {
  converter: OfficeConverter;
  logger: Logger;
  clock: () => Date;
}): Promise<void> {
  const end = clock().getTime() + maxRunMs;
  const onError = ({ submissionId }: ClaimedText, cause: unknown) =>
    logger.warn({ err: cause, submissionId }, 'A text of a class could not be made into a PDF');
  let isMore = converter.isAvailable();
  while (isMore && clock().getTime() < end)
    isMore = await makeNextOrderedPdf({
      clock,
      load: loadOrderedText,
      make: converter.convertToPdf,
      onError,
    });
  if (isMore) await sendJob(orderQueue);
}

export function classPdfJobs(logger: Logger, converter: OfficeConverter): readonly JobDefinition[] {
  return [
    defineJob({
      name: orderQueue,
      payload: noPayloadSchema,
      // Also sent with each order; the schedule continues orders whose worker has died.
      schedule: '* * * * *',
      handler: () => makeOrderedPdfs({ converter, logger, clock: now }),
    }),
    defineJob({
      name: 'forget-pdf-orders',
      payload: noPayloadSchema,
      schedule: '23 * * * *',
      handler: () => deleteOldOrders(now()),
    }),
  ];
}
