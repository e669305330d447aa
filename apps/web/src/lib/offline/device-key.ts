import { createDeviceKey } from '@redraft/offline/browser';
import { currentLaunch } from '../launch.ts';
import { currentUser } from '../session.ts';
import { getSite } from '../site.ts';
import { forgetDeviceKey, readStoredKey, storeDeviceKey } from './stored-device-key.ts';

/** The key of this device for the signed-in user; null if there is none, or nothing is to be kept. */
export function readDeviceKey(): string | null {
  const user = findKeeper();
  return user === null ? null : readStoredKey(user.id);
}

/** The same, created on first use; null also if this browser has no encryption or no storage. */
export async function provideDeviceKey(): Promise<string | null> {
  const user = findKeeper();
  if (user === null) return null;
  const existingKey = readStoredKey(user.id);
  if (existingKey !== null) return existingKey;
  // Browsers offer encryption to secure pages only.
  if (globalThis.crypto?.subtle === undefined) return null;
  const key = await createDeviceKey();
  // Another tab may have created one meanwhile.
  const otherKey = readStoredKey(user.id);
  if (otherKey !== null) return otherKey;
  return storeDeviceKey(user.id, key) ? key : null;
}

/** The user whose pages this device may keep. In a frame of a learning platform, pages and storage are those of the platform. */
function findKeeper() {
  if (currentLaunch() !== null) return null;
  if (getSite().offlineWriting) return currentUser();
  forgetDeviceKey();
  return null;
}
