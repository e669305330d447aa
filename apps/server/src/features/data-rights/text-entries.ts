import type { UserId } from '@redraft/contracts';
import type { OfficeKind, ZipEntry } from '@redraft/documents';
import { anonymizeFile, reviewerPseudonym } from '../../domain/anonymized-files/index.ts';
import { listAttachedFiles, readAttachedFile } from '../../domain/attachments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { commentsOn, listFeedbackItems } from '../../domain/feedback/index.ts';
import { listReceivedReviews, loadPlan, loadWordsOfReview } from '../../domain/peer-reviews/index.ts';
import { authorOfNote, listNotes } from '../../domain/process-notes/index.ts';
import { hasTrackedText, listOriginals, readCurrent, readOriginal } from '../../domain/revisions/index.ts';
import {
  listAdditionalFiles,
  listSubmissions,
  loadWork,
  type SubmissionRow,
  shownGrade,
  shownRubricScores,
} from '../../domain/submissions/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { folderOf, plainName, uniqueNames } from './name-rules.ts';
import { pack, packJson, packLog } from './packing.ts';
import { listTexts } from './queries.ts';

/** A text of the person with everything that its author may see. */
export type OwnText = SubmissionRow & { number: number };

export async function loadTexts(userId: UserId): Promise<OwnText[]> {
  const rows = await listSubmissions((await listTexts(userId)).map(({ id }) => id));
  return rows.toSorted((one, other) => one.id - other.id).map((row, at) => ({ ...row, number: at + 1 }));
}

export async function* textEntries(text: OwnText, userId: UserId, now: Date): AsyncGenerator<ZipEntry> {
  const folder = folderOf('texts', text.number, text.assignment_title);
  const file = { fileId: text.main_file_id, kind: text.main_file_kind };
  yield* fileEntries(`${folder}/text`, file);
  for (const [at, extra] of (await listAdditionalFiles(text.id)).entries()) {
    const name = plainName(extra.title === '' ? `file ${at + 1}` : `${at + 1} ${extra.title}`);
    yield* fileEntries(`${folder}/files/${name}`, { fileId: extra.file_id, kind: extra.kind });
  }
  const attached = await listAttachedFiles(text.id);
  const names = uniqueNames(attached.map(({ name }) => plainName(name)));
  for (const [at, one] of attached.entries())
    yield await pack(`${folder}/attachments/${names[at] ?? one.id}`, await readAttachedFile(one));
  yield* reviewEntries(folder, text, now);
  yield await packJson(`${folder}/about.json`, await loadAbout(text, userId));
}

/** The current file, what was imported into it as it was uploaded, and its writing process. */
async function* fileEntries(
  path: string,
  { fileId, kind }: { fileId: SubmissionRow['main_file_id']; kind: OfficeKind },
): AsyncGenerator<ZipEntry> {
  yield await pack(`${path}.${kind}`, (await readCurrent(fileId)).bytes);
  for (const original of await listOriginals(fileId))
    yield await pack(
      `${path} - original of version ${original.seq}.${original.kind}`,
      await readOriginal(original),
    );
  if (!hasTrackedText(kind)) return;
  const log = await packLog(`${path} - process-log.json`, fileId);
  if (log) yield log;
}

/** Reviews released to the author; anonymous if the round was. */
async function* reviewEntries(folder: string, text: OwnText, now: Date): AsyncGenerator<ZipEntry> {
  const reviews = await listReceivedReviews([text.id], 'author', now);
  if (reviews.length === 0) return;
  const reported: unknown[] = [];
  for (const [at, review] of reviews.entries()) {
    const name = `review ${at + 1}`;
    const { bytes } = await readCurrent(review.fileId);
    const file = review.reviewerName === '' ? await anonymizeFile(bytes, reviewerPseudonym) : bytes;
    yield await pack(`${folder}/reviews/${fileNameOf(name, 'docx')}`, file);
    const { reviewerName: reviewer, timestamp: submittedAt, helpfulness } = review;
    const answers = await loadWordsOfReview(review.reviewId);
    reported.push({
      file: name,
      reviewer: reviewer === '' ? null : reviewer,
      submittedAt,
      helpfulness,
      answers,
    });
  }
  yield await packJson(`${folder}/reviews/reviews.json`, reported);
}

async function loadAbout(text: OwnText, userId: UserId) {
  const [classRow, work, { feedbacks }, comments, scores, notes, plan] = await Promise.all([
    selectClass(text.class_id),
    loadWork(text),
    listFeedbackItems(text.id, userId),
    commentsOn(text.id),
    shownRubricScores([text]),
    listNotes(text.id),
    loadPlan(text.id),
  ]);
  const { score, alternateGrade } = shownGrade(text);
  return {
    className: classRow.name,
    timeZone: classRow.time_zone,
    assignment: text.assignment_title,
    begunAt: text.created_at,
    status: work.status,
    grade: score === -1 ? null : score,
    alternateGrade,
    rubricScores: scores(text.id),
    drafts: work.steps.map((step) => ({
      title: step.title,
      deadline: step.deadline,
      status: step.status,
      submittedAt: step.submitted_at,
      version: step.version_seq,
      wasLate: step.was_late,
      ...(text.is_shown ? { grade: step.score, alternateGrade: step.alternate_grade } : {}),
    })),
    feedback: feedbacks.map(({ comment, timestamp: at, editedDate: editedAt, draftTitle: draft }) => ({
      draft,
      comment,
      at,
      editedAt,
    })),
    comments,
    notes: notes.map((note) => ({
      from: note.from_at,
      to: note.to_at,
      text: note.text,
      source: note.source,
      at: note.created_at,
      author: authorOfNote(note),
    })),
    revisionPlan: plan,
  };
}
