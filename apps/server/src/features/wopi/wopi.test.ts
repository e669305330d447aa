import { type FileId, limits, userIdSchema } from '@redraft/contracts';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { lockLifetimeMs } from '@redraft/wopi';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileAccess, issueFileToken, revokeFileTokens } from '../../domain/editor-host/index.ts';
import { createFile } from '../../domain/revisions/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { buildHttp } from '../../platform/http.ts';
import { createLogger } from '../../platform/logging.ts';
import { useDatabase } from '../../testing/database.ts';
import { gateBy } from '../../testing/gate.ts';
import { wopiPlugin } from './index.ts';

useDatabase();
const start = new Date('2026-03-02T10:00:00.250Z');
let http: FastifyInstance;
let people = 0;
/** The permissions that the platform returns, set by each test. */
let access: Partial<FileAccess> & { mode: FileAccess['mode'] } = { mode: 'edit' };
let isGone = false;

beforeAll(async () => {
  http = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('WOPI calls carry no session')),
    routes: [],
    plugins: [
      wopiPlugin({
        gate: gateBy((user) => (isGone ? undefined : { ownerId: user, fileName: 'Essay.docx', ...access })),
        publicUrl: 'https://redraft.example',
        otherEditor: undefined,
        editorDist: '/nowhere',
      }),
    ],
  });
});
afterAll(() => http.close());
beforeEach(() => {
  access = { mode: 'edit' };
  isGone = false;
  setClock(() => start);
});
afterEach(resetClock);
const wait = (ms: number): void => setClock(() => new Date(start.getTime() + ms));

async function person(): Promise<{ userId: ReturnType<typeof userIdSchema.parse>; sessionId: number }> {
  people += 1;
  const number = people;
  const user = await sql<{ id: number }>`
    INSERT INTO users (username, email, first_name, last_name, confirmed, created_at)
    VALUES (${`writer${number}`}, ${`writer${number}@example.org`}, 'Writer', ${String(number)}, true, ${start})
    RETURNING id`.execute(db());
  const id = userIdSchema.parse(user.rows[0]?.id);
  const session = await sql<{ id: number }>`
    INSERT INTO sessions (user_id, token_hash, created_at, expires_at)
    VALUES (${id}, ${Buffer.from(`session ${number}`)}, ${start}, ${new Date(start.getTime() + 9e7)})
    RETURNING id`.execute(db());
  return { userId: id, sessionId: session.rows[0]?.id ?? 0 };
}

const newFile = async (text = 'First.'): Promise<FileId> => {
  const bytes = docxFromText(text);
  return (await createFile({ kind: 'docx', name: 'Essay.docx', bytes, origin: 'base', at: start })).fileId;
};

