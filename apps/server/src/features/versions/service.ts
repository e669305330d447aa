import type { SubmissionId, VersionList, VersionSaves, VersionText } from '@redraft/contracts';
import { countCodePoints } from '@redraft/revision-log';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { appendSave, headOf, listVersions, readAt, textAt } from '../../domain/revisions/index.ts';
import {
  listHandIns,
  loadWritableSubmission,
  lockWritableSubmission,
  requireWriting,
} from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifySaved } from '../../platform/notify.ts';
import { groupVersions } from './group-rules.ts';
import { presentGroups, presentVersion, presentVersions } from './present.ts';

/** One or two screens; older groups are requested on demand. */
const groupsPerPage = 30;
const savesPerPage = 60;

/** The student's own text by writing session, newest first. */
export async function listOwnVersions(
  actor: Actor,
  requested: { submissionId: SubmissionId; before?: number | undefined },
): Promise<VersionList> {
  const submission = await loadWritableSubmission(actor, requested.submissionId);
  const [versions, classRow, handIns] = await Promise.all([
    listVersions(submission.main_file_id),
    selectClass(submission.class_id),
    listHandIns(submission.id),
  ]);
  const before = requested.before ?? Number.POSITIVE_INFINITY;
  const groups = groupVersions(versions)
    .filter((group) => group.last.seq < before)
    .reverse();
  const visible = groups.slice(0, groupsPerPage);
  const [current] = presentVersions(versions, versions.slice(-1));
  if (!current) throw new AppError('not_found');
  return {
    timezone: classRow.time_zone,
    current,
    groups: presentGroups(versions, visible),
    handIns,
    next: groups.length > visible.length ? (visible.at(-1)?.first.seq ?? null) : null,
  };
}

/** The saves between two versions, newest first; older ones are requested on demand. */
export async function listOwnSaves(
  actor: Actor,
  requested: { submissionId: SubmissionId; first: number; last: number },
): Promise<VersionSaves> {
  const submission = await loadWritableSubmission(actor, requested.submissionId);
  const versions = await listVersions(submission.main_file_id);
  const groupVersions = versions
    .filter(({ seq }) => seq >= requested.first && seq <= requested.last)
    .reverse();
  const visible = groupVersions.slice(0, savesPerPage);
  return {
    versions: presentVersions(versions, visible),
    next: groupVersions.length > visible.length ? (groupVersions[savesPerPage]?.seq ?? null) : null,
  };
}

/** The text of a version. */
export async function readOwnVersion(
  actor: Actor,
  requested: { submissionId: SubmissionId; seq: number },
): Promise<VersionText> {
  const submission = await loadWritableSubmission(actor, requested.submissionId);
  const fileId = submission.main_file_id;
  const [text, versions] = await Promise.all([textAt(fileId, requested.seq), listVersions(fileId)]);
  const version = versions.find(({ seq }) => seq === requested.seq);
  if (!version) throw new AppError('not_found');
  return { ...presentVersion(version, text, countCodePoints(text)), text };
}

/**
 * Restores an earlier version as a new version with an origin of its own, so that nothing is lost and nothing counts as typed. Requires write
 * permission, and that the student has seen the current version.
 */
export async function restoreVersion(
  actor: Actor,
  requested: { submissionId: SubmissionId; seq: number; head: number },
  now: Date,
): Promise<{ seq: number }> {
  const { submissionId, seq } = requested;
  return inTransaction(async () => {
    const submission = await lockWritableSubmission(actor, submissionId);
    await requireWriting(submission, now);
    const fileId = submission.main_file_id;
    const head = await headOf(fileId);
    if (head.seq !== requested.head) throw new AppError('file.conflict');
    const saved = await appendSave({
      fileId,
      bytes: await readAt(fileId, seq),
      at: now,
      userId: actor.userId,
      origin: 'restored',
      baseTime: head.modifiedAt.getTime(),
    });
    if (saved.changed) await notifySaved({ fileId, at: saved.at });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.version.restore',
      subject: 'submission',
      subjectId: submissionId,
      details: { fileId, from: head.seq, version: seq, as: saved.seq },
    });
    return { seq: saved.seq };
  });
}
