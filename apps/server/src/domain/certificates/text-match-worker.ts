import { readFile } from 'node:fs/promises';
import type { CertificateCheck, CertificateStatement } from '@redraft/contracts';
import { extractText } from '../revisions/index.ts';
import { compareText } from './text-match-rules.ts';

/** A file on the disk, and what its words are held against. */
export interface WordsWork extends Pick<CertificateStatement, 'head' | 'last'> {
  path: string;
}

/** Runs in a thread of its own: the file is anybody's, and may be made to take long. Null where it holds no text. */
export default async function check({
  path,
  ...stated
}: WordsWork): Promise<CertificateCheck['words'] | null> {
  const text = extractText(await readFile(path));
  return text === null ? null : compareText(stated, text);
}
