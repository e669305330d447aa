import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  type Attachment,
  attachedSchema,
  attachmentSchema,
  limits,
  type SubmissionId,
} from '@redraft/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { spoolPrefix } from '../../platform/spool.ts';
import { sweepSpool } from '../../platform/spool-sweep.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { officeFile } from '../../testing/office-files.ts';
import { openWorkspace, startedAssignment } from '../../testing/open-workspace.ts';
import { download, sendForm } from '../../testing/templates.ts';

const app = useApp();
const mebibyte = 1024 * 1024;
const started = (rest: Record<string, unknown> = {}) => startedAssignment(app, { uploadFile: true, ...rest });

/** A PDF of this many bytes. */
function pdf(size: number, name = 'notes.pdf'): File {
  const bytes = new Uint8Array(size).map((_byte, index) => index % 251);
  bytes.set(new TextEncoder().encode('%PDF-1.7').subarray(0, size));
  return new File([bytes], name);
}

function formOf(submissionId: SubmissionId | string, ...files: File[]): FormData {
  const form = new FormData();
  form.set('submissionId', String(submissionId));
  for (const file of files) form.append('files', file);
  return form;
}

const attach = (caller: Caller, submissionId: SubmissionId, ...files: File[]) =>
  sendForm(app, caller, '/api/student/upload', formOf(submissionId, ...files));

async function attached(caller: Caller, submissionId: SubmissionId): Promise<Attachment[]> {
  const { body } = await caller.call('GET', '/api/student/upload', { query: { submissionId } });
  return z.array(attachmentSchema).parse(body);
}

const spooled = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith(spoolPrefix));
const before = new Set(spooled());

