import {
  type FileChanges,
  fileChangesSchema,
  fileHistorySchema,
  type SubmissionId,
} from '@redraft/contracts';
import { afterEach, expect, it } from 'vitest';
import { sealFile } from '../../domain/revisions/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { deckWith, drawingWith, workbookWith } from '../../testing/changed-files.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openedFile } from '../../testing/frames.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { addAssignmentFile } from '../../testing/templates.ts';

const app = useApp();
afterEach(resetClock);

const historyPath = '/api/file-history';
const changesPath = '/api/file-history/changes';
const notFound = { status: 404, body: { code: 'not_found' } };
const minute = 60_000;

interface Save {
  /** Minutes after the start. */
  at: number;
  bytes: Uint8Array;
}

async function writtenFile(
  mainFileType: 'SPREADSHEET' | 'PRESENTATION' | 'DRAW',
  saves: readonly Save[],
  rest: object = {},
) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, { mainFileType, ...rest });
  const student = await enrollStudent(app, classId);
  const { submissionId, put, draftIds } = await openWorkspace(app, student, assignmentId);
  const began = Date.now();
  for (const { at, bytes } of saves) {
    setClock(() => new Date(began + at * minute));
    expect((await put(bytes)).status).toBe(200);
  }
  return { instructor, classId, student, assignmentId, submissionId, draftIds, began };
}

interface FileQuery {
  submissionId: SubmissionId;
  assignmentTemplateId?: number;
}

async function readHistory(caller: Caller, { submissionId, assignmentTemplateId }: FileQuery) {
  const query = { submissionId, ...(assignmentTemplateId !== undefined && { assignmentTemplateId }) };
  return fileHistorySchema.parse((await caller.call('GET', historyPath, { query })).body);
}

async function readChanges(
  caller: Caller,
  query: FileQuery & { first: number; last: number; from?: number },
): Promise<FileChanges> {
  return fileChangesSchema.parse((await caller.call('GET', changesPath, { query: { ...query } })).body);
}

const harvest: Save[] = [
  { at: 1, bytes: workbookWith([['Apples', 3]]) },
  {
    at: 2,
    bytes: workbookWith([
      ['Apples', 4],
      ['Pears', '=B1*2'],
    ]),
  },
  {
    at: 50,
    bytes: workbookWith([
      ['Apples', 4],
      ['Pears', '=B1*3'],
    ]),
  },
];

it('the history of a workbook contains its writing sessions and times', async () => {
  const { instructor, submissionId, began } = await writtenFile('SPREADSHEET', harvest);
  expect(await readHistory(instructor, { submissionId })).toEqual({
    kind: 'sheets',
    timezone: 'Europe/Berlin',
    saves: 3,
    sittings: [
      { from: began + minute, to: began + 2 * minute, first: 1, last: 2 },
      { from: began + 50 * minute, to: began + 50 * minute, first: 3, last: 3 },
    ],
    joined: 0,
    times: { active: expect.any(Number), think: expect.any(Number), total: expect.any(Number) },
    handIns: [],
    asked: null,
  });
});

it('the times of a file are shown to its student only if the assignment shows figures', async () => {
  const hidden = await writtenFile('SPREADSHEET', harvest);
  expect((await readHistory(hidden.student, hidden)).times).toBeNull();
  const shown = await writtenFile('SPREADSHEET', harvest, { showAnalytics: true, showAnalyticsAlways: true });
  expect((await readHistory(shown.student, shown)).times).toEqual(
    (await readHistory(shown.instructor, shown)).times,
  );
});

it('a requested time leads to the last save up to it, or to the first save', async () => {
  const { instructor, submissionId, began } = await writtenFile('SPREADSHEET', harvest);
  const ask = async (minutes: number) => {
    const query = { submissionId, time: new Date(began + minutes * minute).toISOString() };
    return fileHistorySchema.parse((await instructor.call('GET', historyPath, { query })).body).asked;
  };
  expect([await ask(0.5), await ask(2), await ask(49), await ask(90)]).toEqual([1, 2, 2, 3]);
});

