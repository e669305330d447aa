import { DocumentError, readDocx, readZip } from '@redraft/documents';
import { zipCodec } from '../revisions/index.ts';

/** Runs in a thread of its own: the file is anybody's. Null where it is no text document. */
export default function read(bytes: Uint8Array): string | null {
  try {
    return readDocx(readZip(bytes), zipCodec)?.text ?? null;
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
