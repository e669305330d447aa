import type { FileId } from '@redraft/contracts';
import { mediaTypes } from '@redraft/documents';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { headOf, readCurrent } from '../revisions/index.ts';

/** The current bytes of a file under a title and the extension of what it really is. */
export async function downloadFile(fileId: FileId, title: string): Promise<FileAnswer> {
  const [{ kind }, { bytes }] = await Promise.all([headOf(fileId), readCurrent(fileId)]);
  return { bytes, contentType: mediaTypes[kind], fileName: fileNameOf(title, kind) };
}
