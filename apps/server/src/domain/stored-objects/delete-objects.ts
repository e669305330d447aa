import type { ObjectStore } from '../../platform/object-store.ts';
import { workInParallel } from '../../platform/work-in-parallel.ts';
import { requireOwnBucket } from './own-bucket.ts';
import { claimUnused, deleteObjectRows, listUnknownIds } from './queries.ts';
import { keyOf, objectFolder } from './service.ts';

/**
 * Objects are deleted this long after their last use: a copy of the bucket that is started after a dump of the database, and takes less than a day,
 * contains every object of the dump; and no request reads an object for that long after its row is gone.
 */
const keptMs = 24 * 60 * 60 * 1000;

const batchSize = 100;
/** Number of parallel requests. */
const maxParallel = 8;

interface DeleteOptions {
  store: ObjectStore;
  isStopped: () => boolean;
}

/** Deletes objects without a row, a day later: erased content, and objects stored by a process that was killed before it wrote the row. */
export async function deleteUnused({ store, isStopped }: DeleteOptions, now: Date): Promise<number> {
  await requireOwnBucket(store);
  let deleted = 0;
  const before = new Date(now.getTime() - keptMs);
  while (!isStopped()) {
    const ids = await claimUnused(before, batchSize);
    await removeObjects(store, ids);
    await deleteObjectRows(ids);
    deleted += ids.length;
    if (ids.length < batchSize) break;
  }
  return deleted;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deletes objects that the database does not know, because it was restored to an earlier state or emptied. Other files in the bucket stay. */
export async function deleteUnknown({ store, isStopped }: DeleteOptions, now: Date): Promise<number> {
  await requireOwnBucket(store);
  let deleted = 0;
  let after = '';
  while (!isStopped()) {
    const listed = await store.list(objectFolder, after);
    const last = listed.at(-1);
    if (!last) break;
    after = last.key;
    const ids = listed
      .filter(({ modifiedAt }) => modifiedAt.getTime() <= now.getTime() - keptMs)
      .map(({ key }) => key.slice(objectFolder.length))
      .filter((name) => uuid.test(name));
    const unknown = await listUnknownIds(ids);
    await removeObjects(store, unknown);
    deleted += unknown.length;
  }
  return deleted;
}

function removeObjects(store: ObjectStore, ids: readonly string[]): Promise<void> {
  return workInParallel(ids, maxParallel, (id) => store.remove(keyOf(id)));
}
