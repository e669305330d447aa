import { z } from 'zod';
import { submissionId } from './ids.ts';
import { instant, versionSeq } from './wire.ts';

/**
 * How a version came about: what the text began with, a file put in, typing, a reader's comments, an earlier version, changes
 * accepted at the hand-in, words that were there all along and are read only now.
 */
export const versionOrigin = z.enum([
  'base',
  'import',
  'typed',
  'commented',
  'restored',
  'accepted',
  'reread',
]);
export type VersionOrigin = z.infer<typeof versionOrigin>;

const seq = versionSeq;

/** One saved version of a text. */
export const version = z.object({
  seq,
  at: instant,
  words: z.number().int(),
  chars: z.number().int(),
  origin: versionOrigin,
});
export type Version = z.infer<typeof version>;

/** The versions of one session of writing (docs/metrics.md#sessions), by its last one. */
export const versionGroup = z.object({
  startedAt: instant,
  firstSeq: seq,
  saves: z.number().int(),
  /** Of all its saves, each once. */
  origins: z.array(versionOrigin),
  last: version,
});
export type VersionGroup = z.infer<typeof versionGroup>;

/** The versions of a student's own text, the newest first. */
export const versionList = z.object({
  timezone: z.string(),
  current: version,
  groups: z.array(versionGroup),
  /** To be sent as `before` for those that are older; null at the end. */
  next: seq.nullable(),
});
export type VersionList = z.infer<typeof versionList>;

/** The saves of one group, the newest first. */
export const versionSaves = z.object({ versions: z.array(version), next: seq.nullable() });
export type VersionSaves = z.infer<typeof versionSaves>;

export const versionText = version.extend({ text: z.string() });
export type VersionText = z.infer<typeof versionText>;

export const versionListQuery = z.object({ submissionId, before: seq.optional() });
export const versionSavesQuery = z.object({ submissionId, first: seq, last: seq });
export const versionTextQuery = z.object({ submissionId, seq });

/** `head` is the newest version that the student has seen: what came after it is not written over unseen. */
export const versionRestoreBody = z.object({ submissionId, seq, head: seq });
