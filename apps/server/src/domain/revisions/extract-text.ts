import { DocumentError, readDocx, readZip } from '@redraft/documents';
import { zipCodec } from './codecs.ts';

/** The text of an untrusted document or plain text file; null if it has none. May take long, so call it in a worker thread. */
export function extractText(bytes: Uint8Array): string | null {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isPacked ? extractDocumentText(bytes) : extractPlainText(bytes);
}

function extractDocumentText(bytes: Uint8Array): string | null {
  try {
    return readDocx(readZip(bytes), zipCodec).text;
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

function extractPlainText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
