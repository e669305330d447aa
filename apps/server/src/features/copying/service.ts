import type { AssignmentId, ClassId, CopyAssignmentBody, CopyClassBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { copyAssignmentFiles } from '../../domain/assignment-files/index.ts';
import {
  type AssignmentRow,
  createAssignment,
  type DraftRow,
  listAssignments,
  listDrafts,
  loadManagedAssignment,
  type NewAssignment,
  presentDescription,
  presentRules,
} from '../../domain/assignments/index.ts';
import { loadManagedClass, registerClass } from '../../domain/classes/index.ts';
import { copyRound } from '../../domain/peer-reviews/index.ts';
import { copyGrading } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { type AssignmentDates, shiftBetween, shiftByDays, shiftDates } from './shift-rules.ts';

/** Copies a class for other students: its assignments with drafts, files, rubrics and grading settings, without submissions. */
export async function copyClass(
  actor: Actor,
  body: CopyClassBody,
  now: Date,
): Promise<{ id: ClassId; assignments: number }> {
  return inTransaction(async () => {
    const original = await loadManagedClass(actor, body.id);
    const id = await registerClass(
      actor,
      {
        ...body,
        subjectarea: original.subject_area_id,
        studentlevel: original.student_level_id,
        gradeMethod: original.grade_method,
        grades: original.grades,
      },
      now,
    );
    const shift = shiftByDays(
      { firstDay: original.start_day, zone: original.time_zone },
      { firstDay: body.classStartDate, zone: body.classTimeZone },
    );
    const assignments = await listAssignments(body.id);
    const drafts = Map.groupBy(
      await listDrafts(assignments.map((row) => row.id)),
      (row) => row.assignment_id,
    );
    for (const assignment of assignments) {
      const ownDrafts = drafts.get(assignment.id) ?? [];
      const dates = shiftDates(datesOf(assignment, ownDrafts), shift);
      const { title, visible } = assignment;
      await createCopy(actor, { assignment, drafts: ownDrafts, dates, classId: id, title, visible }, now);
    }
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.copy',
      subject: 'class',
      subjectId: id,
      details: { from: body.id, assignments: assignments.length },
    });
    return { id, assignments: assignments.length };
  });
}

/** Copies an assignment, hidden until its instructor publishes it. */
export async function copyAssignment(
  actor: Actor,
  body: CopyAssignmentBody,
  now: Date,
): Promise<AssignmentId> {
  return inTransaction(async () => {
    const { assignment, classRow, drafts } = await loadManagedAssignment(actor, body.id);
    const target = await loadManagedClass(actor, body.classId);
    const shift = shiftBetween(
      { startAt: assignment.start_at, zone: classRow.time_zone },
      { startAt: new Date(body.startDate), zone: target.time_zone },
    );
    const dates = shiftDates(datesOf(assignment, drafts), shift);
    const { classId, title } = body;
    return createCopy(actor, { assignment, drafts, dates, classId, title, visible: false }, now);
  });
}

function datesOf(assignment: AssignmentRow, drafts: readonly DraftRow[]): AssignmentDates {
  return {
    startAt: assignment.start_at,
    endAt: assignment.end_at,
    draftDeadlines: drafts.map((draft) => draft.deadline),
    reviewDeadlines: drafts.map((draft) => draft.peer_review_deadline),
  };
}

interface Copy {
  assignment: AssignmentRow;
  drafts: readonly DraftRow[];
  dates: AssignmentDates;
  classId: ClassId;
  title: string;
  visible: boolean;
}

async function createCopy(actor: Actor, copy: Copy, now: Date): Promise<AssignmentId> {
  const id = await createAssignment(actor, toNewAssignment(copy), { now, isCopy: true });
  await copyAssignmentFiles({ from: copy.assignment.id, to: id, at: now });
  await copyGrading({ from: copy.assignment.id, to: id });
  await copyRound({ from: copy.assignment.id, to: id });
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'assignment.copy',
    subject: 'assignment',
    subjectId: id,
    details: { from: copy.assignment.id },
  });
  return id;
}

function toNewAssignment({ assignment, drafts, dates, classId, title, visible }: Copy): NewAssignment {
  return {
    ...presentRules(assignment),
    classId,
    title,
    visible,
    ...presentDescription(assignment),
    startDate: dates.startAt.toISOString(),
    endDate: dates.endAt.toISOString(),
    // The copy gets a new final draft; the original's is included for its review deadline.
    draftSubmissions: drafts.map((draft, index) => ({
      draftId: null,
      draftTitle: draft.title,
      draftDeadline: (dates.draftDeadlines[index] ?? dates.endAt).toISOString(),
      draftPointValue: draft.point_value,
      draftType: draft.type,
      draftPeerReviewDeadline: dates.reviewDeadlines[index]?.toISOString() ?? null,
    })),
  };
}
