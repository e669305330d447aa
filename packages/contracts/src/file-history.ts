import { z } from 'zod';
import { assignmentFileIdSchema, submissionIdSchema } from './ids.ts';
import { noteAuthorSchema } from './process-notes.ts';
import { versionOriginSchema } from './versions.ts';
import { chosenInstantSchema, listIndexSchema, saveNumberSchema } from './wire.ts';

/** The history of a spreadsheet, presentation or drawing: what changed by save, as cells or as slides and pages. */

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();

/** The main file, or an additional one that the student has started. */
const fileShape = {
  submissionId: submissionIdSchema,
  assignmentTemplateId: assignmentFileIdSchema.optional(),
};

export const fileHistoryQuerySchema = z.object({
  ...fileShape,
  /** To be located among the saves. */
  time: chosenInstantSchema.optional(),
});

export const fileHistoryKindSchema = z.enum(['sheets', 'slides', 'drawing']);
export type FileHistoryKind = z.infer<typeof fileHistoryKindSchema>;

export const fileSittingSchema = z.object({
  from: timeSchema,
  to: timeSchema,
  /** Numbers of the first and last save. */
  first: saveNumberSchema,
  last: saveNumberSchema,
});
export type FileSitting = z.infer<typeof fileSittingSchema>;

export const fileHistorySchema = z.object({
  kind: fileHistoryKindSchema,
  timezone: z.string(),
  /** Number of saves, which are numbered from 1; version 0 is what the student began with. */
  saves: countSchema,
  /** In order (docs/metrics.md#sessions); bounded. */
  sittings: z.array(fileSittingSchema),
  /** Sessions that are listed together with the one before, if there are very many. */
  joined: countSchema,
  /** Seconds (docs/metrics.md#times); null for a student to whom the assignment shows no figures. */
  times: z.object({ active: z.number(), think: z.number(), total: z.number() }).nullable(),
  /** The last save up to the requested time, the first one for an earlier time; null if no time was requested, or there are no saves. */
  asked: saveNumberSchema.nullable(),
  /** Versions that were handed in; none for an additional file. */
  handIns: z.array(z.object({ save: countSchema, title: z.string() })),
});
export type FileHistory = z.infer<typeof fileHistorySchema>;

const cellContentSchema = z.object({
  /** What was entered: a formula with `=`, or a value. Long ones are cut. */
  input: z.string(),
  /** The result of a formula; null for a value. */
  result: z.string().nullable(),
});
export type CellContent = z.infer<typeof cellContentSchema>;

const sheetChangeSchema = z.object({
  name: z.string(),
  kind: z.enum(['added', 'deleted', 'changed']),
  previousName: z.string().nullable(),
  isMoved: z.boolean(),
  /** Number of changed cells. */
  cells: countSchema,
  /** Rows inserted, or deleted if fewer than 0, above a row. */
  rows: z.object({ at: z.number().int(), count: z.number().int() }).nullable(),
  /** Formulas that only have another result. */
  recalculated: countSchema,
  /** Cells that only look different. */
  formatted: countSchema,
  isLayoutChanged: z.boolean(),
});
export type SheetChange = z.infer<typeof sheetChangeSchema>;

const cellChangeSchema = z.object({
  /** Index in the list of sheets. */
  sheet: countSchema,
  address: z.string(),
  before: cellContentSchema.nullable(),
  after: cellContentSchema.nullable(),
});
export type CellChange = z.infer<typeof cellChangeSchema>;

const pageChangeSchema = z.object({
  number: z.number().int(),
  title: z.string().nullable(),
  kind: z.enum(['added', 'deleted', 'changed']),
  movedFrom: z.number().int().nullable(),
  objects: countSchema,
  isLayoutChanged: z.boolean(),
});
export type PageChange = z.infer<typeof pageChangeSchema>;

const objectChangeSchema = z.object({
  /** Index in the list of pages. */
  page: countSchema,
  kind: z.enum(['added', 'deleted', 'text', 'format', 'notes']),
  type: z.enum(['text', 'shape', 'picture', 'table', 'chart', 'line', 'group', 'other']),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ObjectChange = z.infer<typeof objectChangeSchema>;

/** Pictures and charts, comments, or the design of the file. */
const othersSchema = z.array(z.enum(['objects', 'comments', 'design']));

/** `count` counts all changed cells or shapes; `cells` and `objects` are some of them. */
export const fileChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sheets'),
    sheets: z.array(sheetChangeSchema),
    cells: z.array(cellChangeSchema),
    count: countSchema,
    others: othersSchema,
  }),
  z.object({
    kind: z.literal('pages'),
    pages: z.array(pageChangeSchema),
    objects: z.array(objectChangeSchema),
    count: countSchema,
    others: othersSchema,
  }),
  /** Too much changed to be compared. */
  z.object({ kind: z.literal('tooLarge') }),
]);
export type FileChange = z.infer<typeof fileChangeSchema>;

export const fileSaveSchema = z.object({
  save: saveNumberSchema,
  t: timeSchema,
  origin: versionOriginSchema,
  /** Null if the program saved it, or the account is gone. */
  author: noteAuthorSchema.nullable(),
  change: fileChangeSchema,
});
export type FileSave = z.infer<typeof fileSaveSchema>;

export const fileChangesQuerySchema = z.object({
  ...fileShape,
  /** Numbers of saves, inclusive. */
  first: saveNumberSchema,
  last: saveNumberSchema,
  /** Changes of each save before the first returned one. */
  from: listIndexSchema.optional(),
});

export const fileChangesSchema = z.object({
  /** In order; some of the requested ones, at least one if there are any. */
  saves: z.array(fileSaveSchema),
  /** Value of `first` for the next page; null at the end. */
  next: saveNumberSchema.nullable(),
});
export type FileChanges = z.infer<typeof fileChangesSchema>;