it('the changes of a workbook list each save with its cells, formulas, time and author', async () => {
  const { instructor, submissionId, began } = await writtenFile('SPREADSHEET', harvest);
  const { saves, next } = await readChanges(instructor, { submissionId, first: 1, last: 3 });
  expect(next).toBeNull();
  expect(saves.map(({ save, t, author, origin }) => [save, t - began, author, origin])).toEqual([
    [1, minute, { kind: 'student' }, 'typed'],
    [2, 2 * minute, { kind: 'student' }, 'typed'],
    [3, 50 * minute, { kind: 'student' }, 'typed'],
  ]);
  expect(saves[1]?.change).toMatchObject({
    kind: 'sheets',
    sheets: [{ name: 'Sheet1', cells: 3, kind: 'changed' }],
    count: 3,
    cells: [
      { address: 'B1', before: { input: '3', result: null }, after: { input: '4' } },
      { address: 'A2', before: null, after: { input: 'Pears' } },
      { address: 'B2', before: null, after: { input: '=B1*2', result: '1' } },
    ],
  });
  expect(saves[2]?.change).toMatchObject({
    cells: [{ address: 'B2', before: { input: '=B1*2' }, after: { input: '=B1*3' } }],
  });
});

it('the changes of a presentation and of a drawing list slides, pages and shapes', async () => {
  const deck = await writtenFile('PRESENTATION', [
    { at: 1, bytes: deckWith('Sea') },
    { at: 2, bytes: deckWith('Sea and sky') },
  ]);
  expect(await readHistory(deck.instructor, deck)).toMatchObject({ kind: 'slides', saves: 2 });
  const { saves } = await readChanges(deck.instructor, {
    submissionId: deck.submissionId,
    first: 2,
    last: 2,
  });
  expect(saves[0]?.change).toMatchObject({
    kind: 'pages',
    pages: [{ number: 1, title: 'Sea and sky', kind: 'changed' }],
    objects: [{ kind: 'text', type: 'text', before: 'Sea', after: 'Sea and sky' }],
  });
  const drawing = await writtenFile('DRAW', [
    { at: 1, bytes: drawingWith('Plan') },
    { at: 2, bytes: drawingWith('Plan', 'Legend') },
  ]);
  expect(await readHistory(drawing.instructor, drawing)).toMatchObject({ kind: 'drawing' });
  const drawn = await readChanges(drawing.instructor, {
    submissionId: drawing.submissionId,
    first: 2,
    last: 2,
  });
  expect(drawn.saves[0]?.change).toMatchObject({ objects: [{ kind: 'added', after: 'Legend' }] });
});

it('an additional file has a history of its own', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const { id: assignmentTemplateId } = await addAssignmentFile(instructor, assignmentId, {
    contentType: 'SPREADSHEET',
    title: 'Sources',
  });
  const student = await enrollStudent(app, classId);
  const { submissionId, save } = await openWorkspace(app, student, assignmentId);
  await save('A text');
  const file = { submissionId, assignmentTemplateId };
  expect(await instructor.call('GET', historyPath, { query: file })).toMatchObject(notFound);
  await student.call('POST', '/api/auxfiles/submission', { query: file });
  const opened = openedFile(app, (await student.call('POST', '/api/editor/frame', { query: file })).body);
  await opened.lock();
  await opened.put(workbookWith([['Darwin', 1859]]));
  expect(await readHistory(instructor, file)).toMatchObject({ kind: 'sheets', saves: 1, handIns: [] });
  const { saves } = await readChanges(student, { ...file, first: 1, last: 1 });
  expect(saves[0]?.change).toMatchObject({ count: 2, cells: [{ address: 'A1' }, { address: 'B1' }] });
});

it('a text has no history by cells and slides', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const student = await enrollStudent(app, classId);
  const { submissionId } = await openWorkspace(app, student, assignmentId);
  const refused = { status: 409, body: { code: 'document.no_file_history' } };
  expect(await instructor.call('GET', historyPath, { query: { submissionId } })).toMatchObject(refused);
  expect(
    await student.call('GET', changesPath, { query: { submissionId, first: 1, last: 1 } }),
  ).toMatchObject(refused);
});

it('the hand-in of a workbook is marked in its history', async () => {
  const { instructor, student, submissionId, draftIds } = await writtenFile(
    'SPREADSHEET',
    harvest.slice(0, 1),
  );
  const [draftId = 0] = draftIds;
  await student.call('POST', '/api/student/submission', { query: { id: submissionId, draftId } });
  const { handIns } = await readHistory(instructor, { submissionId });
  expect(handIns).toMatchObject([{ save: 1 }]);
});

async function assistantOfAnotherClass(): Promise<Caller> {
  const classId = await createClass(await app.signInAs('ROLE_INSTRUCTOR'));
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  const role = { user_id: assistant.user.id, role: 'ROLE_TEACHING_ASSISTANT' };
  await db().insertInto('role_scopes').values(role).execute();
  await db()
    .insertInto('role_scope_classes')
    .values({ ...role, class_id: classId })
    .execute();
  return assistant;
}

