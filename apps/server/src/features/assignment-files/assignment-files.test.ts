import { assignmentFileSchema, editorFrameSchema, extensionOf, fileIdSchema } from '@redraft/contracts';
import { detectOfficeKind, fflateCodec, mediaTypes } from '@redraft/documents';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { selectOptionalAssignmentFile } from '../../domain/assignment-files/queries.ts';
import { issueFileToken } from '../../domain/editor-host/index.ts';
import { db } from '../../platform/db.ts';
import { hashToken } from '../../platform/tokens.ts';
import { useApp } from '../../testing/app.ts';
import { assignmentBody, createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { officeFile } from '../../testing/office-files.ts';
import {
  addAssignmentFile,
  addTemplate,
  applyTemplate,
  download,
  loadAssignmentFiles,
  mainFile,
} from '../../testing/templates.ts';

const app = useApp();
const notFound = { status: 404, body: { code: 'not_found' } };

async function loadAssignment(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const assignmentId = await createAssignment(instructor, await createClass(instructor), rest);
  return { instructor, assignmentId };
}

it('a new assignment has a blank main document', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  expect(await loadAssignmentFiles(instructor, assignmentId)).toMatchObject([
    {
      type: 'MAIN',
      contentType: 'DOCUMENT',
      assignmentId,
      templateTitle: null,
      templateFileId: null,
      allowImport: false,
      numberOfCopies: 0,
      hasEditor: true,
    },
  ]);
});

it('assignment files are created together with the assignment, each as a copy of its template', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const text = await addTemplate(app, instructor, { name: 'a.dotx', bytes: officeFile('dotx', 'Plan') });
  const classId = await createClass(instructor);
  const templates = [
    { contentType: 'PRESENTATION', title: 'Talk', allowImport: true },
    { assignmentTemplateType: 'MAIN', contentType: 'WRITER', title: 'Essay', templateFileId: text.id },
  ];
  const id = await createAssignment(instructor, classId, { templates });
  expect(await loadAssignmentFiles(instructor, id)).toMatchObject([
    { type: 'MAIN', contentType: 'DOCUMENT', title: 'Essay', templateTitle: 'Essay outline' },
    { type: 'ADDITIONAL', contentType: 'PRESENTATION', title: 'Talk', allowImport: true, hasEditor: true },
  ]);
});

it.each([
  ['unknown', 999_999, 'DOCUMENT', 'template.unknown'],
  ['of another type', null, 'SPREADSHEET', 'document.wrong_type'],
])('an assignment is not created if a template is %s', async (_why, id, contentType, code) => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const text = await addTemplate(app, instructor, { name: 'a.docx', bytes: officeFile('docx') });
  const classId = await createClass(instructor);
  const file = { contentType, assignmentTemplateType: 'MAIN', templateFileId: id ?? text.id };
  await expect(createAssignment(instructor, classId, { templates: [file] })).rejects.toThrow();
  const page = await instructor.call('POST', '/api/classes/getclass', { query: { id: classId } });
  expect(page.body).toMatchObject({ assignments: [] });
  const assignmentId = await createAssignment(instructor, classId);
  const body = { ...file, assignmentTemplateType: 'ADDITIONAL', assignmentId };
  expect(await instructor.call('PUT', '/api/auxfiles/assignment', { body })).toMatchObject({
    body: { code },
  });
});

it('an assignment with two main files is not created', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor);
  const main = { assignmentTemplateType: 'MAIN', contentType: 'WRITER' };
  const body = { classId: id, ...assignmentBody({ templates: [main, main] }) };
  expect(await instructor.call('POST', '/api/classes/createAssignment', { body })).toMatchObject({
    status: 400,
    body: { code: 'assignment.one_main_file', message: 'An assignment can have only one main file.' },
  });
  const page = await instructor.call('POST', '/api/classes/getclass', { query: { id } });
  expect(page.body).toMatchObject({ assignments: [] });
});

it('up to ten files can be added to an assignment, with or without a title', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  for (const contentType of ['SPREADSHEET', 'DRAW', 'PRESENTATION', 'WRITER']) {
    await addAssignmentFile(instructor, assignmentId, { contentType, title: ' ' });
  }
  const titles = (await loadAssignmentFiles(instructor, assignmentId)).slice(1).map((file) => file.title);
  expect(titles).toEqual(['', '', '', '']);
  for (let number = 5; number <= 10; number++) await addAssignmentFile(instructor, assignmentId);
  const body = { assignmentId, contentType: 'DRAW', title: 'One too many' };
  expect(await instructor.call('PUT', '/api/auxfiles/assignment', { body })).toMatchObject({
    status: 409,
    body: {
      code: 'template.too_many',
      message: 'An assignment can have up to ten additional files.',
    },
  });
});

