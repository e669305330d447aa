import { StartError } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { createObjectStore, type ObjectStore, ObjectStoreError } from '../../platform/object-store.ts';
import type { BlobSettings } from '../../platform/object-store-settings.ts';
import { workInParallel } from '../../platform/work-in-parallel.ts';
import { hasObjects, listFingerprints, type ObjectFingerprint } from './queries.ts';

interface ContentStorage {
  /** Where content belongs. */
  target: BlobSettings['store'];
  store: ObjectStore | undefined;
}

let contentStorage: ContentStorage = { target: 'database', store: undefined };

/** Call it before the first request, job or command. */
export function setUpObjects({ store, objects }: BlobSettings): void {
  contentStorage = { target: store, store: objects && createObjectStore(objects) };
}

export function getContentStorage(): ContentStorage {
  return contentStorage;
}

/** Throws if no object storage is configured although there are objects: texts and files would be missing, or erased content would stay there. */
export async function requireObjectStorage(): Promise<void> {
  if (contentStorage.store === undefined && (await hasObjects()))
    throw new StartError(
      'S3_ENDPOINT: A part of the content is in an object storage, or objects there are still to be deleted. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as before; npm run admin -- move-blobs moves the content to where BLOB_STORE says, and a worker deletes what is left a day later.',
    );
}

/** The objects have a folder of their own in the bucket. */
export const objectFolder = 'blobs/';

export function keyOf(id: string): string {
  return objectFolder + id;
}

/** When clients should try again; an object storage is typically unavailable for longer than a database. */
const retrySeconds = 30;

function filesUnavailable(cause: unknown): AppError {
  return new AppError('service.files_unavailable', { retryAfterSeconds: retrySeconds, cause });
}

export async function loadObject(id: string): Promise<Uint8Array> {
  return (await loadObjects([id]))(id);
}

/** Number of objects loaded in parallel. */
const maxParallel = 8;

/** Loads objects and verifies their content; returns a look-up by ID. */
export async function loadObjects(ids: readonly string[]): Promise<(id: string) => Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  const objects = ids.length === 0 ? [] : await listFingerprints(ids);
  await workInParallel(objects, maxParallel, async (object) => {
    contents.set(object.id, await load(object));
  });
  return (id) => {
    const content = contents.get(id);
    if (!content) throw new Error(`Object ${id} is missing`);
    return content;
  };
}

async function load({ id, ...fingerprint }: ObjectFingerprint): Promise<Uint8Array> {
  const { store } = contentStorage;
  if (!store) throw filesUnavailable(new Error('S3_ENDPOINT is not set'));
  try {
    return await store.get(keyOf(id), fingerprint);
  } catch (error) {
    // If the storage is unavailable or refuses access, the object is neither missing nor damaged, and can be loaded once that is fixed.
    const isUnavailable = error instanceof ObjectStoreError && ['away', 'refused'].includes(error.kind);
    throw isUnavailable ? filesUnavailable(error) : error;
  }
}
