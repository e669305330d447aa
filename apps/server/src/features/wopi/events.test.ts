import {
  assignmentIdSchema as assignmentIdOf,
  classIdSchema as classIdOf,
  userIdSchema as userIdOf,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../domain/accounts/index.ts';
import { maxConnections } from '../../domain/editor-host/events.ts';
import {
  type FileAccess,
  type FileStore,
  issueFileToken,
  revokeFileTokens,
} from '../../domain/editor-host/index.ts';
import { appendSave, createFile, headOf, readAt, readCurrent } from '../../domain/revisions/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db, pool } from '../../platform/db.ts';
import { buildHttp } from '../../platform/http.ts';
import { createLogger } from '../../platform/logging.ts';
import { notifyAccess, notifySaved } from '../../platform/notify.ts';
import { useDatabase } from '../../testing/database.ts';
import { type EventListener, listenTo } from '../../testing/events.ts';
import { gateBy } from '../../testing/gate.ts';
import { wopiPlugin } from './index.ts';

useDatabase();
const hour = 3_600_000;
const ids = z.object({ classId: classIdOf, assignmentId: assignmentIdOf, studentId: userIdOf });
/** Two server processes on one database. */
let here: FastifyInstance;
let there: FastifyInstance;
let access: Partial<FileAccess> & { mode: FileAccess['mode'] } = { mode: 'edit' };
let people = 0;
const ears: EventListener[] = [];

async function program(store?: FileStore): Promise<FastifyInstance> {
  const built = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('WOPI calls carry no session')),
    routes: [],
    plugins: [
      wopiPlugin({
        gate: gateBy((user) => ({ ownerId: user, fileName: 'Essay.docx', ...access })),
        publicUrl: undefined,
        otherEditor: undefined,
        editorDist: '/nowhere',
        heartbeatMs: 100,
        ...(store && { store }),
      }),
    ],
  });
  await built.ready();
  return built;
}

beforeAll(async () => {
  [here, there] = await Promise.all([program(), program()]);
});
afterAll(() => Promise.all([here.close(), there.close()]));
afterEach(() => {
  resetClock();
  access = { mode: 'edit' };
  for (const listener of ears.splice(0)) listener.close();
});

async function newFile() {
  const bytes = docxFromText('First.');
  const at = new Date();
  return (await createFile({ kind: 'docx', name: 'Essay.docx', bytes, origin: 'base', at })).fileId;
}

async function person() {
  people += 1;
  const username = `listener${people}`;
  const at = new Date();
  const userId = await createAccount({
    username,
    email: `${username}@example.org`,
    firstName: 'Lis',
    lastName: 'Tener',
    passwordHash: 'none',
    roles: ['ROLE_STUDENT'],
    at,
  });
  const { rows } = await sql<{ id: number }>`
    INSERT INTO sessions (user_id, token_hash, created_at, expires_at)
    VALUES (${userId}, ${Buffer.from(username)}, ${at}, ${new Date(at.getTime() + 9 * hour)})
    RETURNING id`.execute(db());
  return { userId, sessionId: rows[0]?.id ?? 0 };
}

type Who = Awaited<ReturnType<typeof person>>;
type File = Awaited<ReturnType<typeof newFile>>;

async function open(options: { file?: File; actor?: Who; mode?: 'edit' | 'view' } = {}) {
  const file = options.file ?? (await newFile());
  const actor = options.actor ?? (await person());
  const at = new Date();
  const mode = options.mode ?? 'edit';
  const expiresAt = new Date(at.getTime() + hour);
  const token = await issueFileToken({ fileId: file, ...actor, mode, at, expiresAt });
  const url = (path: string) => `/wopi/files/${file}${path}?access_token=${token}`;
  const send = (path: string, headers: Record<string, string>, payload?: Buffer, at = here) =>
    at.inject({ method: 'POST', url: url(path), headers, ...(payload && { payload }) });
  return {
    file,
    actor,
    token,
    url,
    info: async () => (await here.inject(url(''))).json(),
    lock: (id: string) => send('', { 'x-wopi-override': 'LOCK', 'x-wopi-lock': id }),
    put: async (text: string, lock = 'L', at = here) =>
      (
        await send(
          '/contents',
          { 'x-wopi-override': 'PUT', 'x-wopi-lock': lock, 'content-type': 'application/octet-stream' },
          Buffer.from(docxFromText(text)),
          at,
        )
      ).json().LastModifiedTime,
    /** As the built-in editor asks for it: with the token in the header. */
    requestCode: async (at: FastifyInstance = here) => {
      const headers = { authorization: `Bearer ${token}` };
      return at.inject({ method: 'POST', url: `/wopi/files/${file}/events`, headers });
    },
    /** Connected and greeted. */
    listen: async (at: FastifyInstance = here) => {
      const listener = await listenTo(at, url('/events'));
      ears.push(listener);
      return { ...listener, hello: await listener.next() };
    },
  };
}

