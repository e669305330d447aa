import {
  type AssignmentGrades,
  type AssignmentId,
  assignmentGradesSchema,
  type ClassId,
  type GradeBook,
  overseenSubmissionSchema,
  packedGradeBookSchema,
  readSubmissionSchema,
  studentAssignmentSchema,
  submissionIdSchema,
  unpackGradeBook,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();
const defaults = { holdsBack: false, isAnonymous: false, processShare: 0, scale: 'American', version: 0 };

async function handIn(student: Caller, { assignmentId, id }: { assignmentId: AssignmentId; id: number }) {
  const own = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  const draftId = studentAssignmentSchema.parse(own.body).currentStep?.draftId ?? 0;
  await student.call('POST', '/api/student/submission', { query: { id, draftId } });
}

/** Two students who have handed in an essay. */
async function twoEssays(
  classOverrides: Record<string, unknown> = {},
  assignment: Record<string, unknown> = {},
) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, classOverrides);
  const assignmentId = await createAssignment(instructor, classId, assignment);
  const texts: { student: Caller; id: number }[] = [];
  for (const words of ['One essay', 'Another essay']) {
    const student = await enrollStudent(app, classId);
    const opened = await openWorkspace(app, student, assignmentId);
    await opened.save(words);
    await handIn(student, { assignmentId, id: opened.submissionId });
    texts.push({ student, id: opened.submissionId });
  }
  const [one, other] = texts;
  if (!one || !other) throw new Error('There are two.');
  return { instructor, classId, assignmentId, one, other };
}

const book = async (caller: Caller, classId: ClassId): Promise<GradeBook> =>
  unpackGradeBook(
    packedGradeBookSchema.parse(
      (await caller.call('GET', '/api/classes/gradebook', { query: { classId } })).body,
    ),
  );
const loadGrades = async (caller: Caller, assignmentId: AssignmentId): Promise<AssignmentGrades> =>
  assignmentGradesSchema.parse(
    (await caller.call('GET', '/api/classes/gradebook/assignment', { query: { assignmentId } })).body,
  );
const write = (caller: Caller, classId: ClassId, changes: object[], rest: object = {}) =>
  caller.call('POST', '/api/classes/gradebook/grades', {
    body: {
      classId,
      changes: changes.map((change) => ({ draftId: null, replaces: null, ...change })),
      ...rest,
    },
  });
const choose = (caller: Caller, assignmentId: AssignmentId, chosen: object) =>
  caller.call('POST', '/api/classes/gradebook/settings', { body: { ...defaults, assignmentId, ...chosen } });
const release = (caller: Caller, body: object) =>
  caller.call('POST', '/api/classes/gradebook/release', { body });

/** What the student sees of their grade, in the workspace and on the class page. */
async function seenBy(
  student: Caller,
  { classId, assignmentId }: { classId: ClassId; assignmentId: AssignmentId },
) {
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  const page = await student.call('POST', '/api/classes/getclass', { query: { id: classId } });
  const own = studentAssignmentSchema.parse(workspace.body);
  return {
    workspace: own.submission?.score,
    analytics: own.showAnalytics,
    page: Object(page.body).assignments.at(0).score,
  };
}

it('the grade book contains all students with all grades', async () => {
  const { instructor, classId, assignmentId, one, other } = await twoEssays();
  expect(await write(instructor, classId, [{ submissionId: one.id, grade: 87.5 }])).toMatchObject({
    status: 200,
    body: { changed: 1 },
  });
  const read = await book(instructor, classId);
  expect(read.can).toEqual({ grade: true });
  expect(read.assignments).toMatchObject([
    { id: assignmentId, numberOfTexts: 2, numberOfGraded: 1, numberOfHeld: 0, settings: defaults },
  ]);
  expect(read.texts.map(({ submissionId, grade }) => [submissionId, grade])).toEqual(
    expect.arrayContaining([
      [one.id, 87.5],
      [other.id, -1],
    ]),
  );
});

