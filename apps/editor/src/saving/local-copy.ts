/**
 * Words that the server has not confirmed, kept on the device (IndexedDB, one record per file and user). While a page goes away there is no
 * time for IndexedDB, so the very last bytes go to localStorage, which is written at once.
 */
export type LocalCopy = { bytes: Uint8Array; at: number };
export type LocalCopies = {
  keep: (bytes: Uint8Array, at: number) => void;
  /** Written before this returns; only while the page goes away. */
  keepAtOnce: (bytes: Uint8Array, at: number) => void;
  find: () => Promise<LocalCopy | null>;
  clear: () => Promise<void>;
};

const DATABASE = 'redraft-editor';
const STORE = 'unsaved';
/** localStorage holds some 5 million characters for the whole site. */
const AT_ONCE_LIMIT_BYTES = 1_500_000;

export function openLocalCopies(key: string): LocalCopies {
  const atOnceKey = `${DATABASE}:${key}`;
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= openDatabase();
    return opened;
  };
  return {
    keep: (bytes, at) => {
      // A device without storage (private window, disk full) still saves to the server; nothing else to be done about it here.
      void database()
        .then((db) => finished(db.transaction(STORE, 'readwrite').objectStore(STORE).put({ bytes, at }, key)))
        .catch((error: unknown) => console.warn('The copy on this device could not be written', error));
    },
    keepAtOnce: (bytes, at) => {
      if (bytes.length > AT_ONCE_LIMIT_BYTES) return;
      try {
        localStorage.setItem(atOnceKey, JSON.stringify({ at, base64: toText(bytes) }));
      } catch (error) {
        console.warn('The copy on this device could not be written', error);
      }
    },
    find: async () => {
      const kept = await database()
        .then((db) => finished(db.transaction(STORE).objectStore(STORE).get(key)))
        .then(readRecord)
        .catch(() => null);
      const atOnce = readAtOnce(localStorage.getItem(atOnceKey));
      return [kept, atOnce].filter((copy) => copy !== null).sort((a, b) => b.at - a.at)[0] ?? null;
    },
    clear: async () => {
      localStorage.removeItem(atOnceKey);
      await database()
        .then((db) => finished(db.transaction(STORE, 'readwrite').objectStore(STORE).delete(key)))
        .catch(() => undefined);
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage of this device failed'));
  });
}

function readRecord(value: unknown): LocalCopy | null {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !('at' in value)) return null;
  const { bytes, at } = value;
  return bytes instanceof Uint8Array && typeof at === 'number' ? { bytes, at } : null;
}

function readAtOnce(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('at' in value) || !('base64' in value)) return null;
    const { at, base64 } = value;
    return typeof at === 'number' && typeof base64 === 'string' ? { at, bytes: fromText(base64) } : null;
  } catch {
    return null;
  }
}

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(binary);
}

function fromText(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
