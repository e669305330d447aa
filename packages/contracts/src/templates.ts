import { z } from 'zod';
import { editorLook } from './editor.ts';
import { assignmentId, assignmentTemplateId, templateFileId } from './ids.ts';
import { noteText, optionalTitle, titleText } from './texts.ts';
import { flag, instant } from './wire.ts';

/** What a file is written in (spec 2 §9). */
export const contentTypes = ['DOCUMENT', 'PRESENTATION', 'SPREADSHEET', 'DRAW'] as const;
export const contentType = z.enum(contentTypes);
export type ContentType = z.infer<typeof contentType>;

/** The words that clients use for them: DOCUMENT, WRITER, writer and docx mean the same (spec 0 no. 29). */
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
const spelling = z.enum([
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
export const anyContentType = spelling.transform((word) => spellings[word]).pipe(contentType);

/** The extension of a new file of a type; in the workspace it is the `mainFileType` (spec 0 no. 29). */
export const extensionOf = {
  DOCUMENT: 'docx',
  PRESENTATION: 'pptx',
  SPREADSHEET: 'xlsx',
  DRAW: 'odg',
} as const satisfies Record<ContentType, string>;

/** What may be uploaded as a template of a type (spec 2 §5). */
export const templateExtensions = {
  DOCUMENT: ['dotx', 'docx'],
  PRESENTATION: ['potx', 'pptx'],
  SPREADSHEET: ['xltx', 'xlsx'],
  DRAW: ['odt', 'otg'],
} as const satisfies Record<ContentType, readonly string[]>;
export const templateFileType = z.enum(['dotx', 'docx', 'potx', 'pptx', 'xltx', 'xlsx', 'odt', 'otg']);
export type TemplateFileType = z.infer<typeof templateFileType>;

/** 10 MB: a template is opened by every student of a class. */
export const templateLimitBytes = 10 * 1024 * 1024;

const itemType = z.enum(['MAIN', 'ADDITIONAL']);
const itemTitle = optionalTitle(200);

/** A file of an assignment: the main one, or an additional one (spec 2 §3, "Template item"). */
export const templateItem = z.object({
  id: assignmentTemplateId,
  type: itemType,
  contentType,
  title: z.string(),
  assignmentId,
  /** The title of the chosen template; null while the file is blank. */
  templateTitle: z.string().nullable(),
  /** The chosen one in the library, while it is still there. */
  templateFileId: templateFileId.nullable(),
  allowImport: z.boolean(),
  /** How many students have their own copy already: what is changed here no longer reaches them. */
  numberOfCopies: z.number().int(),
  /** Whether it can be opened in the embedded editor. */
  hasEditor: z.boolean(),
});
export type TemplateItem = z.infer<typeof templateItem>;

/** An item that is not stored yet: part of `createAssignment`, and the body of `PUT auxfiles/assignment`. */
export const newTemplateItem = z.object({
  assignmentTemplateType: itemType.default('ADDITIONAL'),
  contentType: anyContentType,
  title: itemTitle.default(''),
  /** From the library; blank without it. */
  templateFileId: templateFileId.nullable().default(null),
  allowImport: z.boolean().default(false),
});
export type NewTemplateItem = z.infer<typeof newTemplateItem>;
export const addTemplateItemBody = newTemplateItem.extend({ assignmentId });

/** `PUT auxfiles/assignments`: what can be changed of stored items. Other fields of an item are not read. */
export const changeTemplateItemsBody = z
  .array(z.object({ id: assignmentTemplateId, title: itemTitle, allowImport: z.boolean() }))
  .min(1)
  .max(20);
export const allowImportQuery = z.object({ id: assignmentTemplateId, allowImport: flag });
export const applyTemplateQuery = z.object({
  assignmentTemplateId,
  /** From the library; without it the item becomes blank again. */
  templateId: templateFileId.optional(),
});

/** A template of the instructor's own library (spec 2 §3, "Template file"). */
export const templateFile = z.object({
  id: templateFileId,
  title: z.string(),
  description: z.string(),
  type: templateFileType,
  contentType,
  tumbnailFileId: templateFileId,
  createDate: instant,
});
export type TemplateFile = z.infer<typeof templateFile>;

/** The multipart body of `POST auxfiles/template`. */
export const uploadTemplateBody = z.object({
  title: titleText(200, { missing: 'Title is required.', tooLong: 'A title has up to 200 characters.' }),
  description: noteText(2000).default(''),
  /** Its absence is told by `template.file_required`. */
  selectedFile: z.file().optional(),
});

/** Opens the file of an item in the editor. */
export const itemFrameQuery = editorLook.extend({ id: assignmentTemplateId });
