import { z } from 'zod';
import { fileIdSchema, processNoteIdSchema, submissionIdSchema } from './ids.ts';
import { noteAuthorSchema, noteSourceSchema } from './process-notes.ts';
import { chosenInstantSchema, saveNumberSchema } from './wire.ts';

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();

/** A change at one position of one save: position and deleted length in code points of the preceding text. */
export const rewindOpSchema = z.object({ p: countSchema, del: countSchema, ins: z.string() });

/** Consecutive saves, first and last inclusive, and the number of characters inserted and deleted. */
export const rewindColumnSchema = z.object({
  from: z.number().int(),
  to: z.number().int(),
  inserted: countSchema,
  deleted: countSchema,
});
export type RewindColumn = z.infer<typeof rewindColumnSchema>;

/** A version of a file, `17-120`; the file's ID alone for the newest one. Used to compare drafts. */
export const versionIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}(-\d{1,9})?$/)
  .transform((text) => {
    const [file, seq] = text.split('-');
    return { fileId: fileIdSchema.parse(file), seq: seq === undefined ? null : Number(seq) };
  });

/** A summary of a writing process, of bounded size. Saves that changed the text are numbered from 1. */
export const rewindOverviewSchema = z.object({
  saves: countSchema,
  /** Of the first and last save; null if there are none. */
  span: z.object({ firstAt: timeSchema, lastAt: timeSchema }).nullable(),
  /** Equal groups of saves, a bounded number of them. */
  columns: z.array(rewindColumnSchema),
  /** The saves that were handed in; 0 for a text without changes. */
  marks: z.array(
    z.object({
      save: countSchema,
      title: z.string(),
      status: z.string(),
      /** For comparisons. */
      versionId: z.string(),
      seq: countSchema,
    }),
  ),
  /** The initial text, for comparisons. */
  initial: z.string(),
  /** The last save up to the requested time, the first one for an earlier time; null if no time was requested, or there are no saves. */
  asked: saveNumberSchema.nullable(),
  timezone: z.string(),
  /** Whether the text of the file is tracked, so that its saves can be replayed. */
  isText: z.boolean(),
});
export type RewindOverview = z.infer<typeof rewindOverviewSchema>;

export const rewindOverviewQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** To be located among the saves. */
  time: chosenInstantSchema.optional(),
});

/** Consecutive saves and the text before them, from which the page computes the text of each. */
export const rewindWindowSchema = z.object({
  /** Number of the first save. */
  from: z.number().int(),
  text: z.string(),
  saves: z.array(z.object({ seq: z.number().int(), t: timeSchema, ops: z.array(rewindOpSchema) })),
});
export type RewindWindow = z.infer<typeof rewindWindowSchema>;

export const rewindWindowQuerySchema = z.object({ submissionId: submissionIdSchema, save: saveNumberSchema });

const placeSchema = z.object({ save: saveNumberSchema, t: timeSchema });

/** Other events of a history besides submissions; if there are very many, the largest ones. */
export const rewindMarksSchema = z.object({
  sittings: z.array(placeSchema.extend({ end: timeSchema, saves: countSchema })),
  /** Large insertions at one position (docs/metrics.md#large-insertions, docs/metrics.md#inserted-quickly), and their duration in seconds. */
  large: z.array(
    placeSchema.extend({
      how: z.enum(['at_once', 'quickly', 'batched']),
      chars: countSchema,
      words: countSchema,
      seconds: countSchema,
    }),
  ),
  /** Versions with comments, and how many. */
  comments: z.array(placeSchema.extend({ count: countSchema })),
  /** Versions by which an administrator changed the formatting, but no content. */
  repairs: z.array(placeSchema),
  /** Notes of student and staff on periods of the writing, each at the last save before its period, with the period's end. */
  notes: z.array(
    placeSchema.extend({
      id: processNoteIdSchema,
      author: noteAuthorSchema,
      end: timeSchema,
      text: z.string(),
      source: noteSourceSchema.nullable(),
    }),
  ),
  /** Changes whose text moved elsewhere, or came from elsewhere, by index in the save. */
  moves: z.array(z.object({ save: saveNumberSchema, op: countSchema, kind: z.enum(['from', 'to']) })),
});
export type RewindMarks = z.infer<typeof rewindMarksSchema>;

export const textDiffQuerySchema = z.object({ oldId: versionIdSchema, newId: versionIdSchema });
export const textDiffSchema = z.object({
  /** Paragraphs of HTML in which `ins`, `del` and `mark` enclose added, removed and moved text; `data-move` links both places of a move. */
  response: z.string(),
  words: z.object({ added: countSchema, removed: countSchema, moved: countSchema }),
});
export type TextDiff = z.infer<typeof textDiffSchema>;
