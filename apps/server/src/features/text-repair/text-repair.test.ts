import {
  editorFrameSchema,
  foundSubmissionSchema,
  type Notification,
  notificationSchema,
  processNotesSchema,
  repairStateSchema,
  rewindMarksSchema,
  roles,
  type SubmissionId,
  versionListSchema,
} from '@redraft/contracts';
import { blankXlsx, docxFromText, fflateCodec, readZip, rewriteParts, textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { discardOldRepairs } from '../../domain/text-repairs/service.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { openedFile, saveThrough } from '../../testing/frames.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

/** The same text in bold. */
function inBold(text: string): Uint8Array {
  return rewriteParts({
    bytes: docxFromText(text),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml' ? read().replaceAll('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>') : undefined,
  });
}

function isBold(bytes: Uint8Array): boolean {
  let isFound = false;
  rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => {
      isFound ||= name === 'word/document.xml' && read().includes('<w:b/>');
      return undefined;
    },
  });
  return isFound;
}

const words = 'The beginning of a text';
const open = async (admin: Caller, submissionId: SubmissionId) =>
  editorFrameSchema.parse(
    (await admin.call('POST', '/api/submission/repair/frame', { query: { submissionId } })).body,
  );
const loadState = async (admin: Caller, submissionId: SubmissionId) =>
  repairStateSchema
    .nullable()
    .parse((await admin.call('GET', '/api/submission/repair', { query: { submissionId } })).body);
const putIn = (admin: Caller, submissionId: SubmissionId, reason = 'The font could not be read') =>
  admin.call('POST', '/api/submission/repair', { body: { submissionId, reason } });

async function scene() {
  const started = await startedAssignment(app, {});
  const admin = await app.signInAs('ROLE_ADMIN');
  return { ...started, admin, id: started.workspace.submissionId };
}

