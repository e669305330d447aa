/** How much the log may keep (docs/decisions/0026), in bytes. */
export interface StorageQuota {
  file: number;
  class: number;
}

const megabyte = 1024 * 1024;

export function quotaFromMegabytes(megabytes: { file: number; class: number }): StorageQuota {
  return { file: megabytes.file * megabyte, class: megabytes.class * megabyte };
}

/** A save beyond it brings pictures or files along; a save while typing takes a hundred bytes, a chapter pasted in some ten thousand. */
export const smallSaveBytes = 64 * 1024;
/** Where a file is full of pictures, words are taken until it holds this many times as much. */
const textFactor = 2;
const warningShare = 0.8;

export type QuotaResult = 'fits' | 'gets_nearly_full' | 'full';

/** @param stored what the file takes before the save @param added what the save would add */
export function checkFileQuota(stored: number, added: number, limit: number): QuotaResult {
  const allowed = added <= smallSaveBytes ? textFactor * limit : limit;
  if (stored + added > allowed) return 'full';
  return stored < warningShare * limit && stored + added >= warningShare * limit
    ? 'gets_nearly_full'
    : 'fits';
}
