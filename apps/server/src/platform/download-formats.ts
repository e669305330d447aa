import type { OfficeKind } from '@redraft/documents';
import { createPdfMaker } from './soffice.ts';

let maker = createPdfMaker(undefined);

/** The program that creates PDFs: see `Config.soffice`. */
export function setUpPdfs(soffice: string | null | undefined): void {
  maker = createPdfMaker(soffice);
}

/** The download formats of a file, as file extensions: its own, and PDF if this machine can create PDFs. */
export function downloadsOf(kind: OfficeKind): { downloadFormats: string[]; isPdfMissing: boolean } {
  return { downloadFormats: hasPdfs() ? [kind, 'pdf'] : [kind], isPdfMissing: !hasPdfs() };
}

export function hasPdfs(): boolean {
  return maker.isAvailable();
}
