/** How much the log may keep (docs/decisions/0026), in bytes. */
export interface RoomLimits {
  file: number;
  class: number;
}

const megabyte = 1024 * 1024;

export function roomLimits(megabytes: { file: number; class: number }): RoomLimits {
  return { file: megabytes.file * megabyte, class: megabytes.class * megabyte };
}

/** A save beyond it brings pictures or files along; a save while typing takes a hundred bytes, a chapter pasted in some ten thousand. */
export const lightSave = 64 * 1024;
/** Where a file is full of pictures, words are taken until it holds this many times as much. */
const wordsFactor = 2;
const nearlyFull = 0.8;

export type FileVerdict = 'fits' | 'gets_nearly_full' | 'full';

/** @param stored what the file takes before the save @param added what the save would add */
export function judgeFile(stored: number, added: number, limit: number): FileVerdict {
  const allowed = added <= lightSave ? wordsFactor * limit : limit;
  if (stored + added > allowed) return 'full';
  return stored < nearlyFull * limit && stored + added >= nearlyFull * limit ? 'gets_nearly_full' : 'fits';
}