it('the grade book shows the weight of each assignment and which submissions were late or had an exception', async () => {
  const { instructor, classId, assignmentId, one, other } = await twoEssays({}, { pointValue: 40 });
  const end = (id: number, status: 'SUBMITTED_LATE' | 'SUBMITTED_EXCEPTION') =>
    db()
      .updateTable('draft_submissions')
      .set({ status, was_late: status === 'SUBMITTED_LATE' })
      .where('submission_id', '=', submissionIdSchema.parse(id))
      .execute();
  await end(one.id, 'SUBMITTED_LATE');
  await end(other.id, 'SUBMITTED_EXCEPTION');
  const read = await book(instructor, classId);
  expect(read.assignments).toMatchObject([{ id: assignmentId, pointValue: 40 }]);
  const marks = [
    { submissionId: one.id, mark: 'late' },
    { submissionId: other.id, mark: 'excused' },
  ].map((text) => expect.objectContaining(text));
  expect(read.texts).toEqual(expect.arrayContaining(marks));
  expect((await loadGrades(instructor, assignmentId)).rows).toEqual(expect.arrayContaining(marks));
});

it('assistants can read the grade book; only the owner can change it', async () => {
  const { classId, one } = await twoEssays();
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await book(assistant, classId)).can).toEqual({ grade: false });
  const cell = [{ submissionId: one.id, grade: 1 }];
  expect((await write(assistant, classId, cell)).status).toBe(403);
  expect((await write(one.student, classId, cell)).status).toBe(403);
  expect((await write(stranger, classId, cell)).status).toBe(404);
  for (const caller of [stranger, one.student]) {
    expect((await caller.call('GET', '/api/classes/gradebook', { query: { classId } })).status).toBe(404);
  }
});

it('the grade book of one assignment is not available to students and people outside of the class', async () => {
  const { assignmentId, one } = await twoEssays();
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [stranger, one.student]) {
    const answer = await caller.call('GET', '/api/classes/gradebook/assignment', {
      query: { assignmentId },
    });
    expect(answer.status).toBe(404);
  }
  expect((await choose(stranger, assignmentId, { holdsBack: true })).status).toBe(404);
  expect((await release(stranger, { assignmentId })).status).toBe(404);
  expect((await release(one.student, { assignmentId })).status).toBe(403);
});

it('changes to several cells are saved together or not at all', async () => {
  const { instructor, classId, one, other } = await twoEssays();
  await write(instructor, classId, [{ submissionId: one.id, grade: 50 }]);
  const both = [
    { submissionId: one.id, grade: 60 },
    { submissionId: other.id, grade: 70 },
  ];
  expect(await write(instructor, classId, both)).toMatchObject({
    status: 409,
    body: { code: 'grade.many_changed', params: { count: 1 } },
  });
  const { texts } = await book(instructor, classId);
  expect(texts.map(({ grade }) => grade).toSorted()).toEqual([-1, 50]);
  const seen = [{ ...both[0], replaces: 50 }, { ...both[1] }];
  expect(await write(instructor, classId, seen)).toMatchObject({ body: { changed: 2 } });
  expect(await write(instructor, classId, seen)).toMatchObject({ body: { changed: 0 } });
});

it('a conflict lists the current and the submitted value of each changed cell', async () => {
  const { instructor, classId, one } = await twoEssays();
  await write(instructor, classId, [{ submissionId: one.id, grade: 50 }]);
  expect(await write(instructor, classId, [{ submissionId: one.id, grade: 60 }])).toMatchObject({
    status: 409,
    body: { code: 'grade.changed', params: { current: '50', given: '60' } },
  });
});

it('a draft can be graded in the grade book, and the audit log has the change', async () => {
  const { instructor, classId, assignmentId, one } = await twoEssays();
  const draftId = (await loadGrades(instructor, assignmentId)).assignment.drafts[0]?.draftId;
  const change = { submissionId: one.id, draftId, grade: 70.25 };
  expect(await write(instructor, classId, [change])).toMatchObject({ body: { changed: 1 } });
  const { rows } = await loadGrades(instructor, assignmentId);
  const row = rows.find(({ submissionId }) => submissionId === one.id);
  expect(row).toMatchObject({ grade: -1, drafts: [{ grade: 70.25, isSubmitted: true }] });
  const { details } = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'submission.grade_draft')
    .where('subject_id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ draftId, before: null, after: 70.25, unsubmitted: false });
});

it('letter grades are accepted only in classes that use them', async () => {
  const { instructor, classId, one } = await twoEssays({ gradeMethod: 'Letter' });
  const id = one.id;
  expect((await write(instructor, classId, [{ submissionId: id, grade: 'B' }])).status).toBe(200);
  expect((await write(instructor, classId, [{ submissionId: id, grade: 'B+', replaces: 'B' }])).status).toBe(
    400,
  );
  expect((await write(instructor, classId, [{ submissionId: id, grade: 80, replaces: 'B' }])).status).toBe(
    400,
  );
  expect((await write(instructor, classId, [{ submissionId: id, grade: null, replaces: 'B' }])).status).toBe(
    200,
  );
});