it.each([
  ['a second main file', { assignmentTemplateType: 'MAIN' }, 'assignment.one_main_file'],
  ['an unknown type', { contentType: 'MUSIC' }, 'request.invalid'],
  ['a title without end', { title: 'x'.repeat(201) }, 'request.invalid'],
])('an assignment refuses %s as a file', async (_what, rest, code) => {
  const { instructor, assignmentId } = await loadAssignment();
  const body = { assignmentId, contentType: 'DRAW', title: 'Sketch', ...rest };
  expect(await instructor.call('PUT', '/api/auxfiles/assignment', { body })).toMatchObject({
    status: 400,
    body: { code },
  });
  expect(await loadAssignmentFiles(instructor, assignmentId)).toHaveLength(1);
});

it('titles of assignment files are changed together or not at all', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  const foreign = await loadAssignment();
  const [mine, theirs] = [
    await mainFile(instructor, assignmentId),
    await mainFile(foreign.instructor, foreign.assignmentId),
  ];
  const slides = await addAssignmentFile(instructor, assignmentId);
  const change = (body: unknown) => instructor.call('PUT', '/api/auxfiles/assignments', { body });
  expect(
    await change([
      { id: mine.id, title: 'Changed', allowImport: true },
      { id: theirs.id, title: 'Changed', allowImport: true },
    ]),
  ).toMatchObject(notFound);
  expect(await loadAssignmentFiles(instructor, assignmentId)).toEqual([mine, slides]);
  const answer = await change([
    { id: slides.id, title: 'Talk', allowImport: true, type: 'MAIN' },
    { id: mine.id, title: ' ', allowImport: false },
  ]);
  expect(z.array(assignmentFileSchema).parse(answer.body)).toEqual([
    { ...slides, title: 'Talk', allowImport: true },
    { ...mine, title: '' },
  ]);
});

it('the owner can allow or forbid imports by students', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  const { id } = await mainFile(instructor, assignmentId);
  for (const allowImport of [true, false]) {
    const query = { id, allowImport };
    const answer = await instructor.call('POST', '/api/auxfiles/assignment/allowImport', { query });
    expect(answer).toMatchObject({ status: 200, body: { id, allowImport } });
    expect(await mainFile(instructor, assignmentId)).toMatchObject({ allowImport });
  }
});

it('an assignment file can be replaced by a template, by another one, or by a blank file', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  const { id } = await mainFile(instructor, assignmentId);
  const docx = await addTemplate(app, instructor, {
    name: 'a.docx',
    bytes: officeFile('docx'),
    title: 'A',
  });
  const dotx = await addTemplate(app, instructor, {
    name: 'b.dotx',
    bytes: officeFile('dotx'),
    title: 'B',
  });
  const sheet = await addTemplate(app, instructor, { name: 'c.xlsx', bytes: officeFile('xlsx') });
  for (const template of [docx, dotx]) {
    const applied = { templateTitle: template.title, templateFileId: template.id };
    expect(await applyTemplate(instructor, id, template.id)).toMatchObject({ body: applied });
  }
  expect(await applyTemplate(instructor, id, sheet.id)).toMatchObject({
    status: 415,
    body: { code: 'document.wrong_type' },
  });
  const blank = { templateTitle: null, templateFileId: null };
  expect(await applyTemplate(instructor, id)).toMatchObject({ status: 200, body: blank });
});

it('assignment files except the main one can be removed', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  const { id } = await addAssignmentFile(instructor, assignmentId);
  const main = await mainFile(instructor, assignmentId);
  const remove = (file: number) =>
    instructor.call('DELETE', '/api/auxfiles/assignment', { query: { id: file } });
  expect(await remove(main.id)).toMatchObject({
    status: 400,
    body: { code: 'assignment.main_file_stays' },
  });
  expect((await remove(id)).status).toBe(200);
  expect(await remove(id)).toMatchObject(notFound);
  expect(await loadAssignmentFiles(instructor, assignmentId)).toEqual([main]);
});