describe('attaching files', () => {
  it('an attached file is returned, listed, and downloaded unchanged under its name', async () => {
    const { student, instructor, workspace } = await started();
    const paper = pdf(600_000, 'Résumé 论文 "final".pdf');
    const text = new File([new Uint8Array(officeFile('docx'))], 'text.docx');
    const answer = await attach(student, workspace.submissionId, paper, text);
    expect(answer.status).toBe(200);
    const { successfulUploads } = attachedSchema.parse(answer.body);
    expect(successfulUploads).toMatchObject([
      { fileName: 'Résumé 论文 "final".pdf', fileSize: 600_000 },
      { fileName: 'text.docx', fileSize: text.size },
    ]);
    expect(await attached(student, workspace.submissionId)).toEqual(successfulUploads);
    expect(await attached(instructor, workspace.submissionId)).toEqual(successfulUploads);
    const query = { submissionId: workspace.submissionId };
    const read = await instructor.call('POST', '/api/classes/readsubmission', { query });
    expect(read.body).toMatchObject({ attachedFiles: successfulUploads });
    const id = successfulUploads[0]?.id ?? 0;
    for (const [caller, place] of [
      [student, 'student'],
      [instructor, 'submission'],
    ] as const) {
      const { status, headers, bytes } = await download(app, caller, `/api/${place}/download/${id}`);
      expect([status, Buffer.compare(bytes, Buffer.from(await paper.arrayBuffer()))]).toEqual([200, 0]);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': '600000',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
        'content-disposition': expect.stringContaining(
          "filename*=UTF-8''R%C3%A9sum%C3%A9%20%E8%AE%BA%E6%96%87%20%22final%22.pdf",
        ),
      });
    }
  });

  const four = limits.attachmentBytes;
  it.each<[string, () => File[], number, string]>([
    ['a file of 4 MB', () => [pdf(four)], 200, ''],
    ['a file of a byte more', () => [pdf(four + 1, 'a.pdf'), pdf(5)], 413, 'File size exceeds 4 MB: a.pdf'],
    ['files of 10 MB together', () => [pdf(four), pdf(four), pdf(2 * mebibyte)], 200, ''],
    [
      'files of a byte more together',
      () => [pdf(four), pdf(four), pdf(2 * mebibyte + 1)],
      413,
      'Total file size exceeds 10 MB. Please select smaller files.',
    ],
    ['a program', () => [pdf(9), new File(['MZ'], 'setup.exe')], 415, 'Unsupported file type: setup.exe'],
    [
      'a program named as a paper',
      () => [new File(['MZ'], 'paper.pdf')],
      415,
      'Unsupported file type: paper.pdf',
    ],
    ['no file at all', () => [], 400, 'Choose at least one file.'],
  ])('attaching files %s is accepted or refused as a whole', async (_name, files, status, message) => {
    const { student, workspace } = await started();
    const chosen = files();
    const answer = await attach(student, workspace.submissionId, ...chosen);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body).toMatchObject({ message });
    expect(await attached(student, workspace.submissionId)).toHaveLength(status === 200 ? chosen.length : 0);
  });

  it('a repeated request attaches a file once, and another file is a different request', async () => {
    const { student, workspace } = await started();
    const key = crypto.randomUUID();
    const send = async (file: File) => {
      const request = new Response(formOf(workspace.submissionId, file));
      const answer = await app.http().inject({
        method: 'POST',
        url: '/api/student/upload',
        headers: {
          authorization: `Bearer ${student.user.accessToken}`,
          'content-type': request.headers.get('content-type') ?? '',
          'idempotency-key': key,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return [answer.statusCode, answer.json<unknown>()];
    };
    const first = await send(pdf(100));
    expect(first[0]).toBe(200);
    expect(await send(pdf(100))).toEqual(first);
    expect(await send(pdf(101))).toMatchObject([422, { code: 'request.key_reused' }]);
    expect(await attached(student, workspace.submissionId)).toHaveLength(1);
  });

  it('attaching files is refused if the assignment accepts none, while it is paused, and after handing in', async () => {
    const without = await started({ uploadFile: false });
    expect((await attach(without.student, without.workspace.submissionId, pdf(9))).body).toMatchObject({
      code: 'attachment.not_allowed',
    });
    const { student, instructor, id, workspace } = await started();
    const pause = (status: boolean) =>
      instructor.call('POST', '/api/classes/assignment/stoped', { query: { id, status } });
    await pause(true);
    expect(await attach(student, workspace.submissionId, pdf(9))).toMatchObject({
      status: 403,
      body: { code: 'assignment.paused' },
    });
    await pause(false);
    await attach(student, workspace.submissionId, pdf(9));
    await student.call('POST', '/api/student/submission', {
      query: { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 },
    });
    expect((await attach(student, workspace.submissionId, pdf(9))).status).toBe(403);
    expect(await attached(student, workspace.submissionId)).toHaveLength(1);
  });

  it('attaching files is refused in an archived class, and its files stay readable', async () => {
    const { student, instructor, classId, workspace } = await started();
    const answer = await attach(student, workspace.submissionId, pdf(9));
    const id = attachedSchema.parse(answer.body).successfulUploads[0]?.id ?? 0;
    await instructor.call('POST', '/api/classes/archive', { query: { id: classId } });
    expect((await attach(student, workspace.submissionId, pdf(9))).body).toMatchObject({
      code: 'class.archived',
    });
    expect((await student.call('GET', `/api/student/download/${id}`)).status).toBe(200);
    expect((await instructor.call('GET', `/api/submission/download/${id}`)).status).toBe(200);
    expect(await attached(student, workspace.submissionId)).toHaveLength(1);
  });

  it.each(['x', '-1', '', '999999999'])('attaching files to the submission %j is refused', async (id) => {
    const { student } = await started();
    const { status } = await sendForm(app, student, '/api/student/upload', formOf(id, pdf(9)));
    expect([400, 404]).toContain(status);
  });

  it('an interrupted upload leaves nothing behind', async () => {
    const { student, workspace } = await started();
    const address = await app.http().listen({ port: 0, host: '127.0.0.1' });
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    socket.write(
      `POST /api/student/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${student.user.accessToken}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n' +
        `--b\r\nContent-Disposition: form-data; name="submissionId"\r\n\r\n${workspace.submissionId}\r\n` +
        '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    );
    await expect.poll(() => spooled().filter((name) => !before.has(name)).length).toBe(1);
    socket.destroy();
    await expect.poll(() => spooled().filter((name) => !before.has(name)).length).toBe(0);
    expect(await attached(student, workspace.submissionId)).toEqual([]);
  });
});

it('attachments are refused to other students, other teachers and anonymous users', async () => {
  const { student, classId, id: assignmentId, workspace } = await started();
  const answer = await attach(student, workspace.submissionId, pdf(9));
  const id = attachedSchema.parse(answer.body).successfulUploads[0]?.id ?? 0;
  const classmate = await enrollStudent(app, classId);
  await openWorkspace(app, classmate, assignmentId);
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const query = { submissionId: workspace.submissionId };
  for (const caller of [classmate, other]) {
    expect((await caller.call('GET', '/api/student/upload', { query })).status).toBe(404);
    expect((await caller.call('GET', `/api/submission/download/${id}`)).status).toBe(404);
    expect([403, 404]).toContain((await caller.call('GET', `/api/student/download/${id}`)).status);
    expect([403, 404]).toContain((await attach(caller, workspace.submissionId, pdf(9))).status);
  }
  expect((await student.call('GET', `/api/submission/download/${id}`)).status).toBe(404);
  expect((await app.anonymous('GET', `/api/student/download/${id}`)).status).toBe(401);
  expect(await attached(student, workspace.submissionId)).toHaveLength(1);
});

it('assistants and coordinators can read attachments, which is recorded, and cannot add any', async () => {
  const { student, workspace } = await started();
  const answer = await attach(student, workspace.submissionId, pdf(9));
  const id = attachedSchema.parse(answer.body).successfulUploads[0]?.id ?? 0;
  for (const role of ['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'] as const) {
    const caller = await app.signInAs(role);
    expect(await attached(caller, workspace.submissionId)).toHaveLength(1);
    expect((await caller.call('GET', `/api/submission/download/${id}`)).status).toBe(200);
    expect((await attach(caller, workspace.submissionId, pdf(9))).status).toBe(403);
    const seen = await db()
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'submission.attachment.download')
      .where('actor_id', '=', caller.user.id)
      .execute();
    expect(seen).toHaveLength(1);
  }
  const { submissionId } = workspace;
  const { body } = await student.call('GET', '/api/student/readings', { query: { submissionId } });
  expect(body).toMatchObject({ readings: [{ role: 'coordinator' }, { role: 'assistant', what: 'text' }] });
});

it('unknown attachments are not found', async () => {
  const { student, instructor } = await started();
  expect((await student.call('GET', '/api/student/download/999999')).status).toBe(404);
  expect((await instructor.call('GET', '/api/submission/download/999999')).status).toBe(404);
  expect((await instructor.call('GET', '/api/submission/download/x')).status).toBe(400);
});

describe('upload folders that a killed process has left', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'spool-sweep-'));
  afterAll(() => rm(root, { recursive: true }));

  it('upload folders of a killed process are removed after an hour, and no other folder', async () => {
    const at = new Date();
    const place = (name: string) => path.join(root, name);
    for (const name of [`${spoolPrefix}old`, `${spoolPrefix}new`, 'other']) await mkdir(place(name));
    const old = new Date(at.getTime() - 2 * 3_600_000);
    for (const name of [`${spoolPrefix}old`, 'other']) utimesSync(place(name), old, old);
    await sweepSpool(at, root);
    expect(
      [`${spoolPrefix}old`, `${spoolPrefix}new`, 'other'].map((name) => existsSync(place(name))),
    ).toEqual([false, true, true]);
  });
});
