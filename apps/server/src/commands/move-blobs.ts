import { setTimeout as delay } from 'node:timers/promises';
import { contentColumns } from '../content-columns.ts';
import {
  getContentStorage,
  type MoveProgress,
  moveContent,
  takeBucket,
} from '../domain/stored-objects/index.ts';
import { now } from '../platform/clock.ts';
import { StartError } from '../platform/config.ts';
import { ObjectStoreError } from '../platform/object-store.ts';
import { computePause } from './verify/verify-files.ts';

const noStorage =
  'There is no object storage. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';

/** For a database that was moved to another server, or restored because the original is lost. */
export async function takeStorage(): Promise<void> {
  const { store } = getContentStorage();
  if (!store) throw new StartError(noStorage);
  await takeBucket(store);
  console.log('The bucket belongs to this database.');
}

/** Between two lines of progress. */
const contentsPerLine = 1000;

/** Moves all content to where BLOB_STORE says, beside a running server. It may be interrupted anywhere and run again. */
export async function moveBlobs(load: number): Promise<void> {
  const { store, target } = getContentStorage();
  if (!store) throw new StartError(noStorage);
  let printed = 0;
  const printProgress = ({ moved, bytes }: MoveProgress) => {
    if (moved - printed < contentsPerLine) return;
    printed = moved;
    console.log(`${moved} contents, ${formatMegabytes(bytes)}`);
  };
  const progress = await moveContent({
    columns: contentColumns,
    store,
    to: target,
    clock: now,
    pauseAfterBatch: (ms) => delay(computePause(ms, load)),
    isStopped: () => false,
    onMove: printProgress,
    onError: ({ table, key }, cause) =>
      console.error(`FAIL  ${table} ${key.join(', ')}: ${cause instanceof Error ? cause.message : cause}`),
  }).catch((error: unknown) => {
    throw error instanceof ObjectStoreError
      ? new StartError(`${error.message}. Run the command again: it goes on where it ended.`)
      : error;
  });
  const place = target === 's3' ? 'the object storage' : 'the database';
  console.log(`${progress.moved} contents (${formatMegabytes(progress.bytes)}) moved to ${place}.`);
  if (progress.failed > 0)
    throw new StartError(`${progress.failed} contents are missing or damaged in the object storage.`);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
