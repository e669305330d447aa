import { contentTypes, type EditorSampleFrame, editorSampleFrameSchema, roles } from '@redraft/contracts';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { openedFile, saveThrough } from '../../testing/frames.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();

const ask = (caller: Caller, query: Record<string, unknown>) =>
  caller.call('POST', '/api/editor/sample/frame', { query: { lang: 'en', theme: 'light', ...query } });

async function open(caller: Caller, query: Record<string, unknown>): Promise<EditorSampleFrame> {
  const { status, body } = await ask(caller, query);
  expect(status).toBe(200);
  return editorSampleFrameSchema.parse(body);
}

it('the editor test page creates one writable document per type and user', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const [first, again] = await Promise.all([1, 2].map(() => open(admin, { type: 'DOCUMENT' })));
  expect(first).toMatchObject({ fileId: again?.fileId, mode: 'edit' });
  expect(await saveThrough(app, first, docxFromText('It saves.'))).toBe(200);
  const opened = await open(admin, { type: 'DOCUMENT', id: first?.fileId });
  expect(textOfDocx(await openedFile(app, opened).read())).toContain('It saves.');
  const rows = await db()
    .selectFrom('editor_samples')
    .select('file_id')
    .where('owner_id', '=', admin.user.id)
    .execute();
  expect(rows).toHaveLength(1);
});

it('the editor test page starts in the plain view for users who chose it', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const check = async () => (await open(admin, { type: 'DOCUMENT' })).fields.ui_defaults;
  expect(await check()).not.toContain('RedraftTextView');
  await admin.call('PATCH', '/api/auth/preferences', { body: { plainText: true } });
  expect(await check()).toContain('RedraftTextView=plain;');
});

it("the editor test page shows another administrator's document read-only", async () => {
  const [admin, other] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_ADMIN')];
  const { fileId: id } = await open(admin, { type: 'DOCUMENT' });
  const opened = await open(other, { type: 'DOCUMENT', id });
  expect(opened.mode).toBe('view');
  expect(await saveThrough(app, opened, docxFromText('Not mine.'))).not.toBe(200);
  expect(await openedFile(app, opened).info()).toMatchObject({ UserCanWrite: false });
});

it('the editor test page requires the role, also for open documents', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const opened = await open(admin, { type: 'DOCUMENT' });
  await db().deleteFrom('user_roles').where('user_id', '=', admin.user.id).execute();
  expect(await saveThrough(app, opened, docxFromText('Too late.'))).not.toBe(200);
});

it.each(contentTypes)('the editor test page offers a %s', async (type) => {
  const admin = await app.signInAs('ROLE_ADMIN');
  expect(await open(admin, { type })).toMatchObject({ mode: 'edit' });
});

it('the editor test page opens no submission, document of another type, or unknown file', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { workspace, student } = await startedAssignment(app, {});
  const text = await student.call('POST', '/api/editor/frame', {
    query: { submissionId: workspace.submissionId },
  });
  const source = decodeURIComponent(JSON.stringify(text.body));
  const id = Number(/wopi\/files\/(\d+)/.exec(source)?.[1]);
  expect(id).toBeGreaterThan(0);
  expect((await ask(admin, { type: 'DOCUMENT', id })).status).toBe(404);
  expect((await ask(admin, { type: 'DOCUMENT', id: 99_999_999 })).status).toBe(404);
  for (const query of [{}, { type: 'POEM' }, { type: 'DOCUMENT', id: 'x' }, { type: 'DOCUMENT', id: -1 }])
    expect((await ask(admin, query)).status).toBe(400);
});

it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))(
  'the editor test page is not available to %s',
  async (role) => {
    expect((await ask(await app.signInAs(role), { type: 'DOCUMENT' })).status).toBe(403);
  },
);
