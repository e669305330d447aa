import {
  type DueReview,
  type DueStep,
  maxHomeEntries,
  type News,
  type StudentHome,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { type ClassRow, listClassesOfStudent } from '../../domain/classes/index.ts';
import { listReviewsToWrite } from '../../domain/peer-reviews/index.ts';
import { listLastSaves } from '../../domain/revisions/index.ts';
import { listOwnAssignments, nextStepOf, type OwnAssignment } from '../../domain/submissions/index.ts';
import { byDeadline, needsAttention } from './home-rules.ts';
import { listNews, type NewsRow } from './queries.ts';
import { presentPlace } from './staff-home.ts';

const dayMs = 86_400_000;
/** As long as notifications are kept (`domain/notifications`). */
const newsMs = 60 * dayMs;
const gradesMs = 7 * dayMs;

/** What is due, what can be continued and what is new; the number of queries does not depend on the number of classes. */
export async function learningHome({ userId: studentId }: Actor, now: Date): Promise<StudentHome> {
  const classRows = await listClassesOfStudent(studentId);
  const classById = new Map(classRows.map((classRow) => [classRow.id, classRow]));
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [ownAssignments, reviews, news] = await Promise.all([
    listOwnAssignments({ classIds: classRows.map(({ id }) => id), studentId }, now),
    listReviewsToWrite(studentId, now),
    listNews(studentId, { now, since: at(-newsMs), gradesSince: at(-gradesMs), limit: maxHomeEntries.news }),
  ]);
  const steps = ownAssignments
    .flatMap((one) => dueStepOf(one, { classRow: classById.get(one.assignment.class_id), now }))
    .toSorted(byDeadline)
    .slice(0, maxHomeEntries.due);
  const savedAt = await listLastSaves(steps.flatMap(({ fileId }) => fileId ?? []));
  return {
    classes: classRows.length,
    due: steps.map((step) => presentStep(step, (step.fileId && savedAt.get(step.fileId)) ?? null)),
    reviews: reviews.flatMap((one) => presentReview(one, classById)),
    news: news.map(presentNews),
  };
}

/** Null if the student is not in its class. */
function dueStepOf(one: OwnAssignment, { classRow, now }: { classRow: ClassRow | undefined; now: Date }) {
  const { assignment, work } = one;
  const next = nextStepOf(one, now);
  if (!classRow || !next || !needsAttention(next.deadline, now)) return [];
  return [
    {
      assignment,
      classRow,
      ...next,
      hasBegun: !!work,
      fileId: work?.submission.main_file_id,
    },
  ];
}

type Step = ReturnType<typeof dueStepOf>[number];

function presentStep(
  { assignment, classRow, draft, deadline, hasBegun }: Step,
  savedAt: Date | null,
): DueStep {
  return {
    assignmentId: assignment.id,
    title: assignment.title,
    classId: classRow.id,
    className: classRow.name,
    classTimeZone: classRow.time_zone,
    stepTitle: draft.title,
    isFinal: draft.type === 'FINAL',
    deadline: deadline?.toISOString() ?? null,
    hasBegun,
    savedAt: savedAt?.toISOString() ?? null,
  };
}

type Review = Awaited<ReturnType<typeof listReviewsToWrite>>[number];

function presentReview({ review, deadline }: Review, classById: ReadonlyMap<number, ClassRow>): DueReview[] {
  const classRow = classById.get(review.class_id);
  if (!classRow) return [];
  return [
    {
      assignmentId: review.assignment_id,
      title: review.assignment_title,
      classId: classRow.id,
      className: classRow.name,
      classTimeZone: classRow.time_zone,
      stepTitle: review.draft_title,
      isFinal: review.draft_type === 'FINAL',
      deadline: deadline.toISOString(),
    },
  ];
}

function presentNews(row: NewsRow): News {
  return { ...presentPlace(row), kind: row.kind, at: row.at.toISOString() };
}
