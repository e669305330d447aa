import {
  type AssignmentId,
  assignmentIdSchema,
  type ClassId,
  classIdSchema,
  type FileId,
  fileIdSchema,
  type UserId,
  userIdSchema,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import { db } from './db.ts';

/**
 * What processes tell each other at once, through PostgreSQL: ids and times, never a text. Told inside a transaction it
 * goes out with its commit, and not at all if that fails. Nothing depends on its arrival: whoever missed it finds the same
 * in the database.
 */
export const notifyChannel = 'redraft';

/** `opening` is the short id of the one that saved, null where the program itself did. */
const saveSchema = z.object({ fileId: fileIdSchema, at: z.number(), opening: z.string().nullable() });
export type SaveNotice = z.output<typeof saveSchema>;

export const noticeSchema = z.discriminatedUnion('kind', [
  /** `from` has told its own listeners already. */
  z.object({ kind: z.literal('saved'), from: z.string().nullable(), saves: z.array(saveSchema) }),
  z.object({ kind: z.literal('lockTaken'), fileId: fileIdSchema, from: z.string() }),
  /** What somebody may do with texts may have changed: of a class, an assignment or a student, or of one in the other. */
  z.object({
    kind: z.literal('access'),
    classId: classIdSchema.optional(),
    assignmentId: assignmentIdSchema.optional(),
    studentId: userIdSchema.optional(),
  }),
  /** Tokens that open files may have ended: those of a file, of a session or of a user. */
  z.object({
    kind: z.literal('ended'),
    fileId: fileIdSchema.optional(),
    sessionId: z.number().optional(),
    userId: userIdSchema.optional(),
  }),
  /** A save by an editor of another maker was refused, which tells nobody of it. */
  z.object({ kind: z.literal('saveRefused'), fileId: fileIdSchema, userId: userIdSchema }),
  /** Somebody asked for the scores of a submission: a worker looks up which. */
  z.object({ kind: z.literal('evaluation') }),
  /** Somebody commented on words of a text. */
  z.object({ kind: z.literal('commented'), fileId: fileIdSchema }),
  /** Mails were written: a worker looks up which. */
  z.object({ kind: z.literal('mail') }),
  /** Something was done that endpoints are told of: a worker looks up what. */
  z.object({ kind: z.literal('learningEvents') }),
  /** There is something new to be told to users; to all of them where none is named. */
  z.object({ kind: z.literal('told'), userIds: z.array(userIdSchema).nullable() }),
  /** Somebody asked for a link to an address of theirs. */
  z.object({ kind: z.literal('linkWished') }),
]);
export type Notice = z.output<typeof noticeSchema>;

/** What may have changed for whom; at least one has to be named. */
interface TextScope {
  classId?: ClassId | undefined;
  assignmentId?: AssignmentId | undefined;
  studentId?: UserId | undefined;
}
interface TokenScope {
  fileId?: FileId;
  sessionId?: number;
  userId?: UserId;
}

export function notifyAccess(scope: TextScope): Promise<void> {
  return notify({ kind: 'access', ...scope });
}

export function notifyEnded(scope: TokenScope): Promise<void> {
  return notify({ kind: 'ended', ...scope });
}

/** A version that no editor has made: every opening of the file has to load it. */
export function notifySaved(version: { fileId: FileId; at: Date }): Promise<void> {
  const saves = [{ fileId: version.fileId, at: version.at.getTime(), opening: null }];
  return notify({ kind: 'saved', from: null, saves });
}

export function notifySaveRefused(save: { fileId: FileId; userId: UserId }): Promise<void> {
  return notify({ kind: 'saveRefused', ...save });
}

export function notifyEvaluation(): Promise<void> {
  return notify({ kind: 'evaluation' });
}

export function notifyCommented(fileId: FileId): Promise<void> {
  return notify({ kind: 'commented', fileId });
}

export function notifyMail(): Promise<void> {
  return notify({ kind: 'mail' });
}

export function notifyLearningEvents(): Promise<void> {
  return notify({ kind: 'learningEvents' });
}

/** A message of PostgreSQL has up to 8000 bytes. */
const usersPerMessage = 400;

export async function notifyUserIds(whom: readonly UserId[] | 'everybody'): Promise<void> {
  if (whom === 'everybody') return notify({ kind: 'told', userIds: null });
  const userIds = [...new Set(whom)];
  for (let from = 0; from < userIds.length; from += usersPerMessage)
    await notify({ kind: 'told', userIds: userIds.slice(from, from + usersPerMessage) });
}

export function notifyLinkRequested(): Promise<void> {
  return notify({ kind: 'linkWished' });
}

/** Alone it writes nothing to the disk, and costs a tenth of a millisecond. */
export async function notify(message: Notice): Promise<void> {
  await sql`SELECT pg_notify(${notifyChannel}, ${JSON.stringify(message)})`.execute(db());
}
