import type { AssignmentId, ClassId, SubmissionId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { type RawBuilder, sql } from 'kysely';
import { canReadClassAsStaff, canWriteSubmission } from '../../../access/index.ts';
import { fileNameOf } from '../../../platform/file-name.ts';
import { authorPseudonym } from '../../anonymized-files/index.ts';
import type { FileAccess } from '../../editor-host/index.ts';
import { type MembershipFacts, membershipFacts, membershipOf } from '../../members/index.ts';
import { codeOf, isHidden } from '../texts/index.ts';
import { effectiveDeadlineColumn, statusColumn, steps } from './step-queries.ts';
import { type AssignmentState, type Step, stoppedAt, writingVerdict } from './step-rules.ts';
import { type AssignmentDates, assignmentState, type StepDates, toStep } from './step-state.ts';

/** Dates are strings in JSON. */
type TimeOf<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, string>;
type WithJsonDate<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, string | null>;

export interface SubmissionFacts {
  of: 'submission';
  class_id: ClassId;
  assignment_id: AssignmentId;
  student_id: UserId;
  /** Set for a text that is graded anonymously and not released. */
  hidden_code: string | null;
  title: string;
  kind: OfficeKind;
  membership: MembershipFacts;
  assignment: WithJsonDate<TimeOf<AssignmentDates, 'start_at' | 'end_at'>, 'class_archived_at' | 'paused_at'>;
  steps: WithJsonDate<
    TimeOf<StepDates, 'deadline'>,
    'exempt_since' | 'writing_ended_at' | 'exception_deadline'
  >[];
}

/** Over `asked (file_id, user_id)`: the submission of a main or additional file, and what decides whether it is writable. */
export function submissionFacts(): RawBuilder<SubmissionFacts | null> {
  const ownSteps = steps()
    .select([
      'drafts.id as draft_id',
      effectiveDeadlineColumn.as('deadline'),
      'drafts.type',
      statusColumn.as('status'),
    ])
    .select(['submissions.exempt_since', 'submissions.writing_ended_at'])
    .select(['draft_submissions.is_exception', 'draft_submissions.exception_deadline'])
    .where('submissions.id', '=', sql<SubmissionId>`work.id`);
  return sql`(
    SELECT json_build_object(
      'of', 'submission', 'class_id', classes.id, 'assignment_id', task.id, 'student_id', work.student_id,
      'hidden_code', CASE WHEN ${isHidden} THEN ${codeOf(sql<SubmissionId>`work.id`)} END,
      'title', coalesce(additional.title, task.title), 'kind', files.kind, 'membership', ${membershipFacts},
      'assignment', json_build_object(
        'start_at', task.start_at, 'end_at', task.end_at, 'visible', task.visible, 'paused_at', task.paused_at,
        'class_archived_at', classes.archived_at, 'prevent_after_due_date', task.prevent_after_due_date,
        'auto_submission', task.auto_submission),
      'steps', (
        SELECT coalesce(json_agg(step ORDER BY step.type = 'FINAL', step.deadline, step.draft_id), '[]')
        FROM (${ownSteps}) AS step))
    FROM (
      SELECT id, NULL::bigint AS assignment_file_id FROM submissions WHERE main_file_id = asked.file_id
      UNION ALL
      SELECT submission_id, assignment_file_id FROM submission_files WHERE file_id = asked.file_id
      LIMIT 1) AS place
    JOIN submissions AS work ON work.id = place.id
    JOIN assignments AS task ON task.id = work.assignment_id
    JOIN classes ON classes.id = task.class_id
    LEFT JOIN grading_settings ON grading_settings.assignment_id = task.id
    LEFT JOIN grade_releases ON grade_releases.submission_id = work.id
    LEFT JOIN assignment_files AS additional ON additional.id = place.assignment_file_id)`;
}

/** Access to a submission's file at a time. Checked for every save: a token stays valid after a deadline, write permission does not. */
export function submissionAccess(facts: SubmissionFacts, userId: UserId): (now: Date) => FileAccess {
  const { class_id: classId, assignment_id: assignmentId, student_id: studentId } = facts;
  const fileName = fileNameOf(facts.title, facts.kind);
  const base = { ownerId: studentId, fileName, fileContext: { classId, assignmentId, studentId } };
  const { actorRoles: actor, membership } = membershipOf(facts.membership, userId);
  if (!canWriteSubmission(actor, { studentId }, membership)) {
    const mode = canReadClassAsStaff(actor, membership) ? 'view' : 'none';
    const { hidden_code: code } = facts;
    return () => ({ ...base, ...(code !== null && { ownerId: code, alias: authorPseudonym }), mode });
  }
  const { ownSteps, assignment } = workOf(facts);
  return (now) => {
    const verdict = writingVerdict(ownSteps, assignment, now);
    if (verdict.canWrite) return { ...base, mode: 'edit' };
    const pausedAt = stoppedAt(ownSteps, assignment, now);
    return { ...base, mode: 'view', because: verdict.because, ...(pausedAt && { stoppedAt: pausedAt }) };
  };
}

function workOf({ steps: rows, assignment }: Pick<SubmissionFacts, 'steps' | 'assignment'>): {
  ownSteps: Step[];
  assignment: AssignmentState;
} {
  const ownSteps = rows.map((row) =>
    toStep({
      ...row,
      deadline: new Date(row.deadline),
      exempt_since: dateOf(row.exempt_since),
      writing_ended_at: dateOf(row.writing_ended_at),
      exception_deadline: dateOf(row.exception_deadline),
    }),
  );
  const state = assignmentState({
    ...assignment,
    start_at: new Date(assignment.start_at),
    end_at: new Date(assignment.end_at),
    class_archived_at: dateOf(assignment.class_archived_at),
    paused_at: dateOf(assignment.paused_at),
  });
  return { ownSteps, assignment: state };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
