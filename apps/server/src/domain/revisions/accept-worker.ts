import { acceptAllChanges, DocumentError, removeComments } from '@redraft/documents';
import { zipCodec } from './codecs.ts';

/** Without its comments, too. Runs in a thread of its own. Null for what is no document any more. */
export default function accept(bytes: Uint8Array): Uint8Array | null {
  try {
    return removeComments(acceptAllChanges(bytes, zipCodec), zipCodec);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
