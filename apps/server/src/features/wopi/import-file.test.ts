import { docxFromText, hasMacros, textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { zipCodec } from '../../domain/revisions/index.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { declared, officeFile, withPart } from '../../testing/office-files.ts';
import { startedAssignmentWithImport } from '../../testing/open-workspace.ts';
import { addAssignmentFile } from '../../testing/templates.ts';

const app = useApp();

async function send(
  caller: Caller,
  fileId: number,
  bytes: Uint8Array,
  { prefix = '/addition/wopi', headers = {} }: { prefix?: string; headers?: Record<string, string> } = {},
) {
  const answer = await app.http().inject({
    method: 'POST',
    url: `${prefix}/files/${fileId}/contents`,
    headers: {
      authorization: `Bearer ${caller.user.accessToken}`,
      'content-type': 'application/octet-stream',
      ...headers,
    },
    payload: Buffer.from(bytes),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

const essay = docxFromText('Written elsewhere');

it('importing a file replaces the main text as a version that nobody typed, and keeps earlier versions', async () => {
  const { student, workspace, fileId } = await startedAssignmentWithImport(app);
  expect(await send(student, fileId, essay)).toEqual({
    status: 200,
    body: { success: true, hadMacros: false },
  });
  expect(textOfDocx(await workspace.read())).toBe('Written elsewhere');
  const { body } = await student.call('GET', '/api/student/versions', {
    query: { submissionId: workspace.submissionId },
  });
  expect(body).toMatchObject({ current: { origin: 'import' } });
});

it('importing a file replaces an additional file, whatever content type is declared', async () => {
  const { student, instructor, id, workspace } = await startedAssignmentWithImport(app);
  const file = await addAssignmentFile(instructor, id, { allowImport: true });
  const opened = await student.call('POST', '/api/auxfiles/submission', {
    query: { submissionId: workspace.submissionId, assignmentTemplateId: file.id },
  });
  const fileId = z.object({ data: z.number() }).parse(opened.body).data;
  const slides = officeFile('pptx');
  const headers = {
    'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  };
  expect(await send(student, fileId, slides, { prefix: '/wopi', headers })).toMatchObject({ status: 200 });
  expect(await send(student, fileId, essay, { prefix: '/wopi' })).toMatchObject({
    body: { code: 'import.other_type', message: expect.stringContaining('.pptx') },
  });
});

it('importing a file with macros removes the macros', async () => {
  const { student, workspace, fileId } = await startedAssignmentWithImport(app);
  const main = 'openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const withMacros = withPart(
    declared(essay, main, 'ms-word.document.macroEnabled.main+xml'),
    'word/vbaProject.bin',
    'evil',
  );
  expect(await send(student, fileId, withMacros)).toMatchObject({
    status: 200,
    body: { success: true, hadMacros: true },
  });
  const read = await workspace.read();
  expect(textOfDocx(read)).toBe('Written elsewhere');
  expect(hasMacros(read, zipCodec)).toBe(false);
});

it.each([
  ['a table', () => officeFile('xlsx'), 'import.other_type'],
  ['no document', () => new Uint8Array([1, 2, 3]), 'import.other_type'],
  ['half a document', () => essay.subarray(0, essay.length / 2), 'document.invalid'],
  ['nothing', () => new Uint8Array(), 'import.other_type'],
])('importing %s is refused without changing the text', async (_what, bytes, code) => {
  const { student, workspace, fileId } = await startedAssignmentWithImport(app);
  expect(await send(student, fileId, bytes())).toMatchObject({ body: { code } });
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
});

it('importing a file is refused if the assignment forbids it or is paused', async () => {
  const closed = await startedAssignmentWithImport(app, false);
  expect(await send(closed.student, closed.fileId, essay)).toMatchObject({
    status: 403,
    body: { code: 'import.not_allowed' },
  });
  const { student, instructor, id, fileId } = await startedAssignmentWithImport(app);
  await instructor.call('POST', '/api/classes/assignment/stoped', { query: { id, status: true } });
  expect(await send(student, fileId, essay)).toMatchObject({
    status: 403,
    body: { code: 'assignment.paused' },
  });
});

it('only the student can import a file into their text', async () => {
  const { instructor, classId, fileId, workspace } = await startedAssignmentWithImport(app);
  const classmate = await enrollStudent(app, classId);
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  expect((await send(classmate, fileId, essay)).status).toBe(404);
  for (const caller of [instructor, assistant]) expect((await send(caller, fileId, essay)).status).toBe(403);
  expect((await send(classmate, 999_999, essay)).status).toBe(404);
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
});

it('importing a file is a call of its own, which an editor token cannot make', async () => {
  const { student, workspace, fileId } = await startedAssignmentWithImport(app);
  const headers = { 'X-WOPI-Override': 'PUT' };
  expect((await send(student, fileId, essay, { headers })).status).toBe(401);
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
});
