import type { CertificateStatement, SignedHead } from '@redraft/contracts';

/** What is signed each day: a line that anybody can put together again from the certificate (docs/metrics.md#certificate-chain). */
export function formatHeadLine(
  document: string,
  head: Pick<SignedHead, 'head' | 'saves' | 'signedAt'>,
): string {
  return `redraft-head-1|${document}|${head.saves}|${head.head}|${head.signedAt}`;
}

/** What the signature of a certificate is over. */
export function formatStatementLine(statement: CertificateStatement): string {
  return JSON.stringify(statement);
}

/** Ways in which a file of words may hold the same words: programs end it with a line break, and set lines their own way. */
export function listReadings(text: string): string[] {
  const normal = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');
  // Not by /\n+$/, which begins again at each line break of a file that is full of them.
  let end = normal.length;
  while (normal[end - 1] === '\n') end--;
  return [...new Set([normal, normal.replace(/\n$/, ''), normal.slice(0, end), `${normal}\n`])];
}
