import { z } from 'zod';
import { processNoteIdSchema, submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { textRepairSchema } from './text-repairs.ts';
import { countCharacters, noteText } from './texts.ts';
import { chosenInstantSchema, instantSchema } from './wire.ts';

/** Origins that a student can state for a large insertion (docs/metrics.md#large-insertions). */
export const noteSources = ['own_notes', 'quotation', 'dictation', 'moved', 'other'] as const;
export const noteSourceSchema = z.enum(noteSources);
export type NoteSource = z.infer<typeof noteSourceSchema>;

/** Length in code points, each of which may be two UTF-16 units. */
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

/** A teacher's comment on a period of the writing: like a note, without a source. */
const momentCommentShape = { from: chosenInstantSchema, to: chosenInstantSchema, text: wordsSchema.min(1) };
export const addMomentCommentBodySchema = z.object({
  submissionId: submissionIdSchema,
  ...momentCommentShape,
});
export type AddMomentCommentBody = z.infer<typeof addMomentCommentBodySchema>;
export const changeMomentCommentBodySchema = z.object({ id: processNoteIdSchema, ...momentCommentShape });
export type ChangeMomentCommentBody = z.infer<typeof changeMomentCommentBodySchema>;

/** The author of a note. */
export const noteAuthorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('student') }),
  /** The name is empty if the account is gone. */
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
  /** Same as created, if it was never changed. */
  updatedAt: instantSchema,
  /** Whether the requester is the author and may still change or delete it. */
  isOpen: z.boolean(),
});
export type ProcessNote = z.infer<typeof processNoteSchema>;

export const processNotesSchema = z.object({
  timezone: z.string(),
  notes: z.array(processNoteSchema),
  /** Other events in the history of the text. */
  repairs: z.array(textRepairSchema),
  can: z.object({ add: z.boolean(), comment: z.boolean() }),
});
export type ProcessNotes = z.infer<typeof processNotesSchema>;