interface Client {
  token: string;
  send: (
    method: 'GET' | 'POST',
    path: string,
    headers?: Record<string, string>,
    body?: Uint8Array,
  ) => Promise<LightMyRequestResponse>;
  override: (name: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  put: (text: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  read: () => Promise<string>;
}

function client(file: number, token: string): Client {
  const send: Client['send'] = (method, path, headers = {}, body) =>
    http.inject({
      method,
      url: `/wopi/files/${file}${path}?access_token=${token}`,
      headers: body ? { 'content-type': 'application/octet-stream', ...headers } : headers,
      ...(body ? { payload: Buffer.from(body) } : {}),
    });
  return {
    token,
    send,
    override: (name, headers) => send('POST', '', { 'X-WOPI-Override': name, ...headers }),
    put: (text, headers = {}) =>
      send(
        'POST',
        '/contents',
        { 'X-WOPI-Override': 'PUT', 'X-WOPI-Lock': 'L', ...headers },
        docxFromText(text),
      ),
    read: async () => textOfDocx((await send('GET', '/contents')).rawPayload),
  };
}

async function open(
  options: {
    file?: FileId;
    actor?: Awaited<ReturnType<typeof person>>;
    mode?: 'edit' | 'view';
    seq?: number;
  } = {},
) {
  const file = options.file ?? (await newFile());
  const actor = options.actor ?? (await person());
  const token = await issueFileToken({
    fileId: file,
    ...actor,
    mode: options.mode ?? 'edit',
    seq: options.seq,
    at: start,
    expiresAt: new Date(start.getTime() + 3_600_000),
  });
  return { file, actor, ...client(file, token) };
}

it('a token opens its own file, from the query or as a bearer token, and is stored only as a hash', async () => {
  const { file, token, send } = await open();
  expect((await send('GET', '')).statusCode).toBe(200);
  const bearer = await http.inject({
    url: `/wopi/files/${file}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(bearer.statusCode).toBe(200);
  const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM wopi_tokens t`.execute(db());
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});
it.each([
  ['', '/contents'],
  ['INVALID', ''],
  ['', ''],
])('the token %j is refused with 401 on "%s"', async (token, path) => {
  const file = await newFile();
  const answer = await client(file, token).send('GET', path);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'file.token_invalid' });
});
it('a token does not open another file', async () => {
  const { token } = await open();
  expect((await client(await newFile(), token).send('GET', '/contents')).statusCode).toBe(401);
});
it('a token expires', async () => {
  const { send } = await open();
  wait(3_599_999);
  expect((await send('GET', '')).statusCode).toBe(200);
  wait(3_600_000);
  expect((await send('GET', '')).statusCode).toBe(401);
});
it('a token ends with its session', async () => {
  const { actor, send } = await open();
  await sql`UPDATE sessions SET ended_at = ${start} WHERE id = ${actor.sessionId}`.execute(db());
  expect((await send('GET', '')).statusCode).toBe(401);
});
it.each(['fileId', 'sessionId', 'userId'] as const)(
  'a token is revoked by its %s, and others stay valid',
  async (by) => {
    const [mine, other] = [await open(), await open()];
    const scope = { fileId: mine.file, sessionId: mine.actor.sessionId, userId: mine.actor.userId };
    await revokeFileTokens({ [by]: scope[by] });
    expect((await mine.send('GET', '')).statusCode).toBe(401);
    expect((await other.send('GET', '')).statusCode).toBe(200);
  },
);
it('revoking tokens without a criterion is an error, because it would revoke all', async () => {
  await expect(revokeFileTokens({})).rejects.toThrow();
});

it('CheckFileInfo describes the file, the user and the permissions', async () => {
  const { actor, send } = await open();
  expect((await send('GET', '')).json()).toMatchObject({
    BaseFileName: 'Essay.docx',
    BreadcrumbDocName: 'Essay',
    UserId: String(actor.userId),
    UserFriendlyName: `Writer ${people}`,
    LastModifiedTime: '2026-03-02T10:00:00.250000Z',
    UserCanWrite: true,
    UserCanNotWriteRelative: true,
    SupportsLocks: true,
    SupportsRename: false,
    PostMessageOrigin: 'https://redraft.example',
  });
});
it('CheckFileInfo contains no reason if the user may write', async () => {
  const info = (await (await open()).send('GET', '')).json();
  expect(Object.keys(info).filter((name) => name.startsWith('ReadOnly'))).toEqual(['ReadOnly']);
});
it.each([
  ['view', 'edit'],
  ['edit', 'view'],
] as const)('a token to %s for a user with the permission to %s cannot write', async (mode, right) => {
  const { send } = await open({ mode });
  access = { mode: right };
  expect((await send('GET', '')).json()).toMatchObject({
    UserCanWrite: false,
    ReadOnly: true,
    ReadOnlyCode: 'file.view_only',
    ReadOnlyReason: 'This document is open for reading only.',
  });
});
it('CheckFileInfo is refused without permission, and not found for a deleted file', async () => {
  const { send } = await open();
  access = { mode: 'none' };
  expect((await send('GET', '')).statusCode).toBe(403);
  isGone = true;
  expect((await send('GET', '')).statusCode).toBe(404);
});

it('a save returns the time of the new version, on which the next save is based', async () => {
  const { override, put, read, send } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  wait(1000);
  const first = await put('First. Second.', { 'X-COOL-WOPI-Timestamp': '2026-03-02T10:00:00.250000Z' });
  expect(first.json()).toEqual({ LastModifiedTime: '2026-03-02T10:00:01.250000Z' });
  wait(2000);
  const next = await put('First. Second. Third.', {
    'X-LOOL-WOPI-Timestamp': first.json().LastModifiedTime,
  });
  expect(next.statusCode).toBe(200);
  expect(await read()).toBe('First. Second. Third.');
  expect((await send('GET', '/contents')).headers['x-wopi-itemversion']).toBe(
    next.headers['x-wopi-itemversion'],
  );
});
it('saving an unchanged document appends no version and returns the current time', async () => {
  const { override, put } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  wait(1000);
  const first = await put('Other.');
  wait(5000);
  const secondResponse = await put('Other.');
  expect(secondResponse.json()).toEqual(first.json());
  expect(secondResponse.headers['x-wopi-itemversion']).toBe(first.headers['x-wopi-itemversion']);
});
it.each([['2026-03-02T10:00:00.249000Z'], ['2026-03-02T10:00:01.000000Z'], ['yesterday']])(
  'a save based on the time %s is refused with 409 and status 1010',
  async (timestamp) => {
    const { override, put, read } = await open();
    await override('LOCK', { 'X-WOPI-Lock': 'L' });
    const refused = await put('Mine.', { 'X-COOL-WOPI-Timestamp': timestamp });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({ COOLStatusCode: 1010, LOOLStatusCode: 1010 });
    expect(await read()).toBe('First.');
    expect((await put('Mine.')).statusCode).toBe(200);
  },
);
it('of two simultaneous saves based on the same version, one is refused with 1010', async () => {
  const first = await open();
  const second = await open({ file: first.file, actor: first.actor });
  const openings = [first, second];
  for (const { override } of openings) await override('LOCK', { 'X-WOPI-Lock': 'L' });
  for (let turn = 0; turn < 8; turn++) {
    const base = (await first.send('GET', '')).json().LastModifiedTime;
    wait(1000 * turn);
    const answers = await Promise.all(
      openings.map(({ put }, i) => put(`Words ${turn} of ${i}.`, { 'X-COOL-WOPI-Timestamp': base })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.statusCode === 200 ? [0, 1] : [1, 0];
    expect(answers[loser]?.json()).toEqual({ COOLStatusCode: 1010, LOOLStatusCode: 1010 });
    expect(await first.read()).toBe(`Words ${turn} of ${winner}.`);
  }
});
it('a save with a lost lock reports a conflict once the document has changed', async () => {
  const first = await open();
  await first.override('LOCK', { 'X-WOPI-Lock': 'L' });
  const base = (await first.send('GET', '')).json().LastModifiedTime;
  const second = await open({ file: first.file, actor: first.actor });
  await second.override('LOCK', { 'X-WOPI-Lock': 'M' });
  const early = await first.put('Mine.', { 'X-COOL-WOPI-Timestamp': base });
  expect([early.statusCode, early.headers['x-wopi-lock']]).toEqual([409, 'M']);
  wait(1000);
  await second.put('Theirs.', { 'X-WOPI-Lock': 'M', 'X-COOL-WOPI-Timestamp': base });
  const late = await first.put('Mine.', { 'X-COOL-WOPI-Timestamp': base });
  expect([late.statusCode, late.json()]).toEqual([409, { COOLStatusCode: 1010, LOOLStatusCode: 1010 }]);
  expect(await first.read()).toBe('Theirs.');
});
it('every version gets a distinct time, however fast saves arrive', async () => {
  const { override, put } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  const times = ['One.', 'Two.', 'Three.'].map(async (text) => (await put(text)).json().LastModifiedTime);
  expect(new Set(await Promise.all(times)).size).toBe(3);
});
it('a save without the lock gets 409 and an empty lock, and one with a wrong lock gets the current lock', async () => {
  const { override, put, read } = await open();
  const unlocked = await put('Mine.');
  expect([unlocked.statusCode, unlocked.headers['x-wopi-lock']]).toEqual([409, '']);
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  const wrong = await put('Mine.', { 'X-WOPI-Lock': 'W' });
  expect([wrong.statusCode, wrong.headers['x-wopi-lock']]).toEqual([409, 'L']);
  expect(await read()).toBe('First.');
});
it('a save after the end of writing is refused with the reason, although the token is valid', async () => {
  const { override, put, read } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  access = { mode: 'view', because: 'assignment.closed' };
  const refused = await put('Mine.');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'assignment.closed',
    message: 'The deadline of this assignment has passed.',
  });
  expect(await read()).toBe('First.');
  expect((await override('UNLOCK', { 'X-WOPI-Lock': 'L' })).statusCode).toBe(200);
});
it("the reason why writing ended is in the user's language", async () => {
  const { send, put } = await open();
  access = { mode: 'view', because: 'assignment.closed' };
  const german = { 'accept-language': 'de' };
  expect((await put('Mine.', german)).json()).toMatchObject({
    code: 'assignment.closed',
    message: 'Die Frist dieser Aufgabe ist abgelaufen.',
  });
  expect((await send('GET', '', german)).json()).toMatchObject({
    ReadOnlyReason: 'Die Frist dieser Aufgabe ist abgelaufen.',
  });
});
it('a save of changes made before a pause is accepted for ten seconds from the opening with the lock', async () => {
  const { file, actor, override, put, read, send } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  access = { mode: 'view', because: 'assignment.paused', stoppedAt: new Date(start.getTime() + 5000) };
  wait(14_999);
  expect((await send('GET', '')).json()).toMatchObject({
    UserCanWrite: false,
    ReadOnlyCode: 'assignment.paused',
    ReadOnlyReason: 'The instructor has paused this assignment.',
  });
  const { LastModifiedTime: base } = (await send('GET', '')).json();
  expect((await put('Typed before.', { 'X-COOL-WOPI-Timestamp': base })).statusCode).toBe(200);
  const other = await open({ file, actor });
  expect((await other.put('Mine.')).json()).toMatchObject({ code: 'assignment.paused' });
  expect((await other.override('LOCK', { 'X-WOPI-Lock': 'M' })).statusCode).toBe(403);
  expect((await put('Onto the old.', { 'X-COOL-WOPI-Timestamp': base })).statusCode).toBe(409);
  wait(15_000);
  const late = await put('Typed after.');
  expect([late.statusCode, late.json().code]).toEqual([403, 'assignment.paused']);
  expect(await read()).toBe('Typed before.');
  access = { mode: 'edit' };
  expect((await put('Typed after the pause.')).statusCode).toBe(200);
});
it('a save above the size limit is refused, and the last version stays', async () => {
  const { override, send, read } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  const tooMuch = new Uint8Array(limits.documentBytes + 1);
  expect(
    (await send('POST', '/contents', { 'X-WOPI-Override': 'PUT', 'X-WOPI-Lock': 'L' }, tooMuch)).statusCode,
  ).toBe(413);
  expect(await read()).toBe('First.');
});
it.each(['text', 'PK\u0003\u0004 cut off'])(
  'a save of a body that is not a document is refused: %s',
  async (text) => {
    const { override, send, read } = await open();
    await override('LOCK', { 'X-WOPI-Lock': 'L' });
    const headers = { 'X-WOPI-Override': 'PUT', 'X-WOPI-Lock': 'L' };
    expect((await send('POST', '/contents', headers, Buffer.from(text))).statusCode).toBe(400);
    expect(await read()).toBe('First.');
  },
);

it.each([
  ['LOCK', ''],
  ['UNLOCK', ''],
  ['REFRESH_LOCK', ''],
  ['GET_LOCK', ''],
  ['PUT_RELATIVE', ''],
  ['RENAME_FILE', ''],
  ['DELETE', ''],
  ['PUT_USER_INFO', ''],
  ['NONSENSE', ''],
  ['PUT', '/contents'],
])('a read-only token is refused %s', async (override, path) => {
  const { send } = await open({ mode: 'view' });
  const headers = { 'X-WOPI-Override': override, 'X-WOPI-Lock': 'L' };
  expect((await send('POST', path, headers, docxFromText('Mine.'))).statusCode).toBe(403);
});
it('a token for an earlier version reads that version', async () => {
  const { file, override, put } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  await put('Second.');
  const before = await open({ file, mode: 'view', seq: 0 });
  expect(await before.read()).toBe('First.');
  expect((await before.send('GET', '')).json()).toMatchObject({ Version: '0', UserCanWrite: false });
});

describe('the settings that an editor stores for its user', () => {
  const keep = ({ send }: Client, info: Uint8Array) =>
    send('POST', '', { 'X-WOPI-Override': 'PUT_USER_INFO' }, info);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const reported = async ({ send }: Client) => (await send('GET', '')).json().UserInfo;

  it('editor settings of a user are returned to that user in every file, and to no one else', async () => {
    const actor = await person();
    const [one, two] = [await open({ actor }), await open({ actor })];
    expect(await reported(one)).toBeUndefined();
    for (const info of ['zoom=90', 'zoom=100 ü']) expect((await keep(one, bytes(info))).statusCode).toBe(200);
    expect([await reported(one), await reported(two)]).toEqual(['zoom=100 ü', 'zoom=100 ü']);
    expect(await reported(await open({ file: one.file }))).toBeUndefined();
  });

  it.each([
    ['too long', bytes('x'.repeat(1025))],
    ['no text', new Uint8Array([0xff])],
    ['of a kind that is not kept', bytes('a\0b')],
  ])('editor settings are refused if %s', async (_, info) => {
    const writer = await open();
    expect((await keep(writer, info)).statusCode).toBe(400);
    expect(await reported(writer)).toBeUndefined();
  });
});

it('a lock keeps other users out without naming its holder', async () => {
  const { file, override } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  const refused = await (await open({ file })).override('LOCK', { 'X-WOPI-Lock': 'M' });
  expect(refused.statusCode).toBe(409);
  expect(refused.headers).toMatchObject({
    'x-wopi-lock': 'L',
    'x-wopi-lockfailurereason': 'Someone else is writing in this document at the moment.',
  });
});
it('a lock moves to another window of the same user, and the first window cannot save any more', async () => {
  const first = await open();
  await first.override('LOCK', { 'X-WOPI-Lock': 'L' });
  const second = await open({ file: first.file, actor: first.actor });
  expect((await second.override('LOCK', { 'X-WOPI-Lock': 'M' })).statusCode).toBe(200);
  expect((await first.put('Mine.')).headers['x-wopi-lock']).toBe('M');
});
it('a lock expires after thirty minutes', async () => {
  const { file, override } = await open();
  await override('LOCK', { 'X-WOPI-Lock': 'L' });
  const other = await open({ file });
  wait(lockLifetimeMs - 1);
  expect((await other.override('LOCK', { 'X-WOPI-Lock': 'M' })).statusCode).toBe(409);
  wait(lockLifetimeMs);
  expect((await other.override('LOCK', { 'X-WOPI-Lock': 'M' })).statusCode).toBe(200);
});
it('one of two simultaneous requests gets the lock', async () => {
  const file = await newFile();
  const clients = await Promise.all([open({ file }), open({ file })]);
  const answers = await Promise.all(
    clients.map(({ override }, i) => override('LOCK', { 'X-WOPI-Lock': `L${i}` })),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
});
it.each(['PUT_RELATIVE', 'RENAME_FILE', 'DELETE', 'NONSENSE', ''])(
  'the lock operation "%s" is not supported: 501',
  async (name) => {
    expect((await (await open()).override(name)).statusCode).toBe(501);
  },
);

it("the built-in editor's discovery lists the docx action by extension and by media type", async () => {
  const { body } = await http.inject('/hosting/discovery');
  expect(body).toContain('ext="docx" urlsrc="https://redraft.example/editor/docx?"');
  expect(body).toContain('name="application/vnd.openxmlformats-officedocument.wordprocessingml.document"');
  expect((await http.inject('/hosting/capabilities')).json()).toMatchObject({
    'convert-to': { available: false },
  });
});
