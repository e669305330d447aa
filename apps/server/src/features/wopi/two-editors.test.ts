import {
  editorFrameSchema,
  editorSampleFrameSchema,
  type FileId,
  studentAssignmentSchema,
} from '@redraft/contracts';
import { blankOdg, blankXlsx, docxFromText, textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { headOf } from '../../domain/revisions/index.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { classWithAssignment, enrollStudent } from '../../testing/course.ts';
import { keyPair, serveSigningEditorOfTexts } from '../../testing/other-editors.ts';

/** An external editor that edits texts, shows drawings and signs its calls. */
const publicUrl = 'http://redraft.example';
const app = useApp({ settings: { publicUrl, editorUrl: await serveSigningEditorOfTexts(keyPair()) } });

/** The WOPI calls of an editor with its token. */
function editorCall(fileId: FileId, token = '') {
  return (method: 'GET' | 'POST', path = '', override = '', payload?: Uint8Array) =>
    app.http().inject({
      method,
      url: `/wopi/files/${fileId}${path}?access_token=${token}`,
      headers: {
        'content-type': 'application/octet-stream',
        ...(override && { 'x-wopi-override': override, 'x-wopi-lock': 'a' }),
      },
      ...(payload && { payload: Buffer.from(payload) }),
    });
}

async function opened(type: 'DOCUMENT' | 'DRAW' | 'SPREADSHEET') {
  const admin = await app.signInAs('ROLE_ADMIN');
  const query = { type, lang: 'en', theme: 'light' };
  const answer = await admin.call('POST', '/api/editor/sample/frame', { query });
  const frame = editorSampleFrameSchema.parse(answer.body);
  return { frame, call: editorCall(frame.fileId, frame.fields.access_token) };
}

it.each([
  ['DRAW', blankOdg()],
  ['SPREADSHEET', blankXlsx()],
] as const)(
  'a file type that the external editor cannot edit opens in the built-in one without proof keys: %s',
  async (type, bytes) => {
    const { frame, call } = await opened(type);
    expect(frame.actionUrl).toMatch(/^\/editor\/(odg|xlsx)\?WOPISrc=http%3A%2F%2Fredraft\.example%2F/);
    expect(frame.mode).toBe('edit');
    const info = await call('GET');
    expect(info.statusCode).toBe(200);
    expect(info.json()).toMatchObject({ UserCanWrite: true, EventsUrl: expect.any(String) });
    expect((await call('POST', '', 'LOCK')).statusCode).toBe(200);
    expect((await call('POST', '/contents', 'PUT', bytes)).statusCode).toBe(200);
  },
);

it('a file type that the external editor supports opens there with proof keys', async () => {
  const { frame, call } = await opened('DOCUMENT');
  expect(frame.actionUrl).toMatch(/^http:\/\/office\.example\/edit\?/);
  expect((await call('GET')).json()).toMatchObject({ code: 'editor.unsigned' });
  const saved = await call('POST', '/contents', 'PUT', docxFromText('Not signed'));
  expect(saved.json()).toMatchObject({ code: 'editor.unsigned' });
});

/** A submission with content, and functions to open it. */
async function loadTextOfStudent() {
  const { instructor, classId, id } = await classWithAssignment(app);
  const student = await enrollStudent(app, classId);
  const started = await student.call('POST', '/api/student/assignment', { query: { id } });
  const { submission } = studentAssignmentSchema.parse(started.body);
  if (submission === null) throw new Error('The assignment has no submission after its start.');
  const { submissionId, fileId } = submission;
  const open = async (caller: Caller, view: 'document' | 'text') => {
    const answer = await caller.call('POST', '/api/editor/frame', { query: { submissionId, view } });
    const frame = editorFrameSchema.parse(answer.body);
    return { frame, call: editorCall(fileId, frame.fields.access_token) };
  };
  return { instructor, student, fileId, open };
}

it("the student and staff can read the text of an external editor's file in the built-in view", async () => {
  const { instructor, student, open } = await loadTextOfStudent();
  for (const caller of [instructor, student]) {
    const { frame } = await open(caller, 'document');
    expect(frame).toMatchObject({ actionUrl: expect.stringMatching(/^http:\/\/office/), hasTextView: true });
    const beside = await open(caller, 'text');
    expect(beside.frame).toMatchObject({ mode: 'view', hasTextView: true });
    expect(beside.frame.actionUrl).toMatch(/^\/editor\/docx\?/);
    const info = await beside.call('GET');
    expect(info.json()).toMatchObject({ UserCanWrite: false, ReadOnly: true });
    const { rawPayload, statusCode } = await beside.call('GET', '/contents');
    expect(statusCode).toBe(200);
    expect(textOfDocx(rawPayload).trim()).toBe('');
  }
});

it('the built-in text view cannot write, and its token cannot make signed calls', async () => {
  const { student, fileId, open } = await loadTextOfStudent();
  const before = await headOf(fileId);
  const { call } = await open(student, 'text');
  expect((await call('POST', '', 'LOCK')).statusCode).not.toBe(200);
  expect((await call('POST', '/contents', 'PUT', docxFromText('Unsigned'))).statusCode).not.toBe(200);
  const document = await open(student, 'document');
  expect((await document.call('GET')).json()).toMatchObject({ code: 'editor.unsigned' });
  expect(await headOf(fileId)).toEqual(before);
});