it('the history of a file is for its student, the staff of its class, and no one else', async () => {
  const { instructor, student, classId, submissionId } = await writtenFile('SPREADSHEET', harvest);
  const query = { submissionId };
  const changes = { submissionId, first: 1, last: 1 };
  const outsiders = [
    await enrollStudent(app, classId),
    await app.signInAs('ROLE_STUDENT'),
    await app.signInAs('ROLE_INSTRUCTOR'),
    await assistantOfAnotherClass(),
  ];
  for (const outsider of outsiders) {
    expect(await outsider.call('GET', historyPath, { query })).toMatchObject(notFound);
    expect(await outsider.call('GET', changesPath, { query: changes })).toMatchObject(notFound);
  }
  for (const reader of [instructor, student]) {
    expect(await reader.call('GET', historyPath, { query })).toMatchObject({ status: 200 });
    expect(await reader.call('GET', changesPath, { query: changes })).toMatchObject({ status: 200 });
  }
});

it('reading the history of a file is recorded for staff, once, and not for its student', async () => {
  const { instructor, student, submissionId } = await writtenFile('SPREADSHEET', harvest);
  await readHistory(student, { submissionId });
  await readHistory(instructor, { submissionId });
  await readChanges(instructor, { submissionId, first: 1, last: 3 });
  const rows = await db()
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'submission.rewind')
    .where('subject_id', '=', submissionId)
    .execute();
  expect(rows).toHaveLength(1);
});

it.each([
  ['no save', { last: 1 }],
  ['save 0', { first: 0, last: 1 }],
  ['a save that is no number', { first: 'x', last: 1 }],
  ['a negative start', { first: 1, last: 1, from: -1 }],
  ['an assignment file that is no number', { first: 1, last: 1, assignmentTemplateId: 'x' }],
])('a request for changes with %s is refused', async (_what, wrong) => {
  const { instructor, submissionId } = await writtenFile('SPREADSHEET', harvest.slice(0, 1));
  expect(await instructor.call('GET', changesPath, { query: { submissionId, ...wrong } })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
});

it('saves beyond the end have no changes', async () => {
  const { instructor, submissionId } = await writtenFile('SPREADSHEET', harvest);
  expect(await readChanges(instructor, { submissionId, first: 4, last: 9 })).toEqual({
    saves: [],
    next: null,
  });
  expect((await readChanges(instructor, { submissionId, first: 3, last: 2_000_000_000 })).saves).toHaveLength(
    1,
  );
  expect(await readChanges(instructor, { submissionId, first: 3, last: 1 })).toEqual({
    saves: [],
    next: null,
  });
});

it('20,000 changed cells of one save are counted, and returned in pieces', async () => {
  const numbers = (by: number) =>
    workbookWith(
      Array.from({ length: 2000 }, (_row, row) =>
        Array.from({ length: 10 }, (_cell, column) => row * 10 + column + by),
      ),
    );
  const { instructor, submissionId } = await writtenFile('SPREADSHEET', [
    { at: 1, bytes: numbers(0) },
    { at: 2, bytes: numbers(1) },
  ]);
  const { saves } = await readChanges(instructor, { submissionId, first: 2, last: 2 });
  expect(saves[0]?.change).toMatchObject({ count: 20_000, cells: { length: 200 } });
  const later = await readChanges(instructor, { submissionId, first: 2, last: 2, from: 19_990 });
  expect(later.saves[0]?.change).toMatchObject({
    count: 20_000,
    cells: { length: 10, 0: { address: 'A2000' } },
  });
});

it('the changes of a long history are paged without gaps, also after it was sealed', async () => {
  const { instructor, submissionId } = await writtenFile(
    'SPREADSHEET',
    Array.from({ length: 150 }, (_save, index) => ({
      at: index / 60,
      bytes: workbookWith([['Count', index + 1]]),
    })),
  );
  const readAll = async () => {
    const found: [number, unknown][] = [];
    for (let first: number | null = 1; first !== null; ) {
      const page: FileChanges = await readChanges(instructor, { submissionId, first, last: 150 });
      for (const { save, change } of page.saves)
        found.push([
          save,
          change.kind === 'sheets' && change.cells.find(({ address }) => address === 'B1')?.after?.input,
        ]);
      first = page.next;
    }
    return found;
  };
  const expected = Array.from({ length: 150 }, (_save, index) => [index + 1, String(index + 1)]);
  expect(await readAll()).toEqual(expected);
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  const later = new Date(Date.now() + 90 * 24 * 60 * minute);
  expect(await sealFile(fileId, { before: later, restingSince: later })).toBe(1);
  expect(await readAll()).toEqual(expected);
});
