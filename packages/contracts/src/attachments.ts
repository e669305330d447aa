import { z } from 'zod';
import { attachmentIdSchema, submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** File formats, detected by magic bytes or by the entries of a zip file. */
const attachmentFormats = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
  tif: 'tiff',
  tiff: 'tiff',
  heic: 'heif',
  heif: 'heif',
  avif: 'heif',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  odt: 'odt',
  ods: 'ods',
  odp: 'odp',
  zip: 'zip',
  rar: 'rar',
} as const;
export type AttachmentFormat = (typeof attachmentFormats)[keyof typeof attachmentFormats];

/** Extensions that may be attached: images, PDF, office files, archives. */
export const attachmentExtensions = Object.keys(attachmentFormats);

/** The format that a file with this name must have; null if it cannot be attached. */
export function detectAttachmentFormat(name: string): AttachmentFormat | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const match = Object.entries(attachmentFormats).find(([known]) => known === extension);
  return match?.[1] ?? null;
}

export const attachmentSchema = z.object({
  id: attachmentIdSchema,
  fileName: z.string(),
  /** In bytes. */
  fileSize: z.number().int(),
  uploadDate: instantSchema,
});
export type Attachment = z.infer<typeof attachmentSchema>;

export const attachmentsQuerySchema = z.object({ submissionId: submissionIdSchema });
export const attachedSchema = z.object({ successfulUploads: z.array(attachmentSchema) });
export type Attached = z.infer<typeof attachedSchema>;
