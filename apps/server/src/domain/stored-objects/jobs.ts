import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { type ObjectStore, ObjectStoreError } from '../../platform/object-store.ts';
import { reasonOf } from '../../platform/reason.ts';
import type { ContentColumn } from './content-column.ts';
import { deleteUnknown, deleteUnused } from './delete-objects.ts';
import { moveContent } from './move-content.ts';
import { hasObjects } from './queries.ts';
import { getContentStorage } from './service.ts';

/** Running time per hourly run; the rest is done in the next run. The queue gives up a job after 15 minutes. */
const maxRunMs = 10 * 60 * 1000;

export function storedObjectJobs(
  logger: Logger,
  columns: readonly ContentColumn[],
): readonly JobDefinition[] {
  /** Does nothing without an object storage; if it is unavailable, the next run tries again. */
  const withStore =
    (work: (store: ObjectStore, isStopped: () => boolean) => Promise<unknown>) => async () => {
      const { store } = getContentStorage();
      if (!store) return;
      const end = performance.now() + maxRunMs;
      await work(store, () => performance.now() > end).catch((error: unknown) => {
        if (!(error instanceof ObjectStoreError)) throw error;
        logger.warn(
          { reason: reasonOf(error) },
          'The object storage is not usable; the next run tries again',
        );
      });
    };
  return [
    defineJob({
      name: 'objects-move',
      payload: noPayloadSchema,
      schedule: '7 * * * *',
      handler: withStore(async (store, isStopped) => {
        const to = getContentStorage().target;
        // Searching for content to move back reads whole tables.
        if (to === 'database' && !(await hasObjects())) return;
        await moveContent({
          columns,
          store,
          to,
          clock: now,
          // Pauses as long as the batch took, so that half of the time is left to others.
          pauseAfterBatch: delay,
          isStopped,
          onError: (place, cause) =>
            logger.error({ err: cause, ...place }, 'Content could not be moved from the object storage'),
        });
      }),
    }),
    defineJob({
      name: 'objects-delete',
      payload: noPayloadSchema,
      schedule: '37 * * * *',
      handler: withStore((store, isStopped) => deleteUnused({ store, isStopped }, now())),
    }),
    defineJob({
      name: 'objects-delete-unknown',
      payload: noPayloadSchema,
      schedule: '53 2 * * *',
      handler: withStore((store, isStopped) => deleteUnknown({ store, isStopped }, now())),
    }),
  ];
}
