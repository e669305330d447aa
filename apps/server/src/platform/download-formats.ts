import type { OpenDocumentKind } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { createOfficeConverter } from './soffice.ts';

let converter = createOfficeConverter(undefined);

/** The program that converts files: see `Config.soffice`. */
export function setUpConverter(soffice: string | null | undefined): void {
  converter = createOfficeConverter(soffice);
}

/** The download formats of a file, as file extensions: its own, and PDF if this machine can create PDFs. */
export function downloadsOf(
  kind: OfficeKind,
  originalKind: OpenDocumentKind | undefined,
): { downloadFormats: string[]; isPdfMissing: boolean; originalKind: OpenDocumentKind | null } {
  return {
    downloadFormats: canConvert() ? [kind, 'pdf'] : [kind],
    isPdfMissing: !canConvert(),
    originalKind: originalKind ?? null,
  };
}

/** Whether this machine can make PDFs and convert OpenDocument files: LibreOffice does both. */
export function canConvert(): boolean {
  return converter.isAvailable();
}
