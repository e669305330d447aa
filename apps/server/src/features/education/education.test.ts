import {
  type Heatmap,
  heatmapSchema,
  overseenClassSchema,
  overseenDetailSchema,
  overseenSubmissionSchema,
  ownedSubmissionSchema,
  submissionIdSchema,
  timeMetricsSchema,
  wordsOverTimeSchema,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace, startedAssignment } from '../../testing/open-workspace.ts';
import { educationRoutes } from './index.ts';

const app = useApp();
const oversee = () => app.signInAs('ROLE_EDUCATION_COORDINATOR');

async function loadPages(coordinator: Caller) {
  const pages: z.infer<typeof overseenClassSchema>[][] = [];
  for (let index = 0; ; index += 1) {
    const { body } = await coordinator.call('GET', '/api/education/courses', { query: { index } });
    const page = z.array(overseenClassSchema).parse(body);
    if (page.length === 0) return pages;
    pages.push(page);
  }
}

/** Students by name, each with a started submission for the same assignment. */
async function classWithTexts(lastNames: readonly string[]) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const ids = [];
  for (const lastName of lastNames) {
    const student = await enrollStudent(app, classId);
    await db().updateTable('users').set({ last_name: lastName }).where('id', '=', student.user.id).execute();
    const workspace = await openWorkspace(app, student, assignmentId);
    await workspace.save('Some words of a text');
    ids.push(workspace.submissionId);
  }
  return { instructor, classId, assignmentId, ids };
}

