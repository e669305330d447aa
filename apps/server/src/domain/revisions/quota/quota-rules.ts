/** Limits of the log's storage (docs/decisions/0026), in bytes. */
export interface StorageQuota {
  file: number;
  class: number;
}

const megabyte = 1024 * 1024;

export function quotaFromMegabytes(megabytes: { file: number; class: number }): StorageQuota {
  return { file: megabytes.file * megabyte, class: megabytes.class * megabyte };
}

/** Larger saves contain images or embedded files; a save while typing takes a hundred bytes, a pasted chapter ten thousand. */
export const smallSaveBytes = 64 * 1024;
/** If a file is over its quota because of images, text is accepted up to this multiple of it. */
const textFactor = 2;
const warningShare = 0.8;

export type QuotaResult = 'fits' | 'gets_nearly_full' | 'full';

/** @param stored size of the file before the save @param addedBytes size that the save adds */
export function checkFileQuota(stored: number, addedBytes: number, limit: number): QuotaResult {
  const allowed = addedBytes <= smallSaveBytes ? textFactor * limit : limit;
  if (stored + addedBytes > allowed) return 'full';
  return stored < warningShare * limit && stored + addedBytes >= warningShare * limit
    ? 'gets_nearly_full'
    : 'fits';
}
