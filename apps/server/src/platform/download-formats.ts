import type { OfficeKind } from '@redraft/documents';
import { createPdfMaker } from './soffice.ts';

let maker = createPdfMaker(undefined);

/** Which program of the machine makes PDFs: see `Config.soffice`. */
export function setUpPdfs(soffice: string | null | undefined): void {
  maker = createPdfMaker(soffice);
}

/** As what a file can be downloaded here, by the ending of its name: as what it is, and as a PDF where the machine can. */
export function downloadsOf(kind: OfficeKind): { downloadFormats: string[]; isPdfMissing: boolean } {
  return { downloadFormats: hasPdfs() ? [kind, 'pdf'] : [kind], isPdfMissing: !hasPdfs() };
}

export function hasPdfs(): boolean {
  return maker.isAvailable();
}
