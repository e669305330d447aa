import type { OpenDocumentKind, ReadSubmission } from '@redraft/contracts';
import type { OpenFile } from '../timeline/index.ts';

/** Attached files are offered in their own format, and as PDF if the server can convert. */
export function listDownloadFormats({ downloadFormats }: ReadSubmission, file: OpenFile | null): string[] {
  if (file?.additional === undefined) return downloadFormats;
  const { fileType } = file.additional;
  return downloadFormats.includes('pdf') ? [fileType, 'pdf'] : [fileType];
}

/** What the shown file was imported from, if that was converted. */
export function originalKindOf(
  { originalKind }: Pick<ReadSubmission, 'originalKind'>,
  file: OpenFile | null,
): OpenDocumentKind | null {
  return file?.additional === undefined ? originalKind : file.additional.originalKind;
}
