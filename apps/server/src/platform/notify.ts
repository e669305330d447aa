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
 * Notifications between processes, through PostgreSQL's NOTIFY: IDs and times, never content. Sent inside a transaction, they are delivered at its
 * commit, and dropped if it rolls back. Nothing relies on delivery: a process that missed one finds the same in the database.
 */
export const notifyChannel = 'redraft';

/** `opening` is the short ID of the opening that saved; null if the server itself did. */
const saveSchema = z.object({ fileId: fileIdSchema, at: z.number(), opening: z.string().nullable() });
export type SaveNotice = z.output<typeof saveSchema>;

export const noticeSchema = z.discriminatedUnion('kind', [
  /** `from` has already notified its own listeners. */
  z.object({ kind: z.literal('saved'), from: z.string().nullable(), saves: z.array(saveSchema) }),
  z.object({ kind: z.literal('lockTaken'), fileId: fileIdSchema, from: z.string() }),
  /** Permissions on texts may have changed: of a class, an assignment or a student, or of a student in one of the others. */
  z.object({
    kind: z.literal('access'),
    classId: classIdSchema.optional(),
    assignmentId: assignmentIdSchema.optional(),
    studentId: userIdSchema.optional(),
  }),
  /** File tokens may have been revoked: of a file, a session or a user. */
  z.object({
    kind: z.literal('ended'),
    fileId: fileIdSchema.optional(),
    sessionId: z.number().optional(),
    userId: userIdSchema.optional(),
  }),
  /** A save by another vendor's editor was refused; such an editor does not tell its user. */
  z.object({ kind: z.literal('saveRefused'), fileId: fileIdSchema, userId: userIdSchema }),
  /** An evaluation of a submission was requested: a worker looks up which. */
  z.object({ kind: z.literal('evaluation') }),
  /** Someone commented on a passage of a text. */
  z.object({ kind: z.literal('commented'), fileId: fileIdSchema }),
  /** Mails were queued: a worker looks up which. */
  z.object({ kind: z.literal('mail') }),
  /** Learning events were recorded: a worker looks up which. */
  z.object({ kind: z.literal('learningEvents') }),
  /** Grades that learning platforms show may have changed: a worker looks up which. */
  z.object({ kind: z.literal('platformGrades') }),
  /** Rosters of courses are to be read: a worker looks up which. */
  z.object({ kind: z.literal('courseRosters') }),
  /** There are new notifications for these users; for all users if null. */
  z.object({ kind: z.literal('told'), userIds: z.array(userIdSchema).nullable() }),
  /** Someone requested a link by mail. */
  z.object({ kind: z.literal('linkWished') }),
]);
export type Notice = z.output<typeof noticeSchema>;

/** Which texts may have changed; at least one field must be set. */
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

/** A version that no editor has saved: all openings of the file must load it. */
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

export function notifyPlatformGrades(): Promise<void> {
  return notify({ kind: 'platformGrades' });
}

export function notifyCourseRosters(): Promise<void> {
  return notify({ kind: 'courseRosters' });
}

/** PostgreSQL limits a payload to 8000 bytes. */
const usersPerMessage = 400;

export async function notifyUserIds(recipients: readonly UserId[] | 'everybody'): Promise<void> {
  if (recipients === 'everybody') return notify({ kind: 'told', userIds: null });
  const userIds = [...new Set(recipients)];
  for (let from = 0; from < userIds.length; from += usersPerMessage)
    await notify({ kind: 'told', userIds: userIds.slice(from, from + usersPerMessage) });
}

export function notifyLinkRequested(): Promise<void> {
  return notify({ kind: 'linkWished' });
}

/** Outside a transaction it writes nothing to disk and takes a tenth of a millisecond. */
export async function notify(message: Notice): Promise<void> {
  await sql`SELECT pg_notify(${notifyChannel}, ${JSON.stringify(message)})`.execute(db());
}
