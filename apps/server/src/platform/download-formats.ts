import type { OfficeKind } from '@redraft/documents';
import { pdfMaker } from './soffice.ts';

/** As what a file can be downloaded here, by the ending of its name: as what it is, and as a PDF where the machine can. */
export function downloadFormatsOf(kind: OfficeKind): string[] {
  return hasPdf(kind) ? [kind, 'pdf'] : [kind];
}

export function hasPdf(kind: OfficeKind): boolean {
  return kind === 'docx' && pdfMaker.isAvailable();
}