it('two grades for one cell are refused', async () => {
  const { instructor, classId, assignmentId, one } = await twoEssays();
  const { assignment } = await loadGrades(instructor, assignmentId);
  for (const draftId of [null, assignment.drafts[0]?.draftId]) {
    const changes = [70, 80].map((grade) => ({ submissionId: one.id, draftId, grade }));
    expect(await write(instructor, classId, changes)).toMatchObject({ status: 400 });
  }
});

it.each([[-1], [100.5], [87.555], ['A']])('cells of a grade book are refused with %s', async (grade) => {
  const { instructor, classId, one } = await twoEssays();
  expect((await write(instructor, classId, [{ submissionId: one.id, grade }])).status).toBe(400);
});

it('grading a submission that was not handed in needs a confirmation', async () => {
  const { instructor, classId, assignmentId } = await twoEssays();
  const late = await enrollStudent(app, classId);
  const { submissionId } = await openWorkspace(app, late, assignmentId);
  const cell = [{ submissionId, grade: 10 }];
  expect(await write(instructor, classId, cell)).toMatchObject({ body: { code: 'grade.not_submitted' } });
  expect((await write(instructor, classId, cell, { unsubmitted: true })).status).toBe(200);
});

it('cells of another class are not found', async () => {
  const { instructor, one } = await twoEssays();
  const elsewhere = await createClass(instructor);
  expect((await write(instructor, elsewhere, [{ submissionId: one.id, grade: 10 }])).status).toBe(404);
});

it('a held grade is in no response to its student before its release', async () => {
  const testClass = await twoEssays({}, { showAnalytics: true });
  const { instructor, classId, assignmentId, one, other } = testClass;
  expect((await choose(instructor, assignmentId, { holdsBack: true })).status).toBe(200);
  const cells = [one, other].map(({ id }) => ({ submissionId: id, grade: 80 }));
  await write(instructor, classId, cells);
  expect(await seenBy(one.student, testClass)).toEqual({ workspace: -1, analytics: false, page: -1 });
  const some = await release(instructor, { assignmentId, submissionIds: [one.id] });
  expect(some.body).toEqual({ released: 1, ungraded: 0 });
  expect(await seenBy(one.student, testClass)).toEqual({ workspace: 80, analytics: true, page: 80 });
  expect(await seenBy(other.student, testClass)).toEqual({ workspace: -1, analytics: false, page: -1 });
  expect((await release(instructor, { assignmentId })).body).toEqual({ released: 1, ungraded: 0 });
  expect(await seenBy(other.student, testClass)).toMatchObject({ workspace: 80 });
  expect((await release(instructor, { assignmentId })).body).toEqual({ released: 0, ungraded: 0 });
});

it('a held grade is visible to staff', async () => {
  const { instructor, classId, assignmentId, one } = await twoEssays();
  await choose(instructor, assignmentId, { holdsBack: true });
  await write(instructor, classId, [{ submissionId: one.id, grade: 80 }]);
  const read = await book(instructor, classId);
  expect(read.assignments[0]).toMatchObject({ numberOfGraded: 1, numberOfHeld: 1 });
  expect(read.texts.find(({ submissionId }) => submissionId === one.id)).toMatchObject({
    grade: 80,
    isShown: false,
  });
});

it('a grade that its student has seen cannot be held', async () => {
  const testClass = await twoEssays();
  await write(testClass.instructor, testClass.classId, [{ submissionId: testClass.one.id, grade: 80 }]);
  await choose(testClass.instructor, testClass.assignmentId, { holdsBack: true });
  expect(await seenBy(testClass.one.student, testClass)).toMatchObject({ workspace: 80 });
  await write(testClass.instructor, testClass.classId, [{ submissionId: testClass.other.id, grade: 70 }]);
  expect(await seenBy(testClass.other.student, testClass)).toMatchObject({ workspace: -1 });
});

