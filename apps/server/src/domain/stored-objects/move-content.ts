import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/db.ts';
import { hash, type ObjectStore, ObjectStoreError } from '../../platform/object-store.ts';
import type { BlobSettings } from '../../platform/object-store-settings.ts';
import { workInParallel } from '../../platform/work-in-parallel.ts';
import type { ContentColumn } from './content-column.ts';
import {
  type ContentRow,
  listDueRows,
  listObjectRows,
  type ObjectRow,
  type RowKey,
  selectOptionalContent,
  updateToContent,
  updateToObject,
} from './content-queries.ts';
import { requireOwnBucket } from './own-bucket.ts';
import { insertObject, listFingerprints, markStored } from './queries.ts';
import { keyOf } from './service.ts';

/**
 * Moves content between its rows and the object storage. Saves, sealing and uploads write rows only; content leaves them later, when its row is
 * due: it is not likely to be read soon.
 *
 * The object is stored before its row refers to it, and deleted at least a day after no row refers to it any more: there may be objects without a
 * row, but no row without its object. The row gives its content up only if that is what was stored. So a move may be interrupted anywhere, run
 * twice, and run beside everything else.
 */

export interface MoveOptions {
  columns: readonly ContentColumn[];
  store: ObjectStore;
  to: BlobSettings['store'];
  clock: () => Date;
  /** Waits after each batch, so that others get the database; is given how long the batch took. */
  pauseAfterBatch: (batchMs: number) => Promise<unknown>;
  isStopped: () => boolean;
  onMove?: (progress: MoveProgress) => void;
  /** Called for content that is missing or damaged in the object storage; the rest is moved. */
  onError: (place: { table: string; key: RowKey }, cause: unknown) => void;
}

export interface MoveProgress {
  moved: number;
  bytes: number;
  failed: number;
}

const batchSize = 32;
/** Number of contents in memory at once. */
const maxParallel = 4;

/** Throws if the object storage is unavailable or refuses. */
export async function moveContent(options: MoveOptions): Promise<MoveProgress> {
  // A move to the database only reads the bucket: a restored copy of a database may read the objects of the original.
  if (options.to === 's3') await requireOwnBucket(options.store);
  const progress: MoveProgress = { moved: 0, bytes: 0, failed: 0 };
  for (const column of options.columns) await moveColumn(column, options, progress);
  return progress;
}

async function moveColumn(
  column: ContentColumn,
  options: MoveOptions,
  progress: MoveProgress,
): Promise<void> {
  let after: RowKey | null = null;
  while (!options.isStopped()) {
    const start = performance.now();
    const range = { after, limit: batchSize };
    const rows: readonly (ContentRow | ObjectRow)[] =
      options.to === 's3'
        ? await listDueRows(column, range, options.clock())
        : await listObjectRows(column, range);
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
    await workInParallel(rows, maxParallel, async (row) => {
      if (options.isStopped()) return;
      const bytes = await moveRow(column, row, options);
      if (bytes === 'failed') progress.failed += 1;
      else if (bytes !== null) {
        progress.moved += 1;
        progress.bytes += bytes;
      }
    });
    options.onMove?.(progress);
    await options.pauseAfterBatch(performance.now() - start);
  }
}

/** Null if the row is gone or has other content by now. */
async function moveRow(
  column: ContentColumn,
  row: ContentRow | ObjectRow,
  { store, clock, onError }: MoveOptions,
): Promise<number | null | 'failed'> {
  try {
    return 'id' in row
      ? await moveToDatabase(column, row, store)
      : await moveToObject(column, row.key, { store, clock });
  } catch (error) {
    if (!(error instanceof ObjectStoreError) || error.kind === 'away' || error.kind === 'refused')
      throw error;
    onError({ table: column.table, key: row.key }, error);
    return 'failed';
  }
}

async function moveToObject(
  column: ContentColumn,
  key: RowKey,
  { store, clock }: Pick<MoveOptions, 'store' | 'clock'>,
): Promise<number | null> {
  const content = await selectOptionalContent(column, key);
  if (content === null) return null;
  const object = { id: randomUUID(), size: content.length, sha256: await hash(content) };
  await insertObject(object.id, object, clock());
  await store.put(keyOf(object.id), content);
  const isMoved = await inTransaction(async () => {
    if (!(await updateToObject(column, key, object))) return false;
    if (await markStored(object.id, clock())) return true;
    throw new Error(`Object ${object.id} was deleted while it was stored`);
  });
  return isMoved ? content.length : null;
}

async function moveToDatabase(
  column: ContentColumn,
  row: ObjectRow,
  store: ObjectStore,
): Promise<number | null> {
  const [fingerprint] = await listFingerprints([row.id]);
  if (!fingerprint) throw new ObjectStoreError('missing', `Object ${row.id} is not known`);
  const content = await store.get(keyOf(row.id), fingerprint);
  return (await updateToContent(column, row, content)) ? content.length : null;
}
