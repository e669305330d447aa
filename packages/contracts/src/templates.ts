import { written } from '@redraft/sentences';
import { z } from 'zod';
import { templateIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText, titleText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** What a file is written in. */
export const contentTypes = ['DOCUMENT', 'PRESENTATION', 'SPREADSHEET', 'DRAW'] as const;
export const contentTypeSchema = z.enum(contentTypes);
export type ContentType = z.infer<typeof contentTypeSchema>;

/** The words that clients use for them: DOCUMENT, WRITER, writer and docx mean the same. */
const spellings = {
  DOCUMENT: 'DOCUMENT',
  WRITER: 'DOCUMENT',
  writer: 'DOCUMENT',
  docx: 'DOCUMENT',
  PRESENTATION: 'PRESENTATION',
  presentation: 'PRESENTATION',
  pptx: 'PRESENTATION',
  SPREADSHEET: 'SPREADSHEET',
  spreadsheet: 'SPREADSHEET',
  xlsx: 'SPREADSHEET',
  DRAW: 'DRAW',
  draw: 'DRAW',
  odg: 'DRAW',
} as const satisfies Record<string, ContentType>;
const spellingSchema = z.enum([
  ...contentTypes,
  'WRITER',
  'writer',
  'docx',
  'presentation',
  'pptx',
  'spreadsheet',
  'xlsx',
  'draw',
  'odg',
]);
/** As a client may spell it; read as one of the four. */
export const anyContentTypeSchema = spellingSchema
  .transform((word) => spellings[word])
  .pipe(contentTypeSchema);

/** The extension of a new file of a type; in the workspace it is the `mainFileType`. */
export const extensionOf = {
  DOCUMENT: 'docx',
  PRESENTATION: 'pptx',
  SPREADSHEET: 'xlsx',
  DRAW: 'odg',
} as const satisfies Record<ContentType, string>;

/** What may be uploaded as a template of a type. */
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
});
export type Template = z.infer<typeof templateSchema>;

/** The multipart body of `POST auxfiles/template`. */
export const uploadTemplateBodySchema = z.object({
  title: titleText(limits.templateTitle, {
    missing: written('value.title_required'),
    tooLong: written('value.title_too_long', { max: limits.templateTitle }),
  }),
  description: noteText(limits.templateDescription).default(''),
  /** Its absence is told by `template.file_required`. */
  selectedFile: z.file().optional(),
});
