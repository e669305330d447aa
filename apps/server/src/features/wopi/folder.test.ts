import { conformanceFileSchema, fileIdSchema } from '@redraft/contracts';
import { encodeUtf7 } from '@redraft/wopi';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fenceFiles } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';

const app = useApp({ settings: { hasConformanceFiles: true } });
const madeSchema = z.object({ Name: z.string(), Url: z.string(), LastModifiedTime: z.string() });

function fileAt(address: string) {
  const url = new URL(address);
  const send = (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}, body?: string) =>
    app.http().inject({
      method,
      url: `${url.pathname}${path}${url.search}`,
      headers: body === undefined ? headers : { 'content-type': 'application/octet-stream', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  const override = (name: string, headers: Record<string, string> = {}, body?: string) =>
    send('POST', '', { 'x-wopi-override': name, ...headers }, body);
  return {
    info: async () => (await send('GET', '')).json(),
    text: async () => (await send('GET', '/contents')).body,
    put: (body: string, headers: Record<string, string> = {}) =>
      send('POST', '/contents', { 'x-wopi-override': 'PUT', 'x-wopi-lock': 'L', ...headers }, body),
    override,
    lock: () => override('LOCK', { 'x-wopi-lock': 'L' }),
    beside: (target: Record<string, string>, body = 'beside') => override('PUT_RELATIVE', target, body),
  };
}

async function openBy(caller: Caller) {
  const { status, body } = await caller.call('POST', '/api/editor/conformance');
  expect(status).toBe(200);
  const { wopiSrc, accessToken } = conformanceFileSchema.parse(body);
  return { ...fileAt(`${wopiSrc}?access_token=${accessToken}`), wopiSrc, accessToken };
}
const open = async () => openBy(await app.signInAs('ROLE_ADMIN'));

it('each administrator has one WOPI test file', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const [first, again, other] = [await openBy(admin), await openBy(admin), await open()];
  expect(again.wopiSrc).toBe(first.wopiSrc);
  expect(again.accessToken).not.toBe(first.accessToken);
  expect(other.wopiSrc).not.toBe(first.wopiSrc);
  const stranger = fileAt(`${first.wopiSrc}?access_token=${other.accessToken}`);
  expect(await stranger.info()).toMatchObject({ code: 'file.token_invalid' });
});

it.each(['ROLE_STUDENT', 'ROLE_INSTRUCTOR'] as const)(
  'the WOPI test file is not available to %s',
  async (role) => {
    const { call } = await app.signInAs(role);
    expect((await call('POST', '/api/editor/conformance')).status).toBe(403);
  },
);

it('the WOPI test file allows creating, renaming and deleting files beside it', async () => {
  const file = await open();
  expect(await file.info()).toMatchObject({
    BaseFileName: 'conformance.wopitest',
    UserCanNotWriteRelative: false,
    SupportsRename: true,
    UserCanRename: true,
    SupportsDeleteFile: true,
  });
});

it('the WOPI test file stores any bytes, each save as a version with a distinct time', async () => {
  const file = await open();
  await file.lock();
  const saved = [await file.put('one'), await file.put('one')];
  expect(new Set(saved.map(({ headers }) => headers['x-wopi-itemversion'])).size).toBe(2);
  expect(new Set(saved.map((answer) => answer.json().LastModifiedTime)).size).toBe(2);
  expect(await file.text()).toBe('one');
  const [before = '', after = ''] = saved.map((answer): string => answer.json().LastModifiedTime);
  expect((await file.put('lost', { 'x-cool-wopi-timestamp': before })).json()).toMatchObject({
    COOLStatusCode: 1010,
    LOOLStatusCode: 1010,
  });
  expect((await file.put('two', { 'x-lool-wopi-timestamp': after })).statusCode).toBe(200);
  expect(await file.text()).toBe('two');
});

it('the WOPI test file cannot be written after the token has expired', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const file = await openBy(admin);
  await file.lock();
  await file.put('one');
  await db().deleteFrom('user_roles').where('user_id', '=', admin.user.id).execute();
  await fenceFiles([fileIdSchema.parse(Number(file.wopiSrc.split('/').at(-1)))]);
  expect((await file.put('two')).statusCode).toBe(403);
});

