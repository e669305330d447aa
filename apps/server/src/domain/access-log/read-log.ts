import type { ReadingLog, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { selectAssignment } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { headOf } from '../revisions/index.ts';
import { isGradeShown, loadWritableSubmission, showsAnalytics } from '../submissions/index.ts';
import { type AccessRow, listAccesses } from './queries.ts';

/** Accesses per response. */
const pageSize = 50;

/** For students: who looked at their text and when. */
export async function readAccessLog(
  actor: Actor,
  { submissionId, before }: { submissionId: SubmissionId; before?: number | undefined },
): Promise<ReadingLog> {
  const submission = await loadWritableSubmission(actor, submissionId);
  const [classRow, { show_analytics: choice }, head, rows] = await Promise.all([
    selectClass(submission.class_id),
    selectAssignment(submission.assignment_id),
    headOf(submission.main_file_id),
    listAccesses(submission, { before, limit: pageSize + 1 }),
  ]);
  const page = rows.slice(0, pageSize);
  return {
    timezone: classRow.time_zone,
    choice: choice === 'ALWAYS' || choice === 'AFTER_GRADE' ? choice : 'NEVER',
    showsFigures: showsAnalytics(choice, isGradeShown(submission)),
    lastModification: head.seq > 0 ? head.modifiedAt.toISOString() : null,
    readings: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      name: row.name,
      role: roleOf(row),
      what: subjectOf(row.action),
    })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

type LoggedAccess = ReadingLog['readings'][number];

function roleOf(row: AccessRow): LoggedAccess['role'] {
  if (row.action.endsWith('repair')) return 'administrator';
  if (row.is_owner) return 'instructor';
  if (row.is_assistant) return 'assistant';
  if (row.oversees) return 'coordinator';
  return row.assists_anywhere ? 'assistant' : 'other';
}

function subjectOf(action: string): LoggedAccess['what'] {
  switch (action) {
    case 'submission.read':
      return 'text';
    case 'submission.rewind':
      return 'rewind';
    case 'submission.open_to_repair':
      return 'to_repair';
    case 'submission.repair':
      return 'repair';
    case 'assignment.read_process':
      return 'assignment';
    case 'class.read_process':
      return 'class';
    default:
      return 'process';
  }
}
