import { processNotesSchema, rewindMarksSchema, type SubmissionId } from '@redraft/contracts';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

let world: Awaited<ReturnType<typeof startedAssignment>>;
let submissionId: SubmissionId;
beforeEach(async () => {
  world = await startedAssignment(app);
  ({ submissionId } = world.workspace);
});

const path = '/api/process/comment';
const now = () => new Date().toISOString();
const span = (rest: object = {}) => ({ from: now(), to: now(), text: 'Here it turns', ...rest });
const add = (caller: Caller, rest: object = {}) =>
  caller.call('POST', path, { body: { submissionId, ...span(rest) } });
const change = (caller: Caller, id: number, rest: object = {}) =>
  caller.call('PUT', path, { body: { id, ...span(rest) } });
const remove = (caller: Caller, id: number) => caller.call('DELETE', path, { query: { id } });
const notesFor = async (caller: Caller) =>
  processNotesSchema.parse(
    (await caller.call('GET', '/api/process/notes', { query: { submissionId } })).body,
  );

async function added(): Promise<number> {
  expect((await add(world.instructor)).status).toBe(200);
  const { notes } = await notesFor(world.instructor);
  return notes[0]?.id ?? 0;
}

it("a comment on a moment is shown to the student with its author's name, also in the rewind", async () => {
  await added();
  const [note] = (await notesFor(world.student)).notes;
  expect(note).toMatchObject({ text: 'Here it turns', source: null, isOpen: false });
  expect(note?.author).toEqual({ kind: 'staff', name: expect.stringMatching(/\S/) });
  const marks = await world.student.call('GET', '/api/rewind/marks', { query: { submissionId } });
  expect(rewindMarksSchema.safeParse(marks.body).success).toBe(true);
});

it('a comment on a moment is notified as new feedback', async () => {
  await added();
  const { body } = await world.student.call('GET', '/api/admin/usernotifications');
  expect(JSON.stringify(body)).toContain('feedback');
});

it('the author can change and remove a comment on a moment', async () => {
  const id = await added();
  expect((await notesFor(world.instructor)).notes[0]?.isOpen).toBe(true);
  expect((await change(world.instructor, id, { text: 'And here' })).status).toBe(200);
  expect((await notesFor(world.student)).notes[0]?.text).toBe('And here');
  expect((await remove(world.instructor, id)).status).toBe(200);
  expect((await notesFor(world.student)).notes).toEqual([]);
  expect(await remove(world.instructor, id)).toMatchObject({ status: 404 });
});

it('other users cannot write, change or remove a comment on a moment', async () => {
  const id = await added();
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const action of [add(stranger), change(stranger, id), remove(stranger, id)])
    expect(await action).toMatchObject({ status: 404 });
  const other = await enrollStudent(app, world.classId);
  for (const caller of [world.student, other])
    for (const action of [add(caller), change(caller, id), remove(caller, id)])
      expect(await action).toMatchObject({ status: 403 });
  const asNote = { id, ...span(), source: null };
  expect(await world.student.call('PUT', '/api/student/note', { body: asNote })).toMatchObject({
    status: 404,
  });
  expect(await world.student.call('DELETE', '/api/student/note', { query: { id } })).toMatchObject({
    status: 404,
  });
});

it("staff comments on moments do not change the student's notes", async () => {
  const body = { submissionId, ...span(), source: null };
  expect((await world.student.call('POST', '/api/student/note', { body })).status).toBe(200);
  const [note] = (await notesFor(world.instructor)).notes;
  expect(note).toMatchObject({ author: { kind: 'student' }, isOpen: false });
  for (const action of [change(world.instructor, note?.id ?? 0), remove(world.instructor, note?.id ?? 0)])
    expect(await action).toMatchObject({ status: 404 });
});

it.each([
  ['no words', { text: ' ' }, 'request.invalid'],
  ['too many words', { text: 'a'.repeat(1001) }, 'request.invalid'],
  ['a time before the text was begun', { from: '2020-01-01T00:00:00.000Z' }, 'note.outside'],
])('a comment on a moment with %s is refused', async (_what, rest, code) => {
  expect(await add(world.instructor, rest)).toMatchObject({ status: 400, body: { code } });
});

it('the permissions of a comment on a moment are returned', async () => {
  expect((await notesFor(world.instructor)).can).toEqual({ add: false, comment: true });
  expect((await notesFor(world.student)).can).toEqual({ add: true, comment: false });
});
