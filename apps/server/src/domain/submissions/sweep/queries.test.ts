import { type ClassId, type Grant, submissionStatuses } from '@redraft/contracts';
import { blankDocx } from '@redraft/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { endOfDay } from '../../../platform/zones.ts';
import { useApp } from '../../../testing/app.ts';
import { createAssignment, createClass } from '../../../testing/course.ts';
import { createAccount } from '../../accounts/index.ts';
import { listDrafts, selectAssignment } from '../../assignments/index.ts';
import { createFile } from '../../revisions/index.ts';
import { effectiveDeadline, statusByDeadline, stepsToReopen } from '../steps/extension-rules.ts';
import { listSteps, upsertStep } from '../steps/queries.ts';
import { statusAtDeadline } from '../steps/step-rules.ts';
import { assignmentState, toStep } from '../steps/step-state.ts';
import { insertSubmission } from '../texts/queries.ts';
import { listNextDeadlines, listSubmissionsWithOutdatedStatus } from './queries.ts';

const app = useApp();
const now = new Date('2026-10-20T12:00:00.123Z');
const dayMs = 86_400_000;
const near = fc.integer({ min: -20 * dayMs, max: 20 * dayMs }).map((ms) => new Date(now.getTime() + ms));
const zones = ['Europe/Berlin', 'Australia/Lord_Howe'] as const;
const grant = fc.record({
  extraPercent: fc.integer({ min: 0, max: 300 }),
  extensionMinutes: fc.constantFrom(1, 59, 60, 1440, 14_400),
});
const situation = fc.record({
  startAt: near,
  deadline: near,
  isEnforced: fc.boolean(),
  status: fc.constantFrom(...submissionStatuses),
  isExempt: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  isException: fc.boolean(),
  exceptionDeadline: fc.option(near),
  /** The time zone of the class: its clock changes within these twenty days. */
  zone: fc.constantFrom(...zones),
  here: fc.option(grant),
  everywhere: fc.option(grant),
});
type Situation = typeof situation extends fc.Arbitrary<infer One> ? One : never;

/** A class for each time zone, and one text shared by all submissions. */
async function open() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const text = { kind: 'docx' as const, name: 'Essay.docx', bytes: blankDocx(), origin: 'base' as const };
  const { fileId } = await createFile({ ...text, at: now });
  const classes = new Map<string, ClassId>();
  for (const zone of zones) classes.set(zone, await createClass(instructor, { classTimeZone: zone }));
  return { instructor, classes, fileId };
}

type ClassOfSweep = Awaited<ReturnType<typeof open>>;

let people = 0;
function createStudent() {
  people += 1;
  const username = `writer_${people}`;
  const who = { username, email: `${username}@example.org`, firstName: 'Test', lastName: username };
  return createAccount({ ...who, passwordHash: 'none', roles: ['ROLE_STUDENT'], at: now });
}

function classOf({ classes }: Pick<ClassOfSweep, 'classes'>, zone: string): ClassId {
  const id = classes.get(zone);
  if (id === undefined) throw new Error(`There is no class in ${zone}.`);
  return id;
}

/** A student with their own assignment in the described state. */
async function arrange(one: Situation, testClass: ClassOfSweep) {
  const classId = classOf(testClass, one.zone);
  const studentId = await createStudent();
  const id = await createAssignment(testClass.instructor, classId);
  await db()
    .updateTable('assignments')
    .set({ start_at: one.startAt, end_at: new Date(8e12), prevent_after_due_date: one.isEnforced })
    .where('id', '=', id)
    .execute();
  const [draft] = await listDrafts([id]);
  if (!draft) throw new Error('An assignment has a final draft.');
  await db().updateTable('drafts').set({ deadline: one.deadline }).where('id', '=', draft.id).execute();
  const student = { class_id: classId, student_id: studentId, granted_at: now, note: '' };
  const granted = (grants: Grant | null, assignmentId: typeof id | null) =>
    grants === null
      ? []
      : [
          {
            ...student,
            assignment_id: assignmentId,
            extra_percent: grants.extraPercent,
            extension_minutes: grants.extensionMinutes,
          },
        ];
  const rows = [...granted(one.here, id), ...granted(one.everywhere, null)];
  if (rows.length > 0) await db().insertInto('accommodations').values(rows).execute();
  const submissionId = await insertSubmission({
    assignmentId: id,
    studentId,
    mainFileId: testClass.fileId,
    at: now,
  });
  await db()
    .updateTable('submissions')
    .set({ exempt_since: one.isExempt ? now : null })
    .where('id', '=', submissionId)
    .execute();
  const isOpen = one.status === 'NONE' || one.status === 'MISSED';
  await upsertStep({
    submissionId,
    draftId: draft.id,
    status: one.status,
    submittedAt: isOpen ? null : now,
    versionSeq: null,
    ...(one.isException ? { exception: { until: one.exceptionDeadline } } : {}),
  });
  return { submissionId, assignmentId: id };
}

it('the overdue and reopened drafts found by SQL are those of the rules', async () => {
  const situations = fc.sample(situation, { numRuns: 100, seed: 20_261_121 });
  const testClass = await open();
  const arranged = [];
  for (const one of situations) arranged.push({ one, ...(await arrange(one, testClass)) });
  // Some extensions end after the class.
  await db()
    .updateTable('classes')
    .set({ start_day: '2026-09-01', end_day: '2026-11-05' })
    .where('id', 'in', [...testClass.classes.values()])
    .execute();
  const deadlines = await listNextDeadlines(arranged.map(({ submissionId }) => submissionId));
  const overdue = new Set(deadlines.filter(({ at }) => at <= now).map(({ submissionId }) => submissionId));
  const following = new Set(await listSubmissionsWithOutdatedStatus({}, now));
  for (const { one, submissionId, assignmentId } of arranged) {
    const rows = await listSteps([submissionId]);
    const steps = rows.map(toStep);
    const state = assignmentState(await selectAssignment(assignmentId));
    const frame = { ...one, classEnd: endOfDay('2026-11-05', one.zone) };
    const due = effectiveDeadline(one.deadline, frame, one.here ?? one.everywhere);
    expect(steps.map((step) => step.deadline)).toEqual([due]);
    const isClosing = steps.some((step) => statusAtDeadline(step, state, { now, hasText: true }) !== null);
    expect([one, overdue.has(submissionId)]).toEqual([one, isClosing]);
    const isJudgedAgain = rows.some(
      (row) =>
        statusByDeadline({ ...row, wasLate: row.was_late ?? false, submittedAt: row.submitted_at }) !== null,
    );
    const isFollowing = isJudgedAgain || stepsToReopen(steps, now).length > 0;
    expect([one, following.has(submissionId)]).toEqual([one, isFollowing]);
  }
  expect([overdue.size, following.size].every((size) => size > 0 && size < situations.length)).toBe(true);
});