it('CheckFileInfo contains the URL of the event socket for writers, on either path', async () => {
  const { file, token, info } = await open();
  expect(await info()).toMatchObject({ EventsUrl: `/wopi/files/${file}/events` });
  const additional = await here.inject(`/addition/wopi/files/${file}?access_token=${token}`);
  expect(additional.json()).toMatchObject({ EventsUrl: `/addition/wopi/files/${file}/events` });
  const listener = await listenTo(here, `/addition/wopi/files/${file}/events?access_token=${token}`);
  expect(await listener.next()).toMatchObject({ type: 'hello' });
  listener.close();
});
it('CheckFileInfo contains no event URL for readers and for editors that do not use it', async () => {
  expect(await (await open({ mode: 'view' })).info()).not.toHaveProperty('EventsUrl');
});
it('the URL of the event socket is not a page', async () => {
  const { file, token } = await open();
  expect((await here.inject(`/wopi/files/${file}/events?access_token=${token}`)).statusCode).toBe(404);
});

it('an event connection without a valid token for the file is refused', async () => {
  const { file } = await open();
  const other = await open();
  for (const token of ['', 'INVALID', other.token]) {
    const refused = listenTo(here, `/wopi/files/${file}/events?access_token=${token}`);
    await expect(refused).rejects.toThrow('401');
  }
  await expect(listenTo(here, '/wopi/files/none/events')).rejects.toThrow('404');
});
it('an event connection of a reader, or of a user without access, is refused', async () => {
  const { listen } = await open({ mode: 'view' });
  await expect(listen()).rejects.toThrow('403');
  const writer = await open();
  access = { mode: 'none' };
  await expect(writer.listen()).rejects.toThrow('403');
});
it('an event connection stays open while its user must not write temporarily', async () => {
  const { listen } = await open();
  access = { mode: 'view', because: 'assignment.paused' };
  expect((await listen()).hello.type).toBe('hello');
});
it('an event connection starts with the current version of the file', async () => {
  const { info, lock, put, listen } = await open();
  const { LastModifiedTime: lastModifiedTime } = await info();
  expect((await listen()).hello).toEqual({ type: 'hello', lastModifiedTime });
  await lock('L');
  const saved = await put('Second.');
  expect((await listen()).hello).toEqual({ type: 'hello', lastModifiedTime: saved });
});
it('an event connection receives the greeting before events that happened meanwhile', async () => {
  const { promise: isRead, resolve: tellRead } = Promise.withResolvers<void>();
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const slow = await program({
    headOf: async (id) => {
      const head = await headOf(id);
      tellRead();
      await gate;
      return head;
    },
    readCurrent,
    readAt,
    append: (save) => appendSave({ ...save, origin: 'typed' }),
  });
  const mine = await open();
  const theirs = await open(mine);
  const base = (await mine.info()).LastModifiedTime;
  const listener = await listenTo(slow, mine.url('/events'));
  await isRead;
  await theirs.lock('L');
  const saved = await theirs.put('Theirs.', 'L', slow);
  const last = await theirs.put('Theirs again.', 'L', slow);
  openGate();
  expect(saved).not.toBe(last);
  expect(await listener.next()).toEqual({ type: 'hello', lastModifiedTime: base });
  expect(await listener.next()).toEqual({ type: 'saved', lastModifiedTime: last });
  await slow.close();
});
describe('a code for an event connection', () => {
  const connect = (file: File, code: string, at = here) =>
    listenTo(at, `/wopi/files/${file}/events?code=${code}`).then((ear) => {
      ears.push(ear);
      return ear.next();
    });

  it('connects once, at any process, and is stored only as a hash', async () => {
    const { file, requestCode, info } = await open();
    const lastModifiedTime: string = (await info()).LastModifiedTime;
    const code: string = (await requestCode()).json().eventsCode;
    const { rows } = await sql<{ row: string }>`SELECT c::text AS row FROM wopi_event_codes c`.execute(db());
    expect(rows.some(({ row }) => row.includes(code))).toBe(false);
    expect(await connect(file, code, there)).toEqual({ type: 'hello', lastModifiedTime });
    for (const process of [here, there]) await expect(connect(file, code, process)).rejects.toThrow('401');
  });
  it('connects one of two that use it at the same time', async () => {
    const { file, requestCode } = await open();
    const code: string = (await requestCode()).json().eventsCode;
    const results = await Promise.allSettled([connect(file, code, here), connect(file, code, there)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
  it('expires after half a minute', async () => {
    const { file, requestCode } = await open();
    const at = Date.now();
    setClock(() => new Date(at));
    const early: string = (await requestCode()).json().eventsCode;
    const late = await open();
    setClock(() => new Date(at + 29_999));
    expect(await connect(file, early)).toMatchObject({ type: 'hello' });
    const expiring: string = (await late.requestCode()).json().eventsCode;
    setClock(() => new Date(at + 29_999 + 30_000));
    await expect(connect(late.file, expiring)).rejects.toThrow('401');
  });
  it('connects to the file of its token alone, and replaces the code before it', async () => {
    const { file, requestCode } = await open();
    const other = await open();
    const first: string = (await requestCode()).json().eventsCode;
    const second: string = (await requestCode()).json().eventsCode;
    await expect(connect(file, first)).rejects.toThrow('401');
    await expect(connect(other.file, second)).rejects.toThrow('401');
    for (const code of ['', 'INVALID']) await expect(connect(file, code)).rejects.toThrow('401');
  });
  it('connects nobody whose token was revoked, or who may not open the file any more', async () => {
    const [revoked, excluded] = [await open(), await open()];
    const codes = [revoked, excluded].map(async ({ requestCode }) => (await requestCode()).json().eventsCode);
    const [first, second] = await Promise.all(codes);
    await revokeFileTokens({ fileId: revoked.file });
    await expect(connect(revoked.file, first)).rejects.toThrow('401');
    access = { mode: 'none' };
    await expect(connect(excluded.file, second)).rejects.toThrow('403');
  });
  it('is given to writers with a token of the file', async () => {
    const { file } = await open();
    const other = await open();
    expect((await (await open({ mode: 'view' })).requestCode()).statusCode).toBe(403);
    for (const authorization of ['', 'Bearer INVALID', `Bearer ${other.token}`]) {
      const asked = {
        method: 'POST' as const,
        url: `/wopi/files/${file}/events`,
        headers: { authorization },
      };
      expect((await here.inject(asked)).statusCode).toBe(401);
    }
  });
  it('reads and saves nothing', async () => {
    const { file, requestCode } = await open();
    const code: string = (await requestCode()).json().eventsCode;
    for (const path of ['', '/contents'])
      expect((await here.inject(`/wopi/files/${file}${path}?code=${code}`)).statusCode).toBe(401);
    const save = { method: 'POST' as const, url: `/wopi/files/${file}/contents?code=${code}` };
    expect((await here.inject({ ...save, headers: { 'x-wopi-override': 'PUT' } })).statusCode).toBe(401);
    expect(await connect(file, code)).toMatchObject({ type: 'hello' });
  });
  it('can be requested sixty times a minute', async () => {
    const { requestCode } = await open();
    for (let turn = 0; turn < 60; turn++) expect((await requestCode()).statusCode).toBe(200);
    expect((await requestCode()).statusCode).toBe(429);
  });
});

it('a user can have eight event connections per file', async () => {
  const { file, actor, listen } = await open();
  const some = await Promise.all(Array.from({ length: maxConnections }, () => listen()));
  await expect((await open({ file, actor })).listen()).rejects.toThrow('429');
  expect((await (await open({ file })).listen()).hello.type).toBe('hello');
  some[0]?.close();
  await vi.waitFor(async () => expect((await listen()).hello.type).toBe('hello'));
});
it('an opening can connect sixty times a minute', async () => {
  const [mine, other] = [await open(), await open()];
  for (let turn = 0; turn < 60; turn++) expect((await here.inject(mine.url('/events'))).statusCode).toBe(404);
  await expect(mine.listen()).rejects.toThrow('429');
  expect((await other.listen()).hello.type).toBe('hello');
});

describe.each([['the same program'], ['another program']])('an opening at %s', (where) => {
  const at = () => (where === 'the same program' ? here : there);

  it('an opening is notified of saves by other openings, not of its own', async () => {
    const mine = await open();
    const theirs = await open(mine);
    const [listener, other] = [await mine.listen(at()), await theirs.listen(at())];
    await mine.lock('L');
    const first = await mine.put('Mine.');
    expect(await other.next()).toEqual({ type: 'saved', lastModifiedTime: first });
    const second = await theirs.put('Theirs.');
    expect(await listener.next()).toEqual({ type: 'saved', lastModifiedTime: second });
  });
  it('an opening is not notified of saves without changes or of other files', async () => {
    const mine = await open();
    const [theirs, elsewhere] = [await open(mine), await open({ actor: mine.actor })];
    const listener = await mine.listen(at());
    await theirs.lock('L');
    await elsewhere.lock('L');
    await theirs.put('First.');
    await elsewhere.put('Elsewhere.');
    const saved = await theirs.put('Theirs.');
    expect(await listener.next()).toEqual({ type: 'saved', lastModifiedTime: saved });
  });
  it('only the previous holder is notified when a lock is taken over', async () => {
    const mine = await open();
    const theirs = await open(mine);
    const [listener, other] = [await mine.listen(at()), await theirs.listen(at())];
    await mine.lock('L');
    await mine.lock('L');
    await theirs.lock('M');
    expect(await listener.next()).toEqual({ type: 'locked' });
    await mine.lock('N');
    expect(await other.next()).toEqual({ type: 'locked' });
    await notifySaved({ fileId: mine.file, at: new Date() });
    expect([await listener.next(), await other.next()]).toMatchObject([{ type: 'saved' }, { type: 'saved' }]);
  });
  it('an opening is notified of versions that the program created', async () => {
    const { file, listen } = await open();
    const listener = await listen(at());
    await notifySaved({ fileId: file, at: new Date('2026-03-02T10:00:00.250Z') });
    expect(await listener.next()).toEqual({ type: 'saved', lastModifiedTime: '2026-03-02T10:00:00.250000Z' });
  });
  it('the connection of a revoked token is closed permanently, and others stay open', async () => {
    const [mine, other] = [await open(), await open()];
    const [listener, otherEar] = [await mine.listen(at()), await other.listen(at())];
    await revokeFileTokens({ fileId: mine.file });
    expect(await listener.closed).toBe(4401);
    await notifySaved({ fileId: other.file, at: new Date() });
    expect(await otherEar.next()).toMatchObject({ type: 'saved' });
  });
});

it('a save is announced once within its own process', async () => {
  const mine = await open();
  const theirs = await open(mine);
  const [listener, far] = [await mine.listen(here), await mine.listen(there)];
  await theirs.lock('L');
  const lastModifiedTime = await theirs.put('Theirs.');
  expect(await far.next()).toEqual({ type: 'saved', lastModifiedTime });
  await notifySaved({ fileId: mine.file, at: new Date('2026-03-02T10:00:00.250Z') });
  expect(await listener.next()).toEqual({ type: 'saved', lastModifiedTime });
  expect(await listener.next()).toMatchObject({ lastModifiedTime: '2026-03-02T10:00:00.250000Z' });
});

describe('a change of access', () => {
  const [classId, assignmentId] = [7, 8];
  it.each([
    ['its assignment', { assignmentId }],
    ['its class', { classId }],
    ['its student in the class', { classId, studentId: 0 }],
  ] as const)('an opening is notified of an access change by %s', async (_name, scope) => {
    const { actor, listen } = await open();
    access = placed(actor);
    const listener = await listen();
    await notifyAccess(scopeOf(scope, actor));
    expect(await listener.next()).toEqual({ type: 'access' });
  });
  it.each([
    ['another assignment', { assignmentId: 9 }],
    ['another student', { classId, studentId: 1_000_000 }],
    ['nobody named', {}],
  ] as const)('an opening is not notified of an access change of %s', async (_name, scope) => {
    const { actor, file, listen } = await open();
    access = placed(actor);
    const listener = await listen();
    await notifyAccess(scopeOf(scope, actor));
    await notifySaved({ fileId: file, at: new Date() });
    expect(await listener.next()).toMatchObject({ type: 'saved' });
  });

  function placed({ userId }: Who): typeof access {
    return { mode: 'edit', fileContext: { ...ids.parse({ classId, assignmentId, studentId: userId }) } };
  }
  function scopeOf(scope: { assignmentId?: number; classId?: number; studentId?: number }, actor: Who) {
    const studentId = scope.studentId === 0 ? actor.userId : scope.studentId;
    const { data } = ids.partial().safeParse({ ...scope, studentId });
    return data ?? {};
  }
});

it('an event connection closes when its token expires', async () => {
  const { listen } = await open();
  const listener = await listen();
  const late = new Date(Date.now() + hour + 60_000);
  setClock(() => late);
  expect(await listener.closed).toBe(4401);
});
it('an event connection closes when its session ends', async () => {
  const { actor, listen } = await open();
  const listener = await listen();
  await sql`UPDATE sessions SET ended_at = now() WHERE id = ${actor.sessionId}`.execute(db());
  expect(await listener.closed).toBe(4401);
});
it('an event connection closes when the peer does not respond', async () => {
  const { url } = await open();
  const listener = await listenTo(here, url('/events'), { isDead: true });
  expect(await listener.closed).toBe(1006);
});
it('an event connection closes if notifications may have been lost, and can be reopened', async () => {
  const mine = await open();
  const theirs = await open(mine);
  const listener = await mine.listen(there);
  await pool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'redraft-notify' AND datname = current_database()`);
  expect(await listener.closed).toBe(1012);
  const again = await mine.listen(there);
  await theirs.lock('L');
  const saved = await theirs.put('Theirs.');
  expect(await again.next()).toEqual({ type: 'saved', lastModifiedTime: saved });
});
it('event connections close on shutdown without delaying it', async () => {
  const program3 = await program();
  const { listen } = await open();
  const listener = await listen(program3);
  await program3.close();
  expect(await listener.closed).toBe(1001);
});
