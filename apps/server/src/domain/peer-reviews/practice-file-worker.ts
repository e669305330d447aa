import { DocumentError, readDocx, readZip } from '@redraft/documents';
import { zipCodec } from '../revisions/index.ts';

/** Runs in a thread of its own: the file may be made to take long. Null where it holds no text. */
export default function read(bytes: Uint8Array): string | null {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isPacked ? wordsOfDocument(bytes) : wordsOfText(bytes);
}

function wordsOfDocument(bytes: Uint8Array): string | null {
  try {
    return readDocx(readZip(bytes), zipCodec).text;
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

function wordsOfText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
