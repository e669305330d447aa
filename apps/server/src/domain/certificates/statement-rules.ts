import type { CertificateStatement, SignedHead } from '@redraft/contracts';

/** The line that is signed daily: anyone can rebuild it from the certificate (docs/metrics.md#certificate-chain). */
export function formatHeadLine(
  document: string,
  head: Pick<SignedHead, 'head' | 'saves' | 'signedAt'>,
): string {
  return `redraft-head-1|${document}|${head.saves}|${head.head}|${head.signedAt}`;
}

/** The line over which a certificate is signed. */
export function formatStatementLine(statement: CertificateStatement): string {
  return JSON.stringify(statement);
}

/** Equivalent forms of a plain text file: programs add a final line break, and use different line endings. */
export function listEquivalentForms(text: string): string[] {
  const normal = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');
  // Not /
  // +$/, whose backtracking is quadratic in a file full of line breaks.
  let end = normal.length;
  while (normal[end - 1] === '\n') end--;
  return [...new Set([normal, normal.replace(/\n$/, ''), normal.slice(0, end), `${normal}\n`])];
}
