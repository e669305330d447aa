import { anonymizeDocument, DocumentError, stripPictureMetadata } from '@redraft/documents';
import { zipCodec } from '../revisions/worker-exports.ts';

export interface AnonymizeWork {
  kind: 'office' | 'picture';
  bytes: Uint8Array;
  alias: string;
}

/** Runs in a worker thread, unless the file is small. Null for an unreadable office file. */
export default function removeNames({ kind, bytes, alias }: AnonymizeWork): Uint8Array | null {
  if (kind === 'picture') return stripPictureMetadata(bytes, zipCodec.crc32);
  try {
    return anonymizeDocument(bytes, { alias, codec: zipCodec });
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
