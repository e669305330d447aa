import { acceptAllChanges, DocumentError, removeComments } from '@redraft/documents';
import { zipCodec } from './codecs.ts';

/** Also removes comments. Runs in a worker thread. Null for an invalid document. */
export default function accept(bytes: Uint8Array): Uint8Array | null {
  try {
    return removeComments(acceptAllChanges(bytes, zipCodec), zipCodec);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
