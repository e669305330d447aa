import { z } from 'zod';
import { attachmentIdSchema, submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** Ways in which a file is told to be of its type by what it begins with, or by what is packed in it. */
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

/** The endings of names that may be attached: pictures, PDF, office files, packed files. */
export const attachmentExtensions = Object.keys(attachmentFormats);

/** What a file of that name has to be; null where such a file cannot be attached. */
export function attachmentFormatOf(name: string): AttachmentFormat | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const found = Object.entries(attachmentFormats).find(([known]) => known === extension);
  return found?.[1] ?? null;
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
