import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { instantSchema, versionSeqSchema } from './wire.ts';

/**
 * How a version came about: what the text began with, a file put in, typing, a reader's comments, an earlier version, changes
 * accepted at the hand-in, words that were there all along and are read only now, a look that was
 * mended for the student.
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

/** The versions of one session of writing (docs/metrics.md#sessions), by its last one. */
export const versionGroupSchema = z.object({
  startedAt: instantSchema,
  firstSeq: seqSchema,
  saves: z.number().int(),
  /** Of all its saves, each once. */
  origins: z.array(versionOriginSchema),
  last: versionSchema,
});
export type VersionGroup = z.infer<typeof versionGroupSchema>;

/** A version that was handed in. */
export const handedInVersionSchema = z.object({
  seq: seqSchema,
  at: instantSchema.nullable(),
  /** Of the draft. */
  title: z.string(),
  isFinal: z.boolean(),
});
export type HandedInVersion = z.infer<typeof handedInVersionSchema>;

/** The versions of a student's own text, the newest first. */
export const versionListSchema = z.object({
  timezone: z.string(),
  current: versionSchema,
  groups: z.array(versionGroupSchema),
  /** What stands handed in, the newest first. */
  handIns: z.array(handedInVersionSchema),
  /** To be sent as `before` for those that are older; null at the end. */
  next: seqSchema.nullable(),
});
export type VersionList = z.infer<typeof versionListSchema>;

/** The saves of one group, the newest first. */
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

/** `head` is the newest version that the student has seen: what came after it is not written over unseen. */
export const versionRestoreBodySchema = z.object({
  submissionId: submissionIdSchema,
  seq: seqSchema,
  head: seqSchema,
});