const actionsOn = async (id: SubmissionId) => {
  const rows = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'submission')
    .where('subject_id', '=', id)
    .where('action', 'like', '%repair%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

it('searching submissions finds users by three letters, and submissions by user, key, or both', async () => {
  const { admin, student, instructor, classId, id } = await scene();
  const { username } = student.user;
  const names = await admin.call('GET', '/api/admin/name', { query: { name: username.toUpperCase() } });
  expect(names.body).toEqual([{ id: student.user.id, name: `Test ${username} (${username})` }]);
  expect((await admin.call('GET', '/api/admin/name', { query: { name: 'ab' } })).status).toBe(400);
  const { enroll_key: enrollmentKey } = await db()
    .selectFrom('classes')
    .select('enroll_key')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const row = { className: 'Writing I', title: 'Essay', submissionId: id };
  const instructorName = `Test ${instructor.user.username}`;
  for (const body of [
    { userId: student.user.id },
    { enrollmentKey: enrollmentKey.toLowerCase() },
    { userId: student.user.id, enrollmentKey },
  ]) {
    const found = await admin.call('POST', '/api/submission/user', { body });
    expect(z.array(foundSubmissionSchema).parse(found.body)).toMatchObject([{ ...row, instructorName }]);
  }
  const none = { userId: student.user.id, enrollmentKey: 'ZZ-ZZZZZ' };
  expect((await admin.call('POST', '/api/submission/user', { body: none })).body).toEqual([]);
  expect(await admin.call('POST', '/api/submission/user', { body: {} })).toMatchObject({
    status: 400,
    body: { issues: [{ message: 'Choose a person, or enter an enrollment key.' }] },
  });
});

it('a search result describes the submission, and an unknown one returns false', async () => {
  const { admin, id } = await scene();
  const ask = (submissionId: unknown) =>
    admin.call('GET', '/api/submission/validate', { query: { submissionId: String(submissionId) } });
  expect((await ask(id)).body).toMatchObject({ submissionId: id, title: 'Essay', isArchived: false });
  expect(await ask(99_999_999)).toEqual({ status: 200, body: false });
  expect((await ask('x')).status).toBe(400);
});

const partsOf = (bytes: Uint8Array) => readZip(bytes).map(({ name, crc }) => [name, crc]);

/** A workbook with one cell, bold or not. */
function workbook(cell: string, isBold = false): Uint8Array {
  const row = `<row r="1"><c r="A1" s="${isBold ? 1 : 0}" t="inlineStr"><is><t>${cell}</t></is></c></row>`;
  return rewriteParts({
    bytes: blankXlsx(fflateCodec),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'xl/worksheets/sheet1.xml'
        ? read().replace('<sheetData/>', `<sheetData>${row}</sheetData>`)
        : undefined,
  });
}

it('a repair of a spreadsheet must keep all cells, and may change their format', async () => {
  const { workspace } = await startedAssignment(app, { mainFileType: 'SPREADSHEET' });
  const admin = await app.signInAs('ROLE_ADMIN');
  expect((await workspace.put(workbook('12 boats'))).status).toBe(200);
  const frame = await open(admin, workspace.submissionId);
  expect(frame.actionUrl).toMatch(/^\/editor\/admin\/xlsx\?/);
  expect(await saveThrough(app, frame, workbook('13 boats'))).toBe(200);
  expect(await putIn(admin, workspace.submissionId)).toMatchObject({
    body: { code: 'repair.changes_words' },
  });
  expect(await saveThrough(app, frame, workbook('12 boats', true))).toBe(200);
  expect((await putIn(admin, workspace.submissionId)).status).toBe(200);
  expect(partsOf(await workspace.read())).toEqual(partsOf(workbook('12 boats', true)));
});

it('a repair is made in a copy, and becomes one version with the same text', async () => {
  const { admin, student, instructor, workspace, id } = await scene();
  const frame = await open(admin, id);
  expect(frame).toMatchObject({ mode: 'edit' });
  expect(frame.actionUrl).toMatch(/^\/editor\/admin\/docx\?/);
  expect(await putIn(admin, id)).toMatchObject({
    status: 409,
    body: { message: 'Nothing has been changed yet.' },
  });
  expect(await saveThrough(app, frame, inBold(words))).toBe(200);
  // The submission is unchanged until the repair is applied.
  expect(isBold(await workspace.read())).toBe(false);
  expect(await loadState(admin, id)).toMatchObject({
    isChanged: true,
    hasSameWords: true,
    isBehind: false,
  });
  expect((await putIn(admin, id)).status).toBe(200);
  expect(isBold(await workspace.read())).toBe(true);
  expect(textOfDocx(await workspace.read())).toBe(words);
  const { body } = await student.call('GET', '/api/student/versions', { query: { submissionId: id } });
  expect(versionListSchema.parse(body).current.origin).toBe('repaired');
  expect(await actionsOn(id)).toEqual(['submission.open_to_repair', 'submission.repair']);
  // The writing process marks the repair for all its readers, and the text is unchanged.
  const query = { submissionId: id };
  for (const caller of [student, instructor]) {
    const beside = await caller.call('GET', '/api/process/notes', { query });
    expect(processNotesSchema.parse(beside.body).repairs).toMatchObject([{ versionSeq: 2 }]);
    const marks = await caller.call('GET', '/api/rewind/marks', { query });
    expect(rewindMarksSchema.parse(marks.body).repairs).toMatchObject([{ save: 1 }]);
  }
  const reported = z
    .array(notificationSchema)
    .parse((await student.call('GET', '/api/admin/usernotifications')).body);
  expect(reported.map(({ title }: Notification) => title)).toContain(
    'The formatting of your text was changed',
  );
  // The copy is closed, and a repeated request finds nothing to apply.
  expect(await saveThrough(app, frame, inBold(words))).not.toBe(200);
  expect((await putIn(admin, id)).status).toBe(404);
  expect(await loadState(admin, id)).toBeNull();
});

it('a repair that changes text or paragraph ends is refused', async () => {
  const { admin, workspace, id } = await scene();
  const frame = await open(admin, id);
  for (const text of ['The beginning of another text', 'The beginning\nof a text']) {
    await saveThrough(app, frame, docxFromText(text));
    expect(await loadState(admin, id)).toMatchObject({ isChanged: true, hasSameWords: false });
    expect(await putIn(admin, id)).toMatchObject({ status: 409, body: { code: 'repair.changes_words' } });
  }
  expect(textOfDocx(await workspace.read())).toBe(words);
});

it('a repair of a changed submission is refused, and a new repair has the new text', async () => {
  const { admin, workspace, id } = await scene();
  await saveThrough(app, await open(admin, id), inBold(words));
  await workspace.save(`${words}, and on`);
  expect(await loadState(admin, id)).toMatchObject({ isBehind: true });
  expect(await putIn(admin, id)).toMatchObject({ status: 409, body: { code: 'repair.behind' } });
  for (let press = 0; press < 2; press++)
    expect(
      (await admin.call('DELETE', '/api/submission/repair', { query: { submissionId: id } })).status,
    ).toBe(200);
  expect(textOfDocx(await openedFile(app, await open(admin, id)).read())).toBe(`${words}, and on`);
  expect(await actionsOn(id)).toEqual([
    'submission.open_to_repair',
    'submission.drop_repair',
    'submission.open_to_repair',
  ]);
});

it("a repair is not overwritten by the student's open editor, which reports a newer version", async () => {
  const { admin, workspace, id } = await scene();
  const seen = z.object({ LastModifiedTime: z.string() }).parse(await workspace.info()).LastModifiedTime;
  await saveThrough(app, await open(admin, id), inBold(words));
  await putIn(admin, id);
  const late = await workspace.put(docxFromText(`${words} and more`), { 'X-COOL-WOPI-Timestamp': seen });
  expect(late.status).toBe(409);
  expect(late.body).toContain('1010');
});

it('one of two simultaneous repairs is applied', async () => {
  const { admin, id } = await scene();
  const other = await app.signInAs('ROLE_ADMIN');
  for (const caller of [admin, other]) await saveThrough(app, await open(caller, id), inBold(words));
  const answers = await Promise.all([putIn(admin, id), putIn(other, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('only its administrator can open a repair, until the role ends', async () => {
  const { admin, student, instructor, id } = await scene();
  const frame = await open(admin, id);
  const other = await open(await app.signInAs('ROLE_ADMIN'), id);
  const source = (opened: { actionUrl: string }) => /files%2F(\d+)/.exec(opened.actionUrl)?.[1];
  expect(source(other)).not.toBe(source(frame));
  expect((await admin.call('POST', '/api/editor/frame', { query: { submissionId: id } })).status).toBe(404);
  expect((await student.call('GET', '/api/submission/repair', { query: { submissionId: id } })).status).toBe(
    403,
  );
  expect((await putIn(instructor, id)).status).toBe(403);
  await db().deleteFrom('user_roles').where('user_id', '=', admin.user.id).execute();
  expect(await saveThrough(app, frame, inBold(words))).not.toBe(200);
});

it('a submission in an archived class cannot be repaired, and an abandoned repair is discarded', async () => {
  const { admin, instructor, classId, id } = await scene();
  await saveThrough(app, await open(admin, id), inBold(words));
  await instructor.call('POST', '/api/classes/archive', { query: { id: classId, archived: true } });
  expect(await putIn(admin, id)).toMatchObject({ status: 403, body: { code: 'class.archived' } });
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await discardOldRepairs(days(13));
  expect(await loadState(admin, id)).not.toBeNull();
  await discardOldRepairs(days(15));
  expect(await loadState(admin, id)).toBeNull();
  expect(
    (await admin.call('POST', '/api/submission/repair/frame', { query: { submissionId: id } })).body,
  ).toMatchObject({ code: 'class.archived' });
});

it('a repair requires a reason and a submission', async () => {
  const { admin, id } = await scene();
  expect((await putIn(admin, id, '  ')).status).toBe(400);
  const frame = '/api/submission/repair/frame';
  expect((await admin.call('POST', frame, { query: { submissionId: 99_999_999 } })).status).toBe(404);
  expect((await admin.call('POST', frame, { query: { submissionId: 'x' } })).status).toBe(400);
});

it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))('a repair is not available to %s', async (role) => {
  const caller = await app.signInAs(role);
  for (const [method, path] of [
    ['GET', '/api/submission/validate'],
    ['POST', '/api/submission/user'],
    ['POST', '/api/submission/repair/frame'],
    ['DELETE', '/api/submission/repair'],
  ] as const)
    expect((await caller.call(method, path)).status).toBe(403);
});
