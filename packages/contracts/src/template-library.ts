import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { type ContentType, contentTypeSchema } from './content-types.ts';
import { openDocumentKindSchema } from './conversions.ts';
import { conversionIdSchema, templateIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText, titleText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Allowed extensions of templates by type. */
export const templateExtensions = {
  DOCUMENT: ['dotx', 'docx'],
  PRESENTATION: ['potx', 'pptx'],
  SPREADSHEET: ['xltx', 'xlsx'],
  DRAW: ['odt', 'otg'],
} as const satisfies Record<ContentType, readonly string[]>;

export const templateKindSchema = z.enum(['dotx', 'docx', 'potx', 'pptx', 'xltx', 'xlsx', 'odt', 'otg']);

export type TemplateKind = z.infer<typeof templateKindSchema>;

/** A template of the instructor's own library. */
export const templateSchema = z.object({
  id: templateIdSchema,
  title: z.string(),
  description: z.string(),
  type: templateKindSchema,
  contentType: contentTypeSchema,
  tumbnailFileId: templateIdSchema,
  createDate: instantSchema,
  /** It is the conversion of a file of this type, which can be downloaded. */
  originalKind: openDocumentKindSchema.nullable(),
});

export type Template = z.infer<typeof templateSchema>;

const describedTemplate = {
  title: titleText(limits.templateTitle, {
    missing: formatSentence('value.title_required'),
    tooLong: formatSentence('value.title_too_long', { max: limits.templateTitle }),
  }),
  description: noteText(limits.templateDescription).default(''),
};

/** The multipart body of `POST auxfiles/template`. */
export const uploadTemplateBodySchema = z.object({
  ...describedTemplate,
  /** If it is missing, the error is `template.file_required`. */
  selectedFile: z.file().optional(),
});

export const convertedTemplateBodySchema = z.object({ ...describedTemplate, id: conversionIdSchema });
