import type { ReadSubmission } from '@redraft/contracts';
import type { ShownFile } from '../timeline/index.ts';

/** A file beside the text can be had as what it is, and as a PDF where the server makes any. */
export function formatsOf({ downloadFormats }: ReadSubmission, shown: ShownFile | null): string[] {
  if (shown?.additional === undefined) return downloadFormats;
  const { fileType } = shown.additional;
  return downloadFormats.includes('pdf') ? [fileType, 'pdf'] : [fileType];
}
