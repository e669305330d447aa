import { randomBytes, randomUUID } from 'node:crypto';
import { hash, type ObjectStore } from '../../platform/object-store.ts';
import { checkOwner } from './own-bucket.ts';
import { keyOf } from './service.ts';

/**
 * Stores an object, reads it and deletes it. It is named like other objects: if it is left behind, because the storage fails or the process is
 * killed, it is deleted as one that the database does not know.
 */
export async function tryStorage(store: ObjectStore): Promise<void> {
  await checkOwner(store);
  const key = keyOf(randomUUID());
  const content = randomBytes(64);
  try {
    await store.put(key, content);
    await store.get(key, { size: content.length, sha256: await hash(content) });
  } catch (error) {
    // The first error is thrown; an error of the clean-up would hide it.
    await Promise.allSettled([store.remove(key)]);
    throw error;
  }
  await store.remove(key);
}
