import type { CertificateCheck, CertificateStatement } from '@redraft/contracts';
import { DocumentError, readDocx, readZip } from '@redraft/documents';
import { zipCodec } from '../revisions/index.ts';
import { wordsVerdict } from './words-rules.ts';

/** A file, and what its words are held against. */
export interface WordsWork extends Pick<CertificateStatement, 'head' | 'last'> {
  bytes: Uint8Array;
}

/** Runs in a thread of its own: the file is anybody's, and may be made to take long. Null where it holds no text. */
export default function check({ bytes, ...stated }: WordsWork): CertificateCheck['words'] | null {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = isPacked ? wordsOfDocument(bytes) : wordsOfText(bytes);
  return text === null ? null : wordsVerdict(stated, text);
}

function wordsOfDocument(bytes: Uint8Array): string | null {
  try {
    return readDocx(readZip(bytes), zipCodec)?.text ?? null;
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
