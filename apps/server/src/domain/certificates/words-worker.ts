import type { CertificateCheck, CertificateStatement } from '@redraft/contracts';
import { wordsOfFile } from '../revisions/index.ts';
import { wordsVerdict } from './words-rules.ts';

/** A file, and what its words are held against. */
export interface WordsWork extends Pick<CertificateStatement, 'head' | 'last'> {
  bytes: Uint8Array;
}

/** Runs in a thread of its own: the file is anybody's, and may be made to take long. Null where it holds no text. */
export default function check({ bytes, ...stated }: WordsWork): CertificateCheck['words'] | null {
  const text = wordsOfFile(bytes);
  return text === null ? null : wordsVerdict(stated, text);
}
