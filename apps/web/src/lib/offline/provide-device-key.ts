import { createDeviceKey } from '@redraft/offline/browser';
import { readDeviceKey, storeDeviceKey } from './stored-device-key.ts';

/** The key of this device for a person, created on first use; null if this browser has no encryption or no storage. */
export async function provideDeviceKey(userId: number): Promise<string | null> {
  const existingKey = readDeviceKey(userId);
  if (existingKey !== null) return existingKey;
  // Browsers offer encryption to secure pages only.
  if (globalThis.crypto?.subtle === undefined) return null;
  const key = await createDeviceKey();
  // Another tab may have created one meanwhile.
  const otherKey = readDeviceKey(userId);
  if (otherKey !== null) return otherKey;
  return storeDeviceKey(userId, key) ? key : null;
}
