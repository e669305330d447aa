import type { FileId } from '@redraft/contracts';
import { mediaTypes } from '@redraft/documents';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { headOf, readCurrent } from '../revisions/index.ts';

/** The current content of a file, named by its title with the extension of its actual type. */
export async function downloadFile(fileId: FileId, title: string): Promise<FileAnswer> {
  const [{ kind }, { bytes }] = await Promise.all([headOf(fileId), readCurrent(fileId)]);
  return { bytes, contentType: mediaTypes[kind], fileName: fileNameOf(title, kind) };
}
