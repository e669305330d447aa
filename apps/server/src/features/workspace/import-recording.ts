import type { AssignmentId } from '@redraft/contracts';
import { type Recording, replayRecording } from '@redraft/demo-world';
import { selectOptionalAccountByUsername } from '../../domain/accounts/index.ts';
import { selectOptionalAssignment } from '../../domain/assignments/index.ts';
import { selectOptionalMembership } from '../../domain/members/index.ts';
import { headOf, textAt } from '../../domain/revisions/index.ts';
import { recordSubmission, selectOptionalSubmissionOf } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { notifySaved } from '../../platform/notify.ts';
import { appendProcess, createProcessFile } from './writing-process.ts';

/** Why a recording cannot be imported, for the user of the command. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

export interface ImportedRecording {
  saves: number;
  hasStarted: boolean;
}

/**
 * Appends a recorded writing process, with its own times, to a student's main file, in one transaction: an import that fails leaves nothing behind.
 * If the student has started, the current text must be the one with which the recording begins.
 */
export async function importRecording(options: {
  assignmentId: AssignmentId;
  username: string;
  recording: Recording;
  at: Date | undefined;
  now: Date;
}): Promise<ImportedRecording> {
  const { recording, assignmentId } = options;
  const assignment = await selectOptionalAssignment(assignmentId);
  if (!assignment) throw new ImportRefused(`There is no assignment ${assignmentId}.`);
  const student = await selectOptionalAccountByUsername(options.username);
  const membership = student && (await selectOptionalMembership(assignment.class_id, student.id));
  if (!student || !membership?.isStudent) {
    throw new ImportRefused(`${options.username} is not a student of the class of this assignment.`);
  }
  const firstTime = options.at ?? new Date(recording.startsAt);
  requirePast(recording, firstTime, options.now);
  return inTransaction(async () => {
    const existing = await selectOptionalSubmissionOf(assignmentId, student.id);
    if (existing) await requireContinuation(existing.main_file_id, recording.startContent, firstTime);
    const fileId =
      existing?.main_file_id ??
      (await createProcessFile({
        title: assignment.title,
        startText: recording.startContent,
        at: firstTime,
      }));
    const saves = replayRecording(recording, { at: firstTime.getTime() });
    const count = await appendProcess({ fileId, userId: student.id }, saves);
    // A running server updates the stored measures of the file, so that graphs need not fold the whole log.
    await notifySaved({ fileId, at: (await headOf(fileId)).modifiedAt });
    const id =
      existing?.id ??
      (await recordSubmission({ assignmentId, studentId: student.id, mainFileId: fileId, at: firstTime }));
    const subject = { subject: 'submission' as const, subjectId: id };
    await audit({
      at: options.now,
      actorId: null,
      action: 'submission.import',
      ...subject,
      details: { saves: count },
    });
    return { saves: count, hasStarted: existing === undefined };
  });
}

/** Refuses recordings that end in the future: figures would count them, and later real saves would have earlier times. */
function requirePast({ changes, startsAt }: Recording, firstTime: Date, now: Date): void {
  let lastTime = startsAt;
  for (const { at } of changes) lastTime = Math.max(lastTime, at);
  const endTime = new Date(firstTime.getTime() + lastTime - startsAt);
  if (endTime <= now) return;
  throw new ImportRefused(
    `The recording would end in the future (${endTime.toISOString()}). Give an earlier time with --at.`,
  );
}

async function requireContinuation(fileId: Parameters<typeof headOf>[0], startText: string, firstTime: Date) {
  const head = await headOf(fileId);
  if ((await textAt(fileId, head.seq)) !== startText) {
    throw new ImportRefused("The recording begins with another text than the student's main file holds now.");
  }
  if (firstTime < head.modifiedAt) {
    const saved = head.modifiedAt.toISOString();
    throw new ImportRefused(
      `The recording begins before the last save (${saved}). Give a later time with --at.`,
    );
  }
}
