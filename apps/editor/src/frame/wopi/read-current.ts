import type { FileInfo } from '@redraft/wopi';
import type { WopiFile } from './wopi-client.ts';

/** A file on the server at one moment: its metadata, and the bytes of that version. */
export interface CurrentFile {
  fileInfo: FileInfo;
  bytes: Uint8Array;
}

/** A file that is saved every second changes between the two calls; after so many attempts the last response is used. */
const maxAttempts = 5;

/** Consistent metadata and bytes, which are requested together; throws WopiError. */
export async function readCurrent(
  file: WopiFile,
  knownFileInfo: FileInfo | Promise<FileInfo> = file.checkFileInfo(),
): Promise<CurrentFile> {
  let requestedFileInfo = knownFileInfo;
  for (let attemptsLeft = maxAttempts; ; attemptsLeft--) {
    const [fileInfo, { bytes, itemVersion }] = await Promise.all([requestedFileInfo, file.getFile()]);
    const isConsistent =
      itemVersion === null || fileInfo.version === null || itemVersion === fileInfo.version;
    if (isConsistent || attemptsLeft === 1) return { fileInfo, bytes };
    requestedFileInfo = file.checkFileInfo();
  }
}
