import type {
  FileId,
  ProgressLog,
  SubmissionId,
  SubmissionLogEntry,
  SubmissionLogs,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { hasTrackedText, readTextRevisionsAfter } from '../../domain/revisions/index.ts';
import { loadWordsOverTimeOfSubmission } from '../../domain/writing-figures/index.ts';
import { toLogEntries } from './log-rules.ts';

/** Entries per response. */
const pageSize = 2000;

/** The saves that changed the text, after a known one. */
export async function readLogs(
  actor: Actor,
  { submissionId, after = 0 }: { submissionId: SubmissionId; after?: number | undefined },
  now: Date,
): Promise<SubmissionLogs> {
  const { submission } = await loadAndRecordAccess(
    actor,
    { submissionId, act: 'submission.read_process' },
    now,
  );
  const following: SubmissionLogEntry[] = [];
  for await (const versions of readTextRevisionsAfter(submission.main_file_id, after)) {
    following.push(...toLogEntries(versions));
    if (following.length > pageSize) break;
  }
  const logs = following.slice(0, pageSize);
  return { logs, next: following.length > logs.length ? (logs.at(-1)?.id ?? null) : null };
}

/** Number of versions examined for the newest entries. */
const newest = 20;

/** The last saves that changed the text, in order. */
export async function newestLogs(fileId: FileId, head: { seq: number }): Promise<SubmissionLogEntry[]> {
  const logs: SubmissionLogEntry[] = [];
  for await (const versions of readTextRevisionsAfter(fileId, Math.max(0, head.seq - newest)))
    logs.push(...toLogEntries(versions));
  return logs;
}

/** The growth of the text in words, for the writing log's page. */
export async function loadProgressLog(actor: Actor, id: SubmissionId, now: Date): Promise<ProgressLog> {
  const { submission } = await loadAndRecordAccess(
    actor,
    { submissionId: id, act: 'submission.read_process' },
    now,
  );
  const [classRow, { points, timezone }] = await Promise.all([
    selectClass(submission.class_id),
    loadWordsOverTimeOfSubmission(actor, id, now),
  ]);
  return {
    submissionId: id,
    studentName: `${submission.first_name} ${submission.last_name}`,
    assignmentTitle: submission.assignment_title,
    classTitle: classRow.name,
    timezone,
    isText: hasTrackedText(submission.main_file_kind),
    logs: points.map((point, index) => ({
      index: index + 1,
      date: new Date(point.t).toISOString(),
      wordCount: point.words,
    })),
  };
}
