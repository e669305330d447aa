import { type DeviceKey, decrypt, encrypt } from '@redraft/offline/browser';
import type { FileInfo } from '@redraft/wopi';
import { type DBSchema, openDB } from 'idb';

/** The last version of a file that this device has seen on the server. */
export interface DeviceCopy {
  fileInfo: FileInfo;
  bytes: Uint8Array;
}

/** Copies of files on this device, encrypted, for opening without a network. */
export interface DeviceCopies {
  /** Replaces the copy of the file at this path. */
  store: (path: string, copy: DeviceCopy, at: number) => Promise<void>;
  /** Null if there is none, or none that this key reads. */
  read: (path: string) => Promise<DeviceCopy | null>;
}

interface StoredCopy {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  encrypted: Uint8Array<ArrayBuffer>;
}
interface Schema extends DBSchema {
  copies: { key: string; value: StoredCopy; indexes: { at: number } };
}

/** A copy that was not renewed for so long is removed. */
export const copyLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const databaseName = 'redraft-copies';

export function openDeviceCopies(key: DeviceKey): DeviceCopies {
  const database = openDB<Schema>(databaseName, 1, {
    upgrade: (db) => void db.createObjectStore('copies', { keyPath: 'path' }).createIndex('at', 'at'),
  });
  database.catch(() => undefined);
  return {
    store: async (path, copy, at) => {
      const db = await database;
      const encrypted = await encrypt(key, packCopy(copy));
      const transaction = db.transaction('copies', 'readwrite');
      await transaction.store.put({ path, at, encrypted });
      const outdated = IDBKeyRange.upperBound(at - copyLifetimeMs);
      for (const old of await transaction.store.index('at').getAllKeys(outdated))
        await transaction.store.delete(old);
      await transaction.done;
    },
    read: async (path) => {
      const stored = await (await database).get('copies', path);
      if (stored === undefined) return null;
      return decrypt(key, stored.encrypted).then(unpackCopy, () => null);
    },
  };
}

/** The file's metadata as JSON, with its length before it, then the bytes. */
function packCopy({ fileInfo, bytes }: DeviceCopy): Uint8Array<ArrayBuffer> {
  const info = new TextEncoder().encode(JSON.stringify(fileInfo));
  const packed = new Uint8Array(4 + info.length + bytes.length);
  new DataView(packed.buffer).setUint32(0, info.length);
  packed.set(info, 4);
  packed.set(bytes, 4 + info.length);
  return packed;
}

function unpackCopy(packed: Uint8Array): DeviceCopy {
  const { buffer, byteOffset } = packed;
  const infoEnd = 4 + new DataView(buffer, byteOffset).getUint32(0);
  const fileInfo: FileInfo = JSON.parse(new TextDecoder().decode(packed.subarray(4, infoEnd)));
  return { fileInfo, bytes: packed.slice(infoEnd) };
}
