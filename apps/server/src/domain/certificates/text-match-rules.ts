import { createHash } from 'node:crypto';
import type { CertificateCheck, CertificateStatement } from '@redraft/contracts';
import { listEquivalentForms } from './statement-rules.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Whether the text leads to the head by the rule of the chain (docs/metrics.md#certificate-chain). */
export function compareText(
  { head, last }: Pick<CertificateStatement, 'head' | 'last'>,
  given: string,
): CertificateCheck['words'] {
  if (last === null) return 'not_followed';
  const hasLineWords = (text: string) => sha256(`${last.previous}|${last.t}|${sha256(text)}`) === head;
  return listEquivalentForms(given).some(hasLineWords) ? 'match' : 'differ';
}
