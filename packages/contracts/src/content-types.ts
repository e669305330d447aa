import { z } from 'zod';

/** The type of content of a file. */
export const contentTypes = ['DOCUMENT', 'PRESENTATION', 'SPREADSHEET', 'DRAW'] as const;

export const contentTypeSchema = z.enum(contentTypes);

export type ContentType = z.infer<typeof contentTypeSchema>;

/** The names that clients use for them: DOCUMENT, WRITER, writer and docx are equivalent. */
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

/** Any accepted name; parsed to one of the four. */
export const anyContentTypeSchema = spellingSchema
  .transform((word) => spellings[word])
  .pipe(contentTypeSchema);

/** The extension of a new file of a type; called `mainFileType` in the workspace. */
export const extensionOf = {
  DOCUMENT: 'docx',
  PRESENTATION: 'pptx',
  SPREADSHEET: 'xlsx',
  DRAW: 'odg',
} as const satisfies Record<ContentType, string>;
