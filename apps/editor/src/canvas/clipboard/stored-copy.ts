import { openDB } from 'idb';
import type { Media, Shape } from '../scene/scene.ts';

/** Copied shapes with the pictures that they use. */
export interface StoredCopy {
  key: string;
  /** The file that they are from; undefined in copies of earlier releases. */
  source?: string;
  shapes: readonly Shape[];
  media: ReadonlyMap<string, Media>;
  /** Its connection sites are those of OpenDocument; undefined in copies of earlier releases. */
  hasGluePoints?: boolean;
}

/**
 * The clipboard holds only a key. The shapes themselves are in storage on this device, which other sites cannot write to but other tabs of the editor
 * can read. Without storage, only this tab knows the copy.
 */
let last: StoredCopy | null = null;
const storeName = 'copies';

const openDatabase = async (): ReturnType<typeof openDB> =>
  openDB('redraft-clipboard', 1, { upgrade: (db) => void db.createObjectStore(storeName) });

export function storeCopy(copy: StoredCopy): void {
  last = copy;
  void openDatabase()
    .then((db) => db.put(storeName, copy, 'last'))
    .catch((error: unknown) => console.info('Copied for this page only', error));
}

export async function readStoredCopy(key: string): Promise<StoredCopy | null> {
  if (last?.key === key) return last;
  // cast: only `storeCopy` writes there.
  const stored = (await (await openDatabase()).get(storeName, 'last')) as StoredCopy | undefined;
  return stored?.key === key ? stored : null;
}
