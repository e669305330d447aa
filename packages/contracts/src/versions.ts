import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { instantSchema, versionSeqSchema } from './wire.ts';

/**
 * The origin of a version: initial content, an uploaded file, typing, a reader's comments, a restored version, changes accepted at a submission,
 * existing text that a newer program extracts differently, a repair of formatting, dictation that its writer marked.
 */
export const versionOriginSchema = z.enum([
  'base',
  'import',
  'typed',
  'commented',
  'restored',
  'accepted',
  'reread',
  'repaired',
  'dictated',
]);
export type VersionOrigin = z.infer<typeof versionOriginSchema>;

const seqSchema = versionSeqSchema;

/** One saved version of a text. */
export const versionSchema = z.object({
  seq: seqSchema,
  at: instantSchema,
  words: z.number().int(),
  chars: z.number().int(),
  origin: versionOriginSchema,
});
export type Version = z.infer<typeof versionSchema>;

/** The versions of a writing session (docs/metrics.md#sessions), identified by the last one. */
export const versionGroupSchema = z.object({
  startedAt: instantSchema,
  firstSeq: seqSchema,
  saves: z.number().int(),
  /** Of all its saves, without duplicates. */
  origins: z.array(versionOriginSchema),
  last: versionSchema,
});
export type VersionGroup = z.infer<typeof versionGroupSchema>;

/** A version that was handed in. */
export const handedInVersionSchema = z.object({
  seq: seqSchema,
  at: instantSchema.nullable(),
  /** Title of the draft. */
  title: z.string(),
  isFinal: z.boolean(),
});
export type HandedInVersion = z.infer<typeof handedInVersionSchema>;

/** The versions of the student's own text, newest first. */
export const versionListSchema = z.object({
  timezone: z.string(),
  current: versionSchema,
  groups: z.array(versionGroupSchema),
  /** Versions that count as handed in, newest first. */
  handIns: z.array(handedInVersionSchema),
  /** Value of `before` for the next page; null at the end. */
  next: seqSchema.nullable(),
});
export type VersionList = z.infer<typeof versionListSchema>;

/** The saves of a group, newest first. */
export const versionSavesSchema = z.object({ versions: z.array(versionSchema), next: seqSchema.nullable() });
export type VersionSaves = z.infer<typeof versionSavesSchema>;

export const versionTextSchema = versionSchema.extend({ text: z.string() });
export type VersionText = z.infer<typeof versionTextSchema>;

export const versionListQuerySchema = z.object({
  submissionId: submissionIdSchema,
  before: seqSchema.optional(),
});
export const versionSavesQuerySchema = z.object({
  submissionId: submissionIdSchema,
  first: seqSchema,
  last: seqSchema,
});
export const versionTextQuerySchema = z.object({ submissionId: submissionIdSchema, seq: seqSchema });

/** `head` is the newest version that the student has seen, so that later ones are not overwritten unseen. */
export const versionRestoreBodySchema = z.object({
  submissionId: submissionIdSchema,
  seq: seqSchema,
  head: seqSchema,
});
