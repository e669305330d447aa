import type { FileFacts } from '@redraft/wopi';
import type { WopiFile } from './wopi-client.ts';

/** A file as it is on the server at one moment: what is known of it, and the bytes of that very version. */
export interface CurrentFile {
  facts: FileFacts;
  bytes: Uint8Array;
}

/** A file that is saved each second changes between two calls; after this many tries the last answer stands. */
const tries = 5;

/** Facts and bytes that belong together; throws WopiError. */
export async function readCurrent(file: WopiFile, known?: FileFacts): Promise<CurrentFile> {
  let facts = known ?? (await file.checkFileInfo());
  for (let left = tries; ; left--) {
    const { bytes, itemVersion } = await file.getFile();
    const isOne = itemVersion === null || facts.version === null || itemVersion === facts.version;
    if (isOne || left === 1) return { facts, bytes };
    facts = await file.checkFileInfo();
  }
}