describe('the calls of coordinators', () => {
  const others = [
    ['a student', 'ROLE_STUDENT'],
    ['an instructor', 'ROLE_INSTRUCTOR'],
    ['a teaching assistant', 'ROLE_TEACHING_ASSISTANT'],
    ['an administrator', 'ROLE_ADMIN'],
  ] as const;

  it.each(others)('coordinator calls are refused to %s', async (_who, role) => {
    const { workspace: opened, classId, id: assignmentId } = await startedAssignment(app);
    const caller = await app.signInAs(role);
    for (const { method, path } of educationRoutes) {
      const query = { id: path.endsWith('course') ? classId : opened.submissionId, classId, assignmentId };
      const body = { classId, assignmentId, studentIndex: 0, direction: 1 };
      const answer = await caller.call(method, path, {
        query,
        ...(method === 'POST' ? { body } : {}),
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('coordinator calls are refused to students and instructors of the class, and to anonymous users', async () => {
    const { instructor, student, classId } = await startedAssignment(app);
    for (const caller of [instructor, student]) {
      const answer = await caller.call('GET', '/api/education/course', { query: { id: classId } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    }
    expect((await app.anonymous('GET', '/api/education/courses')).status).toBe(401);
  });

  it.each([
    ['GET', '/api/education/course'],
    ['GET', '/api/education/overview'],
    ['POST', '/api/education/course'],
    ['GET', '/api/education/submission'],
    ['POST', '/api/education/submission'],
    ['POST', '/api/education/getChangeDist'],
    ['POST', '/api/education/getHeatmapLogs'],
    ['POST', '/api/education/wordchangebyessayTime'],
  ])('the coordinator call %s %s returns not found, and refuses an invalid ID', async (method, path) => {
    const coordinator = await oversee();
    expect((await coordinator.call(method, path, { query: { id: 999_999 } })).status).toBe(404);
    expect((await coordinator.call(method, path, { query: { id: 'one' } })).status).toBe(400);
    expect((await coordinator.call(method, path)).status).toBe(400);
  });
});

it('the class list contains all classes, archived ones too, page by page', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const created: number[] = [];
  for (let count = 0; count < 21; count += 1) created.push(await createClass(instructor));
  await instructor.call('POST', '/api/classes/archive', { query: { id: created[0] ?? 0 } });
  const pages = await loadPages(await oversee());
  expect(pages.length).toBeGreaterThan(1);
  const listed = pages.flat();
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(listed.filter(({ id }) => created.includes(id))).toHaveLength(21);
  expect(listed.filter(({ archived }) => archived).map(({ id }) => id)).toContain(created[0]);
});

it('the class list describes each class with its number of students', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, {
    classname: 'Rhetoric',
    classStartDate: '2032-01-01',
    classEndDate: '2032-02-01',
  });
  const [stays, leaves] = [await enrollStudent(app, classId), await enrollStudent(app, classId)];
  const body = { classId, studentId: leaves.user.id };
  await instructor.call('DELETE', '/api/classes/dropstudent', { body });
  const listed = (await loadPages(await oversee())).flat().find(({ id }) => id === classId);
  expect(stays.user.id).not.toBe(leaves.user.id);
  expect(listed).toMatchObject({
    title: 'Rhetoric',
    instructorFirstName: instructor.user.firstName,
    instructorLastName: instructor.user.lastName,
    startDate: '2032-01-01',
    endtDate: '2032-02-01',
    timezone: 'Europe/Berlin',
    numberOfStudents: 1,
    archived: false,
  });
});

it('a class contains its students with their submissions, and its assignments', async () => {
  const { instructor, classId, assignmentId, ids } = await classWithTexts(['Abel']);
  const [submissionId = 0] = ids;
  const query = { id: submissionId, grade: 70, unsubmitted: true };
  await instructor.call('POST', '/api/classes/setGrade', { query });
  const answer = await (await oversee()).call('GET', '/api/education/course', { query: { id: classId } });
  const overseen = overseenDetailSchema.strict().parse(answer.body);
  expect(overseen).toMatchObject({
    className: 'Writing I',
    classTimeZone: 'Europe/Berlin',
    gradeMethod: 'Numeric',
    assignments: [
      { id: assignmentId, autoSubmission: false, autoEvaluate: false, preventAfterDueDate: false },
    ],
    students: [
      {
        lastName: 'Abel',
        submissions: [{ submissionId, assignmentId, status: 'NONE', late: false, score: 70 }],
      },
    ],
  });
});

it('a class contains no key, accommodations or invitations', async () => {
  const { classId } = await classWithTexts(['Abel']);
  const coordinator = await oversee();
  for (const path of ['/api/education/course', '/api/education/overview']) {
    const text = JSON.stringify((await coordinator.call('GET', path, { query: { id: classId } })).body);
    expect(text).not.toMatch(/enroll|accommodation|invitation/i);
  }
});

it('a class can be loaded without submissions, which are requested by student or assignment', async () => {
  const { classId, assignmentId, ids } = await classWithTexts(['Abel', 'Zorn']);
  const coordinator = await oversee();
  const overview = await coordinator.call('GET', '/api/education/overview', { query: { id: classId } });
  expect(JSON.stringify(overview.body)).not.toContain('submissions');
  const texts = async (only: Record<string, number>) =>
    z
      .array(ownedSubmissionSchema)
      .parse(
        (await coordinator.call('GET', '/api/education/submissions', { query: { classId, ...only } })).body,
      );
  expect((await texts({ assignmentId })).map((row) => row.submissionId).sort()).toEqual([...ids].sort());
  const [first] = await texts({ assignmentId });
  expect((await texts({ studentId: first?.studentId ?? 0 })).map((row) => row.submissionId)).toEqual([
    first?.submissionId,
  ]);
  const both = { classId, assignmentId, studentId: first?.studentId ?? 0 };
  expect((await coordinator.call('GET', '/api/education/submissions', { query: both })).status).toBe(400);
  const nowhere = { classId: 999_999, assignmentId };
  expect((await coordinator.call('GET', '/api/education/submissions', { query: nowhere })).status).toBe(404);
});

it('reading a submission returns its position in the assignment, and is recorded', async () => {
  const { classId, assignmentId, ids } = await classWithTexts(['Abel', 'Berg', 'Cron']);
  const coordinator = await oversee();
  const [, id = 0] = ids;
  const answer = await coordinator.call('GET', '/api/education/submission', { query: { id } });
  expect(overseenSubmissionSchema.strict().parse(answer.body)).toMatchObject({
    submissionId: id,
    classId,
    assignmentId,
    currentStudentIndex: 1,
    numberOfStudents: 3,
    classTitle: 'Writing I',
    assignmentTitle: 'Essay',
    status: 'NONE',
    effort: null,
    revision: null,
    deadlines: [{ draftType: 'FINAL' }],
    timeline: [{ status: 'NONE', submitDate: null }],
    submissions: [],
    additionalFiles: [],
  });
  const readings = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', coordinator.user.id)
    .where('subject_id', '=', id)
    .execute();
  expect(readings).toEqual([{ action: 'submission.read' }]);
});

it('reading a submission offers its neighbours within the class', async () => {
  const { classId, assignmentId, ids } = await classWithTexts(['Abel', 'Berg']);
  const coordinator = await oversee();
  const next = (body: object) =>
    coordinator.call('POST', '/api/education/nextsubmission', {
      body: { classId, assignmentId, studentIndex: 0, direction: 1, ...body },
    });
  const found = z.object({ submissionId: submissionIdSchema }).parse((await next({})).body);
  expect(found.submissionId).toBe(ids[1]);
  for (const beyond of [{ direction: -1 }, { studentIndex: 1 }, { studentIndex: 90 }])
    expect(await next(beyond)).toMatchObject({ status: 404, body: { code: 'submission.no_neighbour' } });
  expect(await next({ classId: classId + 1 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await next({ direction: 2 })).status).toBe(400);
});

it('a coordinator sees the same metrics as the instructor', async () => {
  const { instructor, ids } = await classWithTexts(['Abel']);
  const [id = 0] = ids;
  const coordinator = await oversee();
  const ask = async (caller: Caller, path: string, query: Record<string, number>) =>
    (await caller.call('POST', path, { query })).body;
  expect(timeMetricsSchema.parse(await ask(coordinator, '/api/education/submission', { id }))).toEqual(
    await ask(instructor, '/api/classes/getTimeConsumed', { id }),
  );
  const curve = await ask(coordinator, '/api/education/wordchangebyessayTime', { id });
  expect(wordsOverTimeSchema.parse(curve)).toEqual(
    await ask(instructor, '/api/classes/wordchangebyessayTime', { submissionId: id }),
  );
  const text = z.string().parse(await ask(coordinator, '/api/education/getHeatmapLogs', { id }));
  const heatmap: Heatmap = heatmapSchema.parse(JSON.parse(text));
  expect(heatmap).toEqual(await ask(instructor, '/api/classes/getHeatmapLogs', { id }));
});

it('the heatmap of a submission is returned as HTML, and viewing it is recorded', async () => {
  const { ids } = await classWithTexts(['Abel']);
  const coordinator = await oversee();
  const query = { id: ids[0] ?? 0 };
  const { body } = await coordinator.call('POST', '/api/education/getChangeDist', { query });
  const html = z.string().parse(body);
  expect(html).toMatch(/^<table><caption>.*Europe\/Berlin.*<\/table>$/);
  const figures = [...html.matchAll(/">(\d+)<\/td>/g)].map(([, figure]) => Number(figure));
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe('Some words of a text'.length);
  const readings = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', coordinator.user.id)
    .execute();
  expect(readings).toEqual([{ action: 'submission.read_process' }]);
});
