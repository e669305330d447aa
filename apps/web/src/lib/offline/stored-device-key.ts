import { parseJson, readStored, writeStored } from '../browser-storage.ts';
import { isRecord } from '../records.ts';

/** The key of what this device keeps for one person, in base64url; deleted with the session. */
const storageKey = 'redraft.device-key';

export function readStoredKey(userId: number): string | null {
  const stored = parseJson(readStored('local', storageKey));
  return isRecord(stored) && stored.userId === userId && typeof stored.key === 'string' ? stored.key : null;
}

/** False if this browser stores nothing. */
export function storeDeviceKey(userId: number, key: string): boolean {
  return writeStored('local', storageKey, JSON.stringify({ userId, key }));
}

export function forgetDeviceKey(): void {
  writeStored('local', storageKey, null);
}
