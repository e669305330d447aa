import { z } from 'zod';
import { processNoteIdSchema, submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { textRepairSchema } from './text-repairs.ts';
import { countCharacters, noteText } from './texts.ts';
import { chosenInstantSchema, instantSchema } from './wire.ts';

/** Where a student says that many characters of one save came from (docs/metrics.md#large-insertions). */
export const noteSources = ['own_notes', 'quotation', 'dictation', 'moved', 'other'] as const;
export const noteSourceSchema = z.enum(noteSources);
export type NoteSource = z.infer<typeof noteSourceSchema>;

/** In characters, of which one may be two units of a string. */
const wordsSchema = noteText(2 * limits.processNote).refine(
  (text) => countCharacters(text) <= limits.processNote,
);

const contentShape = {
  from: chosenInstantSchema,
  to: chosenInstantSchema,
  text: wordsSchema,
  source: noteSourceSchema.nullable(),
};
const isSaid = ({ text, source }: { text: string; source: unknown }) => text !== '' || source !== null;

export const addNoteBodySchema = z
  .object({ submissionId: submissionIdSchema, ...contentShape })
  .refine(isSaid);
export type AddNoteBody = z.infer<typeof addNoteBodySchema>;
export const changeNoteBodySchema = z.object({ id: processNoteIdSchema, ...contentShape }).refine(isSaid);
export type ChangeNoteBody = z.infer<typeof changeNoteBodySchema>;

/** A teacher's comment on a stretch of the writing: as a note, without a source. */
const momentCommentShape = { from: chosenInstantSchema, to: chosenInstantSchema, text: wordsSchema.min(1) };
export const addMomentCommentBodySchema = z.object({
  submissionId: submissionIdSchema,
  ...momentCommentShape,
});
export type AddMomentCommentBody = z.infer<typeof addMomentCommentBodySchema>;
export const changeMomentCommentBodySchema = z.object({ id: processNoteIdSchema, ...momentCommentShape });
export type ChangeMomentCommentBody = z.infer<typeof changeMomentCommentBodySchema>;

/** Who says it. */
export const noteAuthorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('student') }),
  /** Without a name where the account is gone. */
  z.object({ kind: z.literal('staff'), name: z.string() }),
]);
export type NoteAuthor = z.infer<typeof noteAuthorSchema>;

export const processNoteSchema = z.object({
  id: processNoteIdSchema,
  author: noteAuthorSchema,
  from: instantSchema,
  to: instantSchema,
  text: z.string(),
  source: noteSourceSchema.nullable(),
  createdAt: instantSchema,
  /** As created, if it was never changed. */
  updatedAt: instantSchema,
  /** Whether whoever asks wrote it and may still change it or take it away. */
  isOpen: z.boolean(),
});
export type ProcessNote = z.infer<typeof processNoteSchema>;

export const processNotesSchema = z.object({
  timezone: z.string(),
  notes: z.array(processNoteSchema),
  /** What else happened to the text that is not its writing. */
  repairs: z.array(textRepairSchema),
  can: z.object({ add: z.boolean(), comment: z.boolean() }),
});
export type ProcessNotes = z.infer<typeof processNotesSchema>;
