import { z } from 'zod';
import { fileIdSchema, processNoteIdSchema, submissionIdSchema } from './ids.ts';
import { noteAuthorSchema, noteSourceSchema } from './process-notes.ts';
import { chosenInstantSchema, saveNumberSchema } from './wire.ts';

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();

/** One change at one place of one save: position and deleted characters in code points of the text made so far. */
export const rewindOpSchema = z.object({ p: countSchema, del: countSchema, ins: z.string() });

/** Neighbouring saves, first and last included, and how many characters they brought and took. */
export const rewindColumnSchema = z.object({
  from: z.number().int(),
  to: z.number().int(),
  inserted: countSchema,
  deleted: countSchema,
});
export type RewindColumn = z.infer<typeof rewindColumnSchema>;

/** A version of a file, `17-120`; its newest one by the number of the file alone. Drafts are compared by these. */
export const versionIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}(-\d{1,9})?$/)
  .transform((text) => {
    const [file, seq] = text.split('-');
    return { fileId: fileIdSchema.parse(file), seq: seq === undefined ? null : Number(seq) };
  });

/** How long a writing process is and how it went, in few words however long it is. Saves that changed the text count from 1. */
export const rewindOverviewSchema = z.object({
  saves: countSchema,
  /** Of the first save and of the last one; null where there is none. */
  span: z.object({ firstAt: timeSchema, lastAt: timeSchema }).nullable(),
  /** Equal groups of saves, a bounded number of them. */
  columns: z.array(rewindColumnSchema),
  /** The saves that were handed in; 0 for a text that nobody had changed yet. */
  marks: z.array(
    z.object({
      save: countSchema,
      title: z.string(),
      status: z.string(),
      /** To be compared with others. */
      versionId: z.string(),
      seq: countSchema,
    }),
  ),
  /** What the text began with, to be compared with drafts. */
  initial: z.string(),
  /** The save that was the last one at the asked time, the first one for a time before it; null where none was asked for, or nothing is written. */
  asked: saveNumberSchema.nullable(),
  timezone: z.string(),
  /** Whether the words of such a file are followed, so that its saves can be played back. */
  isText: z.boolean(),
});
export type RewindOverview = z.infer<typeof rewindOverviewSchema>;

export const rewindOverviewQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** To be found among the saves. */
  time: chosenInstantSchema.optional(),
});

/** Some neighbouring saves and the text before them, from which the page makes the text of each. */
export const rewindWindowSchema = z.object({
  /** Number of the first save. */
  from: z.number().int(),
  text: z.string(),
  saves: z.array(z.object({ seq: z.number().int(), t: timeSchema, ops: z.array(rewindOpSchema) })),
});
export type RewindWindow = z.infer<typeof rewindWindowSchema>;

export const rewindWindowQuerySchema = z.object({ submissionId: submissionIdSchema, save: saveNumberSchema });

const placeSchema = z.object({ save: saveNumberSchema, t: timeSchema });

/** What happened along a history besides hand-ins; of very many, the largest ones. */
export const rewindMarksSchema = z.object({
  sittings: z.array(placeSchema.extend({ end: timeSchema, saves: countSchema })),
  /** Much at one place (docs/metrics.md#large-insertions, docs/metrics.md#inserted-quickly), and the seconds over which it came. */
  large: z.array(
    placeSchema.extend({
      how: z.enum(['at_once', 'quickly', 'batched']),
      chars: countSchema,
      words: countSchema,
      seconds: countSchema,
    }),
  ),
  /** Versions to which somebody wrote comments, and how many. */
  comments: z.array(placeSchema.extend({ count: countSchema })),
  /** Versions by which an administrator changed how the text looks, and none of its words. */
  repairs: z.array(placeSchema),
  /** What the student and staff say about stretches of the writing, each at the save that stood when its stretch began; until when it is. */
  notes: z.array(
    placeSchema.extend({
      id: processNoteIdSchema,
      author: noteAuthorSchema,
      end: timeSchema,
      text: z.string(),
      source: noteSourceSchema.nullable(),
    }),
  ),
  /** Changes whose text went to another place, or came from one, by their place among the changes of a save. */
  moves: z.array(z.object({ save: saveNumberSchema, op: countSchema, kind: z.enum(['from', 'to']) })),
});
export type RewindMarks = z.infer<typeof rewindMarksSchema>;

export const textDiffQuerySchema = z.object({ oldId: versionIdSchema, newId: versionIdSchema });
export const textDiffSchema = z.object({
  /** Paragraphs in which `ins`, `del` and `mark` stand around what was added, removed and moved; `data-move` joins both places of a move. */
  response: z.string(),
  words: z.object({ added: countSchema, removed: countSchema, moved: countSchema }),
});
export type TextDiff = z.infer<typeof textDiffSchema>;
