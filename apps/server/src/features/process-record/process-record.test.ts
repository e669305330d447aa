import {
  evidenceSchema,
  type ProcessNote,
  processNotesSchema,
  readingLogSchema,
  type SubmissionId,
  textOriginsSchema,
  versionListSchema,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
afterEach(resetClock);

let world: Awaited<ReturnType<typeof startedAssignment>>;
let submissionId: SubmissionId;
beforeEach(async () => {
  world = await startedAssignment(app);
  ({ submissionId } = world.workspace);
});

const now = () => new Date().toISOString();
const noteOf = (rest: Record<string, unknown> = {}) => ({
  submissionId,
  from: now(),
  to: now(),
  text: 'On the train',
  source: null,
  ...rest,
});
const add = (caller: Caller, rest: Record<string, unknown> = {}, headers = {}) =>
  caller.call('POST', '/api/student/note', { body: noteOf(rest), headers });
const list = (caller: Caller) => caller.call('GET', '/api/process/notes', { query: { submissionId } });
const notesFor = async (caller: Caller) => processNotesSchema.parse((await list(caller)).body);

async function onlyNote(): Promise<ProcessNote> {
  const [note] = (await notesFor(world.student)).notes;
  if (!note) throw new Error('There is no note.');
  return note;
}

const change = (caller: Caller, id: number, rest: Record<string, unknown> = {}) => {
  const { submissionId: _submission, ...content } = noteOf(rest);
  return caller.call('PUT', '/api/student/note', { body: { id, ...content } });
};
const remove = (caller: Caller, id: number) => caller.call('DELETE', '/api/student/note', { query: { id } });

async function handIn(index: number) {
  const draftId = world.workspace.draftIds[index] ?? 0;
  const answer = await world.student.call('POST', '/api/student/submission', {
    query: { id: submissionId, draftId },
  });
  expect(answer.status).toBe(200);
}

it('a process note is readable by its student and staff, and staff cannot change it', async () => {
  expect((await add(world.student)).status).toBe(200);
  expect((await add(world.student, { text: '', source: 'quotation' })).status).toBe(200);
  const own = await notesFor(world.student);
  expect(own.notes).toMatchObject([
    { text: 'On the train', source: null, isOpen: true },
    { text: '', source: 'quotation', isOpen: true },
  ]);
  const staff = await notesFor(world.instructor);
  expect(staff.notes.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  expect([own.can.add, staff.can.add]).toEqual([true, false]);
});

it('the student can change and delete a process note', async () => {
  await add(world.student);
  const { id } = await onlyNote();
  expect((await change(world.student, id, { text: 'At home', source: 'dictation' })).status).toBe(200);
  expect(await onlyNote()).toMatchObject({ text: 'At home', source: 'dictation' });
  expect((await remove(world.student, id)).status).toBe(200);
  expect((await notesFor(world.student)).notes).toEqual([]);
  expect(await remove(world.student, id)).toMatchObject({ status: 404 });
});

it('a repeated request creates one process note', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = noteOf();
  for (let time = 0; time < 2; time++)
    expect(await world.student.call('POST', '/api/student/note', { body, headers })).toMatchObject({
      status: 200,
    });
  expect((await notesFor(world.student)).notes).toHaveLength(1);
});

it('a process note cannot be changed after handing in, and new ones can be added', async () => {
  await add(world.student);
  const { id } = await onlyNote();
  await handIn(world.workspace.draftIds.length - 1);
  for (const refused of [await change(world.student, id), await remove(world.student, id)])
    expect(refused).toMatchObject({ status: 409, body: { code: 'note.stays' } });
  expect((await add(world.student, { text: 'Afterwards' })).status).toBe(200);
  const { notes } = await notesFor(world.student);
  expect(notes.map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

it('other users cannot access process notes', async () => {
  await add(world.student);
  const { id } = await onlyNote();
  const other = await enrollStudent(app, world.classId);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [other, stranger]) expect(await list(caller)).toMatchObject({ status: 404 });
  for (const action of [add(other), change(other, id), remove(other, id)])
    expect(await action).toMatchObject({ status: 404 });
  for (const action of [add(world.instructor), change(world.instructor, id), remove(world.instructor, id)])
    expect(await action).toMatchObject({ status: 403 });
  expect(await app.anonymous('GET', '/api/process/notes', { query: { submissionId } })).toMatchObject({
    status: 401,
  });
});

it.each([
  ['no words and no source', { text: '' }],
  ['more than a thousand characters', { text: '𝔞'.repeat(1001) }],
  ['a control character', { text: 'a\u0007b' }],
  ['a source that is none', { source: 'internet' }],
  ['no time', { from: 'yesterday' }],
])('a process note with %s is refused', async (_what, rest) => {
  expect(await add(world.student, rest)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});

it('a process note has up to a thousand characters in NFC', async () => {
  expect((await add(world.student, { text: 'e\u0301'.repeat(500) + '𝔞'.repeat(500) })).status).toBe(200);
  expect((await onlyNote()).text).toBe('é'.repeat(500) + '𝔞'.repeat(500));
});

it('a process note refers to a period in which the text was written', async () => {
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  for (const rest of [{ from: at(-hour) }, { to: at(hour) }, { from: at(30_000), to: at(0) }])
    expect(await add(world.student, rest)).toMatchObject({ status: 400, body: { code: 'note.outside' } });
});

it('process notes cannot be changed in an archived class', async () => {
  await add(world.student);
  const { id } = await onlyNote();
  await world.instructor.call('POST', '/api/classes/archive', {
    query: { id: world.classId, archived: true },
  });
  for (const action of [add(world.student), change(world.student, id), remove(world.student, id)])
    expect(await action).toMatchObject({ status: 403, body: { code: 'class.archived' } });
  const { notes, can } = await notesFor(world.student);
  expect([notes[0]?.isOpen, can.add]).toEqual([false, false]);
});

const readings = '/api/student/readings';

describe('the access log of a submission', () => {
  const log = async (caller: Caller, before?: number) =>
    caller.call('GET', readings, { query: { submissionId, ...(before && { before }) } });

  it('the access log lists staff with their roles, newest first, and not the student', async () => {
    const { instructor, student } = world;
    const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
    await instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
    await coordinator.call('GET', '/api/rewind/overview', { query: { submissionId } });
    await list(student);
    const answer = readingLogSchema.parse((await log(student)).body);
    expect(answer).toMatchObject({
      timezone: 'Europe/Berlin',
      readings: [
        { role: 'coordinator', what: 'rewind' },
        { role: 'instructor', what: 'text', name: expect.stringContaining('person_') },
      ],
      next: null,
    });
  });

  it('the access log is paged', async () => {
    const began = Date.now();
    for (let visit = 0; visit < 51; visit++) {
      setClock(() => new Date(began + visit * 31 * 60_000));
      await list(await signedIn(visit));
    }
    resetClock();
    const first = readingLogSchema.parse((await log(world.student)).body);
    expect(first.readings).toHaveLength(50);
    const second = readingLogSchema.parse((await log(world.student, first.next ?? 0)).body);
    expect(second.readings).toHaveLength(1);
    expect(second.next).toBeNull();
  });

  /** Sessions expire as time passes. */
  let coordinator: Caller | undefined;
  async function signedIn(visit: number): Promise<Caller> {
    if (visit % 10 === 0) coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
    if (!coordinator) throw new Error('Nobody is signed in.');
    return coordinator;
  }

  it('only the student can read the access log of a submission', async () => {
    const other = await enrollStudent(app, world.classId);
    expect(await log(other)).toMatchObject({ status: 404 });
    expect(await log(world.instructor)).toMatchObject({ status: 403 });
    expect(await app.anonymous('GET', readings, { query: { submissionId } })).toMatchObject({ status: 401 });
    expect(
      await world.student.call('GET', readings, { query: { submissionId, before: 'now' } }),
    ).toMatchObject({ status: 400 });
  });
});

describe('the origins of a text', () => {
  const origins = (caller: Caller) => caller.call('GET', '/api/process/origins', { query: { submissionId } });

  it('the origins of a text are available to its student and staff only', async () => {
    const own = textOriginsSchema.parse((await origins(world.student)).body);
    expect(Object.values(own).reduce((sum, chars) => sum + chars, 0)).toBeGreaterThan(0);
    expect((await origins(world.instructor)).body).toEqual(own);
    for (const caller of [await enrollStudent(app, world.classId), await app.signInAs('ROLE_INSTRUCTOR')])
      expect(await origins(caller)).toMatchObject({ status: 404 });
  });
});

describe('the evidence of a text', () => {
  const evidence = (caller: Caller) =>
    caller.call('GET', '/api/process/evidence', { query: { submissionId } });

  it('the process evidence is the same for student and staff', async () => {
    await world.workspace.save('The beginning of a text that goes on');
    const own = evidenceSchema.parse((await evidence(world.student)).body);
    expect(own).toMatchObject({ share: 100, gapCount: 0, gaps: [], isCoarse: false });
    expect((await evidence(world.instructor)).body).toEqual(own);
  });

  it('a save whose writer marked it as dictated is counted, and its version says so', async () => {
    const text = docxFromText('The beginning of a text that somebody dictated');
    await world.workspace.put(text, { 'x-redraft-dictated': 'true' });
    await world.workspace.save('The beginning of a text that somebody dictated and typed');
    const own = evidenceSchema.parse((await evidence(world.student)).body);
    expect(own).toMatchObject({ share: 100, gapCount: 0, dictatedSaves: 1 });
    const versions = await world.student.call('GET', '/api/student/versions', { query: { submissionId } });
    const { groups } = versionListSchema.parse(versions.body);
    expect(groups.flatMap(({ origins }) => origins)).toContain('dictated');
  });

  it('the process evidence is not available to others', async () => {
    for (const caller of [await enrollStudent(app, world.classId), await app.signInAs('ROLE_INSTRUCTOR')])
      expect(await evidence(caller)).toMatchObject({ status: 404 });
    expect(await app.anonymous('GET', '/api/process/evidence', { query: { submissionId } })).toMatchObject({
      status: 401,
    });
  });
});