it('PutRelativeFile creates a file with the suggested name, or a free one', async () => {
  const file = await open();
  const suggest = async (name: string) =>
    madeSchema.parse((await file.beside({ 'x-wopi-suggestedtarget': encodeUtf7(name) }, name)).json());
  const [first, second, ending] = [
    await suggest('Übung_1.wopitest'),
    await suggest('übung_1.wopitest'),
    await suggest('.wopitestx'),
  ];
  expect([first.Name, second.Name, ending.Name]).toEqual([
    'Übung_1.wopitest',
    'übung_1 (2).wopitest',
    'conformance.wopitestx',
  ]);
  expect(await fileAt(second.Url).text()).toBe('übung_1.wopitest');
  expect(await fileAt(second.Url).info()).toMatchObject({ LastModifiedTime: second.LastModifiedTime });
});

it('PutRelativeFile overwrites an existing name only if requested, and no locked file', async () => {
  const file = await open();
  const target = { 'x-wopi-relativetarget': 'exact.wopitest' };
  const there = fileAt(madeSchema.parse((await file.beside(target, 'first')).json()).Url);
  const refused = await file.beside(target, 'second');
  expect(refused.statusCode).toBe(409);
  expect(refused.headers['x-wopi-validrelativetarget']).toBe('exact (2).wopitest');
  const over = { ...target, 'x-wopi-overwriterelativetarget': 'True' };
  expect((await file.beside(over, 'third')).statusCode).toBe(200);
  expect(await there.text()).toBe('third');
  await there.lock();
  const locked = await file.beside(over, 'fourth');
  expect([locked.statusCode, locked.headers['x-wopi-lock']]).toEqual([409, 'L']);
  expect(await there.text()).toBe('third');
});

it.each([
  ['both targets', { 'x-wopi-relativetarget': 'a.docx', 'x-wopi-suggestedtarget': 'a.docx' }],
  ['no target', {}],
  ['no UTF-7', { 'x-wopi-suggestedtarget': 'a+!.docx' }],
  ['a path', { 'x-wopi-relativetarget': '../a.docx' }],
])('PutRelativeFile is refused with %s', async (_, target) => {
  expect((await (await open()).beside(target)).statusCode).toBe(400);
});

it('a folder has at most fifty files', async () => {
  const file = await open();
  const statuses = new Set<number>();
  for (let created = 0; created < 50; created += 1)
    statuses.add((await file.beside({ 'x-wopi-suggestedtarget': 'many.wopitest' })).statusCode);
  expect([...statuses]).toEqual([200, 413]);
});

it('an open file can be renamed by the holder of its lock, and keeps its extension', async () => {
  const file = await open();
  await file.lock();
  const rename = (name: string, headers = {}) =>
    file.override('RENAME_FILE', { 'x-wopi-requestedname': name, ...headers });
  expect((await rename('wrong', { 'x-wopi-lock': 'M' })).statusCode).toBe(409);
  expect((await rename('right', { 'x-wopi-lock': 'L' })).json()).toEqual({ Name: 'right' });
  expect((await rename('two+AF8-three')).json()).toEqual({ Name: 'two_three' });
  expect(await file.info()).toMatchObject({ BaseFileName: 'two_three.wopitest' });
  expect((await rename('/')).headers['x-wopi-invalidfilenameerror']).toBeDefined();
});

it('an open file can be deleted unless it is locked', async () => {
  const file = await open();
  await file.lock();
  expect((await file.override('DELETE')).statusCode).toBe(409);
  await file.override('UNLOCK', { 'x-wopi-lock': 'L' });
  expect((await file.override('DELETE')).statusCode).toBe(200);
  expect((await file.override('LOCK', { 'x-wopi-lock': 'L' })).statusCode).toBe(404);
  expect((await file.override('RENAME_FILE', { 'x-wopi-requestedname': 'a' })).statusCode).toBe(404);
});
