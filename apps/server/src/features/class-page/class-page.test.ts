import {
  classDetailSchema,
  classOverviewSchema,
  type FileId,
  ownedSubmissionSchema,
  studentClassDetailSchema,
} from '@redraft/contracts';
import { blankDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createFile } from '../../domain/revisions/index.ts';
import { recordSubmission } from '../../domain/submissions/index.ts';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db, inTransaction } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import {
  assignmentBody,
  classBody,
  createAssignment,
  createClass,
  enrollStudent,
  hoursFromNow,
  joinClass,
} from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

/** A class with two assignments; the first student has started both, the second student one. */
async function classWithTexts() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const first = await createAssignment(instructor, classId, { title: 'First' });
  const second = await createAssignment(instructor, classId, { title: 'Second' });
  const students = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')] as const;
  for (const student of students) await joinClass(student, classId);
  const [busy, other] = students;
  const workspace = await openWorkspace(app, busy, first);
  await workspace.save('Some words');
  await openWorkspace(app, busy, second);
  await openWorkspace(app, other, first);
  return { instructor, classId, first, second, busy, other, workspace };
}

/** Number of queries that wait for a lock of another transaction. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db());
  return rows[0]?.count ?? 0;
}

const loadSubmissions = async (caller: { call: typeof app.anonymous }, query: Record<string, number>) =>
  z
    .array(ownedSubmissionSchema)
    .parse((await caller.call('GET', '/api/classes/submissions', { query })).body);

it("the class page contains the assignments in full, with each student's submission", async () => {
  const { instructor, classId, first, second, busy, other } = await classWithTexts();
  const answer = await instructor.call('POST', '/api/classes/getclass', { query: { id: classId } });
  const { students, assignments } = classDetailSchema.parse(answer.body);
  const texts = new Map(
    students.flatMap(({ id, submissions }) =>
      submissions.map((row) => [`${id} ${row.assignmentId}`, row.submissionId]),
    ),
  );
  expect(assignments).toHaveLength(2);
  for (const {
    studentSubmissions,
    progress: _progress,
    isMarker: _isMarker,
    isCalibrating: _isCalibrating,
    ...assignment
  } of assignments) {
    const query = { id: assignment.id };
    expect(assignment).toEqual((await instructor.call('GET', '/api/classes/assignment', { query })).body);
    expect(studentSubmissions.map(({ studentId }) => studentId).sort()).toEqual(
      [busy.user.id, other.user.id].sort(),
    );
    for (const { studentId, submissionId } of studentSubmissions)
      expect(submissionId).toBe(texts.get(`${studentId} ${assignment.id}`) ?? null);
  }
  expect(texts.has(`${other.user.id} ${first}`)).toBe(true);
  expect(texts.has(`${other.user.id} ${second}`)).toBe(false);
});

it('the class page shows created, renamed and deleted drafts', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const draft = (draftTitle: string, hours: number) => ({
    draftTitle,
    draftDeadline: hoursFromNow(hours),
    draftPointValue: 10,
  });
  const id = await createAssignment(instructor, classId, {
    multiDraft: true,
    draftSubmissions: [draft('Plan', 3), draft('Sketch', 4)],
  });
  const read = async () => {
    const answer = await instructor.call('POST', '/api/classes/getclass', { query: { id: classId } });
    return classDetailSchema.parse(answer.body).assignments[0]?.draftSubmissions ?? [];
  };
  const [plan, sketch] = await read();
  const draftSubmissions = [
    { ...plan, draftStatus: 'DELETE' },
    { ...sketch, draftTitle: 'Outline', draftStatus: 'UPDATE' },
    { ...draft('Second draft', 5), draftStatus: 'CREATE' },
  ];
  const body = { ...assignmentBody({ multiDraft: true, draftSubmissions }), id };
  expect((await instructor.call('PATCH', '/api/classes/assignment', { body })).status).toBe(200);
  expect((await read()).map(({ draftTitle, draftType }) => [draftTitle, draftType])).toEqual([
    ['Outline', 'DRAFT'],
    ['Second draft', 'DRAFT'],
    ['Final Submission', 'FINAL'],
  ]);
});

it('the overview of a class is the class page without submissions', async () => {
  const { instructor, classId } = await classWithTexts();
  const query = { id: classId };
  const full = classDetailSchema.parse(
    (await instructor.call('POST', '/api/classes/getclass', { query })).body,
  );
  const answer = await instructor.call('GET', '/api/classes/overview', { query });
  const overview = classOverviewSchema.parse(answer.body);
  expect(JSON.stringify(answer.body)).not.toContain('submissionId');
  expect(overview).toEqual(classOverviewSchema.parse(full));
  expect(overview.assignments.map(({ numberOfStarted }) => numberOfStarted)).toEqual([2, 1]);
});

it('the overview counts handed-in, late and ungraded submissions of each assignment', async () => {
  const { instructor, classId, first, busy, workspace } = await classWithTexts();
  const progress = async () => {
    const answer = await instructor.call('GET', '/api/classes/overview', { query: { id: classId } });
    return classOverviewSchema.parse(answer.body).assignments.map((assignment) => assignment.progress);
  };
  const none = { handedIn: 0, toGrade: 0, late: 0, draft: null };
  expect(await progress()).toEqual([none, none]);
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  expect((await busy.call('POST', '/api/student/submission', { query })).status).toBe(200);
  expect(await progress()).toEqual([{ ...none, handedIn: 1, toGrade: 1, late: 0 }, none]);

  const ofText = db().updateTable('draft_submissions').where('submission_id', '=', workspace.submissionId);
  await ofText.set({ status: 'SUBMITTED_LATE', was_late: true }).execute();
  expect(await progress()).toEqual([{ ...none, handedIn: 1, toGrade: 1, late: 1 }, none]);
  const ofFirst = db().updateTable('submissions').where('assignment_id', '=', first);
  await ofFirst.set({ score: 10, graded_at: new Date(0) }).execute();
  expect(await progress()).toEqual([{ ...none, handedIn: 1, toGrade: 0, late: 1 }, none]);

  const left = { classId, studentId: busy.user.id };
  await instructor.call('DELETE', '/api/classes/dropstudent', { body: left });
  expect(await progress()).toEqual([none, none]);
});

it("the overview contains only a student's own data, and nothing for others", async () => {
  const { busy, other, classId } = await classWithTexts();
  const query = { id: classId };
  const own = await busy.call('GET', '/api/classes/overview', { query });
  expect(own.body).toMatchObject({ audience: 'student' });
  expect(JSON.stringify(own.body)).not.toContain(other.user.email);
  const stranger = await app.signInAs('ROLE_STUDENT');
  expect((await stranger.call('GET', '/api/classes/overview', { query })).status).toBe(404);
});

it("a student's class page shows for each assignment the next draft, its deadline and the current state", async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const outline = { draftTitle: 'Outline', draftDeadline: hoursFromNow(2), draftPointValue: 20 };
  const id = await createAssignment(instructor, classId, { multiDraft: true, draftSubmissions: [outline] });
  const student = await enrollStudent(app, classId);
  const row = async () => {
    const { body } = await student.call('GET', '/api/classes/overview', { query: { id: classId } });
    return studentClassDetailSchema.parse(body).assignments[0];
  };
  const first = { title: 'Outline', isFinal: false, deadline: outline.draftDeadline };
  expect(await row()).toMatchObject({ status: null, nextStep: first, draftReached: null });
  const { submissionId, draftIds } = await openWorkspace(app, student, id);
  expect(await row()).toMatchObject({ status: 'NONE', nextStep: first, draftReached: null });
  const query = { id: submissionId, draftId: draftIds[0] ?? 0 };
  expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
  const after = await row();
  const seen = await instructor.call('GET', '/api/classes/overview', { query: { id: classId } });
  expect(classOverviewSchema.parse(seen.body).assignments[0]?.progress).toMatchObject({
    handedIn: 0,
    draft: { title: 'Outline', handedIn: 1 },
  });
  expect(after).toMatchObject({
    nextStep: { isFinal: true, deadline: after?.endDate },
    draftReached: { title: 'Outline', status: 'SUBMITTED' },
  });
});

it('the submissions of a class can be filtered by student or by assignment', async () => {
  const { instructor, classId, first, busy, other } = await classWithTexts();
  const ofBusy = await loadSubmissions(instructor, { classId, studentId: busy.user.id });
  expect(ofBusy.map((row) => row.assignmentTitle)).toEqual(['First', 'Second']);
  const ofFirst = await loadSubmissions(instructor, { classId, assignmentId: first });
  expect(ofFirst.map((row) => row.studentId).sort()).toEqual([busy.user.id, other.user.id].sort());
  expect(ofFirst.flatMap((row) => row.draftSubmissions.map((draft) => draft.draftType))).toEqual([
    'FINAL',
    'FINAL',
  ]);
});

it('the time of a submission is that of its last status change, not of its last save', async () => {
  const { instructor, classId, first, busy, workspace } = await classWithTexts();
  const last = async () =>
    (await loadSubmissions(instructor, { classId, studentId: busy.user.id })).find(
      (row) => row.assignmentId === first,
    )?.lastChangeDate;
  expect(await last()).toBeNull();
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  expect((await busy.call('POST', '/api/student/submission', { query })).status).toBe(200);
  const { submitted_at: handedIn } = await db()
    .selectFrom('draft_submissions')
    .select('submitted_at')
    .where('submission_id', '=', workspace.submissionId)
    .executeTakeFirstOrThrow();
  expect(await last()).toBe(handedIn?.toISOString());
});

it('the time of a missed submission is its deadline, however late the sweep was', async () => {
  const { instructor, classId, second, busy } = await classWithTexts();
  const endAt = new Date(Date.now() - 60_000);
  await db().updateTable('drafts').set({ deadline: endAt }).where('assignment_id', '=', second).execute();
  await db()
    .updateTable('assignments')
    .set({ end_at: endAt, prevent_after_due_date: true })
    .where('id', '=', second)
    .execute();
  await closeOverdueSteps(new Date(), (error) => {
    throw error;
  });
  const rows = await loadSubmissions(instructor, { classId, studentId: busy.user.id });
  expect(rows.find((row) => row.assignmentId === second)).toMatchObject({
    status: 'MISSED',
    lastChangeDate: endAt.toISOString(),
  });
});

it('students and other instructors cannot read the submissions of a class', async () => {
  const { instructor, busy, classId } = await classWithTexts();
  const query = { classId, studentId: busy.user.id };
  const ask = (caller: { call: typeof app.anonymous }, requested: Record<string, number>) =>
    caller.call('GET', '/api/classes/submissions', { query: requested });
  expect((await ask(busy, query)).status).toBe(404);
  expect((await ask(await app.signInAs('ROLE_INSTRUCTOR'), query)).status).toBe(404);
  expect((await ask(instructor, { classId })).status).toBe(400);
});

it('changing the dates of a class includes an assignment that is created meanwhile', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor);
  const { enrollkey: _key, ...shorter } = classBody({ classEndDate: hoursFromNow(24 * 10) });
  const answers = await Promise.all([
    instructor.call('POST', '/api/classes/updateClass', { body: { ...shorter, id } }),
    instructor.call('POST', '/api/classes/createAssignment', {
      body: { ...assignmentBody({ endDate: hoursFromNow(24 * 20) }), classId: id },
    }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('changing the dates of a class includes an assignment that moves meanwhile', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor);
  const assignment = await createAssignment(instructor, id);
  const { enrollkey: _key, ...shorter } = classBody({ classEndDate: hoursFromNow(24 * 10) });
  const answers = await Promise.all([
    instructor.call('POST', '/api/classes/updateClass', { body: { ...shorter, id } }),
    instructor.call('PATCH', '/api/classes/assignment', {
      body: { ...assignmentBody({ endDate: hoursFromNow(24 * 20) }), id: assignment },
    }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('deleting a class removes its files and keeps a log entry about it', async () => {
  const { instructor, classId, workspace } = await classWithTexts();
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', workspace.submissionId)
    .executeTakeFirstOrThrow();
  const query = { id: classId };
  expect((await instructor.call('DELETE', '/api/classes/class', { query })).status).toBe(200);
  const purge = db().selectFrom('file_purges').select('file_id').where('file_id', '=', fileId);
  expect(await purge.executeTakeFirst()).toBeDefined();
  const entry = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'class.delete')
    .where('subject_id', '=', classId)
    .executeTakeFirstOrThrow();
  expect(entry.details).toMatchObject({ students: 2, assignments: ['First', 'Second'], submissions: 3 });
  // An open editor is told that the file was deleted.
  expect((await workspace.save('More words')).status).toBe(404);
});

it('deleting a class removes a submission that is started at the same moment', async () => {
  const { instructor, classId, second, other } = await classWithTexts();
  const started = Promise.withResolvers<FileId>();
  const deleting = Promise.withResolvers<void>();
  const start = inTransaction(async () => {
    const blank = { kind: 'docx', name: 'a.docx', bytes: blankDocx(), origin: 'base' } as const;
    const { fileId } = await createFile({ ...blank, at: new Date() });
    const submission = { assignmentId: second, studentId: other.user.id, mainFileId: fileId };
    await recordSubmission({ ...submission, at: new Date() });
    started.resolve(fileId);
    await deleting.promise;
  });
  const fileId = await started.promise;
  const deletion = instructor.call('DELETE', '/api/classes/class', { query: { id: classId } });
  await expect.poll(countWaiting).toBe(1);
  deleting.resolve();
  await start;
  expect((await deletion).status).toBe(200);
  const purge = db().selectFrom('file_purges').select('file_id').where('file_id', '=', fileId);
  expect(await purge.executeTakeFirst()).toBeDefined();
});

it('only the owner can delete a class', async () => {
  const { classId } = await classWithTexts();
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const answer = await other.call('DELETE', '/api/classes/class', { query: { id: classId } });
  expect(answer.status).toBe(404);
});
