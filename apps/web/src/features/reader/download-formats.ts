import type { ReadSubmission } from '@redraft/contracts';
import type { ShownFile } from '../timeline/index.ts';

/** Attached files are offered in their own format, and as PDF if the server can convert. */
export function formatsOf({ downloadFormats }: ReadSubmission, shown: ShownFile | null): string[] {
  if (shown?.additional === undefined) return downloadFormats;
  const { fileType } = shown.additional;
  return downloadFormats.includes('pdf') ? [fileType, 'pdf'] : [fileType];
}
