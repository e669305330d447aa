import { attachmentColumns } from './domain/attachments/index.ts';
import { pdfCopyColumns } from './domain/pdf-copies/index.ts';
import { orderedPdfColumns } from './domain/pdf-orders/index.ts';
import { revisionColumns } from './domain/revisions/index.ts';
import type { ContentColumn } from './domain/stored-objects/index.ts';

/** Every column whose content may be in the object storage. */
export const contentColumns: readonly ContentColumn[] = [
  ...revisionColumns,
  ...attachmentColumns,
  ...pdfCopyColumns,
  ...orderedPdfColumns,
];