it('an assignment file is downloaded under its title and with its type, also if it is blank', async () => {
  const { instructor, assignmentId } = await loadAssignment();
  for (const contentType of ['DOCUMENT', 'PRESENTATION', 'SPREADSHEET', 'DRAW'] as const) {
    const title = 'Größe: 50% "of" 日本';
    const { id } = await addAssignmentFile(instructor, assignmentId, { contentType, title });
    const file = await download(app, instructor, '/api/auxfiles/assignment/file', { id });
    const kind = extensionOf[contentType];
    expect(detectOfficeKind(file.bytes, fflateCodec)).toBe(kind);
    expect(file.headers['content-type']).toBe(mediaTypes[kind]);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Gro_e 50_ of __.${kind}"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%2050%25%20of%20%E6%97%A5%E6%9C%AC.${kind}`,
    );
  }
});

describe('opening a file of an assignment in the editor', () => {
  const frame = '/api/auxfiles/assignment/frame';

  it('opening a blank assignment file in the editor creates it once', async () => {
    const { instructor, assignmentId } = await loadAssignment();
    const { id } = await mainFile(instructor, assignmentId);
    const open = async () =>
      editorFrameSchema.parse((await instructor.call('POST', frame, { query: { id } })).body);
    const [first, second] = [await open(), await open()];
    expect(first.mode).toBe('edit');
    const source = (opened: typeof first) =>
      new URL(opened.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc');
    expect(source(second)).toBe(source(first));
    expect(await mainFile(instructor, assignmentId)).toMatchObject({ templateTitle: null });
  });

  it.each(['PRESENTATION', 'SPREADSHEET', 'DRAW'])(
    'an assignment file of type %s can be opened in the editor',
    async (contentType) => {
      const { instructor, assignmentId } = await loadAssignment();
      const { id, hasEditor } = await addAssignmentFile(instructor, assignmentId, { contentType });
      expect(hasEditor).toBe(true);
      expect(await instructor.call('POST', frame, { query: { id } })).toMatchObject({
        status: 200,
        body: { mode: 'edit' },
      });
    },
  );
});

it.each([
  ['the owner of the class', 200],
  ['a student of the class', 403],
  ['somebody else', 403],
])('a token for an assignment file used by %s gets status %i', async (who, status) => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const { id } = await mainFile(instructor, await createAssignment(instructor, classId));
  await instructor.call('POST', '/api/auxfiles/assignment/frame', { query: { id } });
  const holders = { 'the owner of the class': instructor, 'a student of the class': student };
  const holder = Object.entries(holders).find(([name]) => name === who)?.[1] ?? other;
  const file = await selectOptionalAssignmentFile(id);
  const session = await db()
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'expires_at'])
    .where('token_hash', '=', hashToken(holder.user.accessToken))
    .executeTakeFirstOrThrow();
  const token = await issueFileToken({
    fileId: file?.file_id ?? fileIdSchema.parse(1),
    userId: session.user_id,
    sessionId: session.id,
    mode: 'edit',
    at: session.created_at,
    expiresAt: session.expires_at,
  });
  const answer = await app.http().inject({ url: `/wopi/files/${file?.file_id}?access_token=${token}` });
  expect(answer.statusCode).toBe(status);
});

it.each([
  ['GET', 'assignment', 'assignmentId'],
  ['PUT', 'assignment', 'body'],
  ['PUT', 'assignments', 'list'],
  ['POST', 'assignment/allowImport', 'id'],
  ['POST', 'assignment', 'assignmentTemplateId'],
  ['DELETE', 'assignment', 'id'],
  ['POST', 'assignment/frame', 'id'],
  ['GET', 'assignment/file', 'id'],
])('another instructor gets not found for %s %s', async (method, path, way) => {
  const { instructor, assignmentId } = await loadAssignment();
  const { id } = await addAssignmentFile(instructor, assignmentId);
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const ways: Record<string, object> = {
    assignmentId: { query: { assignmentId } },
    body: { body: { assignmentId, contentType: 'DRAW' } },
    list: { body: [{ id, title: 'Mine', allowImport: true }] },
    id: { query: { id, allowImport: true } },
    assignmentTemplateId: { query: { assignmentTemplateId: id } },
  };
  expect(await other.call(method, `/api/auxfiles/${path}`, ways[way])).toMatchObject(notFound);
  expect(await loadAssignmentFiles(instructor, assignmentId)).toHaveLength(2);
});
