import { type ObjectStore, ObjectStoreError } from '../../platform/object-store.ts';
import { selectDatabaseIdentity } from './queries.ts';

/**
 * A bucket belongs to one database, the first that uses it. A server on a restored copy of the database, with the settings of the original, reads the
 * original's objects and neither deletes nor adds any.
 */
const ownerKey = 'owner';

/** Throws if the bucket belongs to another database; one without an owner becomes ours. */
export async function requireOwnBucket(store: ObjectStore): Promise<void> {
  if ((await checkOwner(store)) === 'nobody') await takeBucket(store);
}

/** Throws if the bucket belongs to another database; changes nothing. */
export async function checkOwner(store: ObjectStore): Promise<'this database' | 'nobody'> {
  const [owner, identity] = [await store.readText(ownerKey), await selectDatabaseIdentity()];
  if (owner === null) return 'nobody';
  if (owner === identity) return 'this database';
  throw new ObjectStoreError(
    'refused',
    'The bucket belongs to another database. Give this one a bucket of its own, or, if the other one is no longer used, run npm run admin -- take-bucket',
  );
}

export async function takeBucket(store: ObjectStore): Promise<void> {
  await store.put(ownerKey, Buffer.from(await selectDatabaseIdentity()));
}
