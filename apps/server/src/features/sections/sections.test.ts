import { type ClassId, classDetailSchema, sectionIdSchema, type UserId } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import type { Caller } from '../../testing/app.ts';
import { useApp } from '../../testing/app.ts';
import { createClass, enrollStudent } from '../../testing/course.ts';

const app = useApp();

async function classWithStudents(count = 2) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const students: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    const student = await enrollStudent(app, classId);
    students.push(student);
  }
  return { instructor, classId, students };
}

const add = (instructor: Caller, classId: ClassId, name: string) =>
  instructor.call('POST', '/api/classes/section', { body: { classId, name } });
async function addedSection(instructor: Caller, classId: ClassId, name: string) {
  return z.object({ id: sectionIdSchema }).parse((await add(instructor, classId, name)).body).id;
}
const assign = (caller: Caller, body: { classId: ClassId; sectionId: number | null; studentIds: UserId[] }) =>
  caller.call('PUT', '/api/classes/sectionMembers', { body });
const detail = async (caller: Caller, id: ClassId) =>
  classDetailSchema.parse((await caller.call('POST', '/api/classes/getclass', { query: { id } })).body);
const idsOf = (students: Caller[]) => students.map((student) => student.user.id);

it('sections are listed by name, and each student is in at most one', async () => {
  const { instructor, classId, students } = await classWithStudents();
  await addedSection(instructor, classId, 'thursday');
  const monday = await addedSection(instructor, classId, '  Monday ');
  const [first] = idsOf(students);
  const studentIds = first === undefined ? [] : [first, first];
  expect((await assign(instructor, { classId, sectionId: monday, studentIds })).status).toBe(200);
  const classDetails = await detail(instructor, classId);
  expect(classDetails.sections.map((section) => section.name)).toEqual(['Monday', 'thursday']);
  expect(classDetails.students.map((student) => student.sectionId).sort()).toEqual([monday, null].sort());
});

it('section names are unique within a class, ignoring case', async () => {
  const { instructor, classId } = await classWithStudents(0);
  const monday = await addedSection(instructor, classId, 'Monday');
  const tuesday = await addedSection(instructor, classId, 'Tuesday');
  const taken = { status: 409, body: { code: 'section.name_taken' } };
  expect(await add(instructor, classId, ' MONDAY')).toMatchObject(taken);
  const rename = (id: number, name: string) =>
    instructor.call('PATCH', '/api/classes/section', { body: { id, name } });
  expect(await rename(tuesday, 'monday')).toMatchObject(taken);
  expect((await rename(monday, 'MONDAY')).status).toBe(200);
  const other = await createClass(instructor);
  expect((await add(instructor, other, 'Monday')).status).toBe(200);
  expect((await detail(instructor, classId)).sections.map(({ name }) => name)).toEqual(['MONDAY', 'Tuesday']);
});

it('deleting a section keeps its students in the class', async () => {
  const { instructor, classId, students } = await classWithStudents();
  const id = await addedSection(instructor, classId, 'Monday');
  await assign(instructor, { classId, sectionId: id, studentIds: idsOf(students) });
  expect((await instructor.call('DELETE', '/api/classes/section', { query: { id } })).status).toBe(200);
  const classDetails = await detail(instructor, classId);
  expect(classDetails.sections).toEqual([]);
  expect(classDetails.students.map((student) => student.sectionId)).toEqual([null, null]);
  const stored = await db()
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'class.remove_section')
    .where('subject_id', '=', classId)
    .execute();
  expect(stored).toEqual([{ details: { sectionId: id, name: 'Monday', students: 2 } }]);
});

it('students are added to a section all or none, and only members of the class', async () => {
  const { instructor, classId, students } = await classWithStudents();
  const id = await addedSection(instructor, classId, 'Monday');
  const stranger = await app.signInAs('ROLE_STUDENT');
  const studentIds = idsOf([...students, stranger]);
  expect(await assign(instructor, { classId, sectionId: id, studentIds })).toMatchObject({ status: 404 });
  expect((await detail(instructor, classId)).students.map((one) => one.sectionId)).toEqual([null, null]);
});

it('former students, and students of another class, cannot be added to a section', async () => {
  const { instructor, classId, students } = await classWithStudents();
  const id = await addedSection(instructor, classId, 'Monday');
  const elsewhere = await addedSection(instructor, await createClass(instructor), 'Monday');
  const studentIds = idsOf(students);
  expect((await assign(instructor, { classId, sectionId: elsewhere, studentIds })).status).toBe(404);
  await instructor.call('DELETE', '/api/classes/dropstudent', {
    body: { classId, studentId: studentIds[0] },
  });
  expect((await assign(instructor, { classId, sectionId: id, studentIds })).status).toBe(404);
});

it('a student can be removed from a section', async () => {
  const { instructor, classId, students } = await classWithStudents();
  const id = await addedSection(instructor, classId, 'Monday');
  const studentIds = idsOf(students);
  await assign(instructor, { classId, sectionId: id, studentIds });
  await assign(instructor, { classId, sectionId: null, studentIds: studentIds.slice(0, 1) });
  const found = (await detail(instructor, classId)).students.filter((student) => student.sectionId === id);
  expect(found.map((student) => student.id)).toEqual(studentIds.slice(1));
});

it.each([
  ['an empty name', { name: '  ' }],
  ['a name of 61 letters', { name: 'x'.repeat(61) }],
])('a section name cannot be %s', async (_name, rest) => {
  const { instructor, classId } = await classWithStudents(0);
  const answer = await instructor.call('POST', '/api/classes/section', { body: { classId, ...rest } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});

it('only the owner can manage sections', async () => {
  const { instructor, classId, students } = await classWithStudents();
  const id = await addedSection(instructor, classId, 'Monday');
  const other = await app.signInAs('ROLE_INSTRUCTOR', 'ROLE_TEACHING_ASSISTANT');
  const missing = { status: 404, body: { code: 'not_found' } };
  expect(await add(other, classId, 'Tuesday')).toMatchObject(missing);
  expect(await other.call('PATCH', '/api/classes/section', { body: { id, name: 'X' } })).toMatchObject(
    missing,
  );
  expect(await other.call('DELETE', '/api/classes/section', { query: { id } })).toMatchObject(missing);
  expect(await assign(other, { classId, sectionId: id, studentIds: idsOf(students) })).toMatchObject(missing);
  expect((await detail(other, classId)).sections).toEqual([{ id, name: 'Monday' }]);
});

it('managing an unknown section or class returns not found', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const body = { id: 999_999, name: 'X' };
  expect((await instructor.call('PATCH', '/api/classes/section', { body })).status).toBe(404);
  const query = { id: 999_999 };
  expect((await instructor.call('DELETE', '/api/classes/section', { query })).status).toBe(404);
});

it('two simultaneous requests create one section of a name', async () => {
  const { instructor, classId } = await classWithStudents(0);
  const answers = await Promise.all([add(instructor, classId, 'Lab'), add(instructor, classId, 'LAB')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

it("a student's responses contain no sections", async () => {
  const { instructor, classId, students } = await classWithStudents();
  const id = await addedSection(instructor, classId, 'Evening people');
  await assign(instructor, { classId, sectionId: id, studentIds: idsOf(students) });
  const answer = await students[0]?.call('POST', '/api/classes/getclass', { query: { id: classId } });
  expect(answer).toMatchObject({ status: 200, body: { audience: 'student' } });
  expect(JSON.stringify(answer?.body)).not.toMatch(/Evening people|section/i);
});