it('anonymous grading hides names, account numbers and the alphabetical order from graders', async () => {
  const { instructor, classId, assignmentId, one, other } = await twoEssays();
  await choose(instructor, assignmentId, { isAnonymous: true });
  const { rows, assignment } = await loadGrades(instructor, assignmentId);
  expect(assignment.settings).toMatchObject({ isAnonymous: true, holdsBack: true });
  expect(rows.map(({ studentId }) => studentId)).toEqual([null, null]);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect((await loadGrades(instructor, assignmentId)).rows).toEqual(rows);
  const answers = await Promise.all([
    instructor.call('GET', '/api/classes/gradebook/assignment', { query: { assignmentId } }),
    instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId: one.id } }),
    instructor.call('GET', '/api/classes/submissions', { query: { classId, assignmentId } }),
  ]);
  const reported = JSON.stringify(answers.map(({ body }) => body));
  expect(reported).not.toContain(one.student.user.username);
  expect(reported).not.toContain(other.student.user.username);
  expect((await book(instructor, classId)).texts).toEqual([]);
  const page = await instructor.call('POST', '/api/classes/getclass', { query: { id: classId } });
  expect(page.body).toMatchObject({ withoutNames: [assignmentId], missed: [] });
  const ofStudent = await instructor.call('GET', '/api/classes/submissions', {
    query: { classId, studentId: one.student.user.id },
  });
  expect(ofStudent.body).toEqual([]);
  const roster = await app.http().inject({
    url: `/api/classes/roster?classId=${classId}&separator=comma`,
    headers: { authorization: `Bearer ${instructor.user.accessToken}` },
  });
  expect(roster.statusCode).toBe(200);
});

it("anonymous grading shows all students' dates, so that extra time identifies no one", async () => {
  const { instructor, classId, assignmentId, one } = await twoEssays();
  const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
  const datesBeside = async (text: { id: number }) => {
    const query = { submissionId: text.id };
    const [read, overseen] = await Promise.all([
      instructor.call('POST', '/api/classes/readsubmission', { query }),
      coordinator.call('GET', '/api/education/submission', { query: { id: text.id } }),
    ]);
    const { assignmentDuedate, deadlines } = readSubmissionSchema.parse(read.body);
    const { deadlines: due, timeline } = overseenSubmissionSchema.parse(overseen.body);
    return [
      assignmentDuedate,
      ...[...deadlines, ...due].map(({ draftDeadline }) => draftDeadline),
      ...timeline.map(({ date }) => date),
    ];
  };
  const regular = await datesBeside(one);
  await instructor.call('PUT', '/api/classes/accommodations', {
    body: {
      classId,
      studentId: one.student.user.id,
      accommodations: [{ assignmentId: null, extraPercent: 0, extensionMinutes: 60, note: '' }],
    },
  });
  const extended = await datesBeside(one);
  expect(extended.filter((date) => regular.includes(date))).toEqual([]);
  await choose(instructor, assignmentId, { isAnonymous: true });
  expect(await datesBeside(one)).toEqual(regular);
});

it('anonymous grading ends for each submission when its grade is released', async () => {
  const { instructor, classId, assignmentId, one } = await twoEssays();
  await choose(instructor, assignmentId, { isAnonymous: true });
  await write(instructor, classId, [{ submissionId: one.id, grade: 80 }]);
  expect((await release(instructor, { assignmentId })).body).toEqual({ released: 1, ungraded: 1 });
  const { rows } = await loadGrades(instructor, assignmentId);
  expect(rows.filter(({ studentId }) => studentId !== null)).toMatchObject([
    { submissionId: one.id, name: `Test ${one.student.user.username}` },
  ]);
});

it("anonymous grading does not hide a student's own name from them", async () => {
  const { instructor, assignmentId, one } = await twoEssays();
  await choose(instructor, assignmentId, { isAnonymous: true });
  const url = `/api/student/file?submissionId=${one.id}&format=docx`;
  const answer = await app.http().inject({
    url,
    headers: { authorization: `Bearer ${one.student.user.accessToken}` },
  });
  expect(String(answer.headers['content-disposition'] ?? '')).not.toContain('Text ');
});

it('a change of grading settings with an outdated version is a conflict', async () => {
  const { instructor, assignmentId } = await twoEssays();
  expect(await choose(instructor, assignmentId, { processShare: 20 })).toMatchObject({
    status: 200,
    body: { processShare: 20, version: 1 },
  });
  expect(await choose(instructor, assignmentId, { processShare: 10 })).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
});

it.each([[21], [-1], [2.5]])('an assignment weight of %s is refused', async (processShare) => {
  const { instructor, assignmentId } = await twoEssays();
  expect((await choose(instructor, assignmentId, { processShare })).status).toBe(400);
});
