import { readFile } from 'node:fs/promises';
import type { CertificateCheck, CertificateStatement } from '@redraft/contracts';
import { extractText } from '../revisions/index.ts';
import { compareText } from './text-match-rules.ts';

/** A file on disk, and what its text is compared with. */
export interface WordsWork extends Pick<CertificateStatement, 'head' | 'last'> {
  path: string;
}

/** Runs in a worker thread: the file is untrusted and may take long to parse. Null if it contains no text. */
export default async function check({
  path,
  ...stated
}: WordsWork): Promise<CertificateCheck['words'] | null> {
  const text = extractText(await readFile(path));
  return text === null ? null : compareText(stated, text);
}
