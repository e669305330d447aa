import {
  conformanceFileSchema,
  editorFrameSchema,
  sessionUserSchema,
  studentAssignmentSchema,
} from '@redraft/contracts';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listVersions, textAt } from '../../domain/revisions/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import type { Notice } from '../../platform/notify.ts';
import { createNotifyListener } from '../../platform/notify-listener.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { startCollabora } from '../../testing/collabora.ts';
import type { Family } from '../../testing/collabora-document.ts';
import { classWithAssignment, enrollStudent } from '../../testing/course.ts';
import { freePort } from '../../testing/free-port.ts';

/**
 * Runs a Collabora client against the whole program. Every typed word is in the text, in an earlier version of it, or still in the open document.
 */
const port = await freePort();
const editor = await startCollabora();
const app = useApp({
  settings: { publicUrl: `http://127.0.0.1:${port}`, editorUrl: editor.origin(), hasConformanceFiles: true },
});
beforeAll(async () => {
  await app.http().listen({ port, host: '127.0.0.1' });
});
afterAll(() => editor.stop());
beforeEach(() => {
  editor.calls.length = 0;
});
afterEach(resetClock);

/** A student who has started the assignment and opens it in the editor. */
async function started() {
  const { instructor, classId, id } = await classWithAssignment(app);
  const student = await enrollStudent(app, classId);
  await db()
    .updateTable('assignment_files')
    .set({ allow_import: true })
    .where('assignment_id', '=', id)
    .execute();
  const started = await student.call('POST', '/api/student/assignment', { query: { id } });
  const { submission, timeline } = studentAssignmentSchema.parse(started.body);
  if (!submission) throw new Error('The assignment has no submission after its start.');
  const { submissionId, fileId } = submission;
  const frameFor = async (caller: Pick<Caller, 'call'>) => {
    const { body } = await caller.call('POST', '/api/editor/frame', { query: { submissionId } });
    return editorFrameSchema.parse(body);
  };
  /** The page hands in the open text. */
  const handIn = () =>
    student.call('POST', '/api/student/submission', {
      query: { id: submissionId, draftId: timeline.at(-1)?.draftId ?? 0 },
    });
  const versions = async () =>
    Promise.all((await listVersions(fileId)).map(async ({ seq }) => (await textAt(fileId, seq)).trim()));
  return { instructor, student, id, fileId, frameFor, handIn, versions };
}

async function opened(family: Family = 'COOL') {
  const scene = await started();
  const frame = await scene.frameFor(scene.student);
  const document = editor.documentOf(frame, family);
  return { ...scene, frame, document, session: await document.join(frame) };
}

async function signInAgain({ user: { username } }: Caller): Promise<Pick<Caller, 'call'>> {
  const { body } = await app.anonymous('POST', '/api/auth/signin', { body: { username, password } });
  const authorization = `Bearer ${sessionUserSchema.parse(body).accessToken}`;
  return {
    call: (method, path, options) => app.anonymous(method, path, { ...options, headers: { authorization } }),
  };
}

const spoken = () =>
  editor.calls.map(({ override, path, status }) => `${override || 'GET'}${path} ${status}`);
const type = (document: { write: (bytes: Uint8Array) => void }, text: string) =>
  document.write(docxFromText(text));

describe.each(['COOL', 'LOOL'] as const)('a client that says %s', (family) => {
  it('a session of a Collabora client opens, writes and closes in its order, with signed calls', async () => {
    const { document, session, versions } = await opened(family);
    expect(session).toMatchObject({ isReadOnly: false, lockFailure: null });
    type(document, 'One');
    expect(await document.save(session)).toBe('saved');
    expect(await document.save(session)).toBe('saved');
    type(document, 'One two');
    expect(await document.leave(session)).toBe('saved');
    expect(spoken()).toEqual([
      'GET 200',
      'GET/contents 200',
      'LOCK 200',
      'PUT/contents 200',
      'PUT/contents 200',
      'PUT/contents 200',
      'UNLOCK 200',
    ]);
    expect(await versions()).toEqual(expect.arrayContaining(['One', 'One two']));
  });

  it('a client is told of a newer version, and overwrites it only after confirmation', async () => {
    const { document, session, student, frameFor, versions } = await opened(family);
    type(document, 'Here');
    await document.save(session);
    const other = await frameFor(student);
    await importing(student, other.actionUrl, 'From elsewhere');
    type(document, 'Here, and more');
    expect(await document.save(session)).toBe('documentconflict');
    expect(editor.calls.at(-1)?.status).toBe(409);
    expect(await document.save(session, { overwrites: true })).toBe('saved');
    type(document, 'Here, and still more');
    expect(await document.save(session)).toBe('saved');
    expect(await versions()).toEqual(
      expect.arrayContaining(['Here', 'From elsewhere', 'Here, and more', 'Here, and still more']),
    );
  });
});

/** From the page around the editor. */
async function importing(student: Caller, actionUrl: string, text: string): Promise<void> {
  const source = new URL(new URL(actionUrl).searchParams.get('WOPISrc') ?? '');
  const answer = await fetch(`${source}/contents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${student.user.accessToken}`,
      'content-type': 'application/octet-stream',
    },
    body: Buffer.from(docxFromText(text)),
  });
  expect(answer.status).toBe(200);
}

it('two windows on one document share one editor session with a token each; the last one releases the lock', async () => {
  const { document, session, student, frameFor, versions } = await opened();
  const second = await document.join(await frameFor(student));
  expect(second.info.LastModifiedTime).toBe(session.info.LastModifiedTime);
  type(document, 'By the second');
  expect(await document.save(second)).toBe('saved');
  expect(await document.leave(session)).toBe('saved');
  type(document, 'By the second, at the end');
  expect(await document.leave(second)).toBe('saved');
  expect(editor.calls.map(({ override, token }) => [override, token === second.token])).toEqual([
    ['', false],
    ['', false],
    ['LOCK', false],
    ['', true],
    ['PUT', true],
    ['PUT', true],
    ['UNLOCK', true],
  ]);
  expect(await versions()).toContain('By the second, at the end');
});

it('the same user can continue after a client was killed, and the dead client cannot overwrite anything', async () => {
  const { document: ghost, session: gone, student, frameFor, versions } = await opened();
  type(ghost, 'Before the end');
  await ghost.save(gone);
  ghost.kill();
  const frame = await frameFor(student);
  const document = editor.documentOf(frame);
  const session = await document.join(frame);
  expect(session).toMatchObject({ isReadOnly: false, lockFailure: null });
  expect(document.lock).not.toBe(ghost.lock);
  expect(textOfDocx(document.content).trim()).toBe('Before the end');
  type(document, 'Before the end, and after it');
  expect(await document.save(session)).toBe('saved');
  type(ghost, 'What the ghost says');
  expect(await ghost.save(gone)).toBe('documentconflict');
  expect(await ghost.save(gone, { overwrites: true })).toBe('documentconflict');
  await ghost.leave(gone);
  type(document, 'Still here');
  expect(await document.save(session)).toBe('saved');
  expect(textOfDocx(ghost.content).trim()).toBe('What the ghost says');
  expect(await versions()).toEqual(expect.arrayContaining(['Before the end, and after it', 'Still here']));
});

it('an instructor reads the document without taking its lock', async () => {
  const { document, session, instructor, frameFor, versions } = await opened();
  const reader = await document.join(await frameFor(instructor));
  expect(reader.isReadOnly).toBe(true);
  type(document, 'While somebody reads');
  expect(await document.save(reader)).toBe('saveunauthorized');
  expect(await document.save(session)).toBe('saved');
  await document.leave(session);
  expect(await document.leave(reader)).toBe('saved');
  expect(await versions()).toContain('While somebody reads');
  const alone = await document.join(await frameFor(instructor));
  expect(textOfDocx(document.content).trim()).toBe('While somebody reads');
  await document.leave(alone);
  expect(editor.calls.filter(({ token }) => token === alone.token)).toHaveLength(2);
});

describe('a long sitting', () => {
  const hour = 3_600_000;

  it('one token and one lock last for a long session without a browser session', async () => {
    const { document, session, student, versions } = await opened();
    const began = Date.now();
    for (let quarters = 1; quarters <= 4 * 14; quarters += 1) {
      setClock(() => new Date(began + quarters * 900_000));
      if (quarters % 4 === 0) expect((await student.call('POST', '/api/auth/renew')).status).toBe(200);
      if (quarters % 8 === 0) type(document, `After ${quarters / 4} hours`);
      expect(await document.tick(session)).toBe('saved');
    }
    expect(await versions()).toEqual(expect.arrayContaining(['After 2 hours', 'After 14 hours']));
    const locks = editor.calls.filter(({ override }) => override === 'LOCK');
    expect(new Set(locks.map(({ lock, token, status }) => `${lock} ${token} ${status}`)).size).toBe(1);
    expect(locks.length).toBeGreaterThan(50);
  });

  it('changes made during an outage longer than a lock are saved afterwards', async () => {
    const { document, session, versions } = await opened();
    const began = Date.now();
    type(document, 'Written in a tunnel');
    setClock(() => new Date(began + hour));
    expect(await document.save(session)).toBe('saved');
    expect(await versions()).toContain('Written in a tunnel');
  });

  it('a long session ends after inactivity, and unsaved text stays in the open document', async () => {
    const { document, session, student, frameFor, versions } = await opened();
    const began = Date.now();
    type(document, 'Left behind');
    setClock(() => new Date(began + 31 * 24 * hour));
    expect(await document.save(session)).toBe('saveunauthorized');
    expect(textOfDocx(document.content).trim()).toBe('Left behind');
    expect(await versions()).not.toContain('Left behind');
    resetClock();
    const again = await document.join(await frameFor(student));
    expect(await document.save(again)).toBe('saved');
    expect(await versions()).toContain('Left behind');
  });
});

it('a save refused after signing out succeeds once the user signs in again in the same document', async () => {
  const { document, session, student, frameFor, versions } = await opened();
  const later = await frameFor(student);
  type(document, 'Signed out');
  await student.call('POST', '/api/auth/signout');
  expect(await document.save(session)).toBe('saveunauthorized');
  await expect(document.join(later)).rejects.toThrow('401');
  expect(await versions()).not.toContain('Signed out');
  const again = await document.join(await frameFor(await signInAgain(student)));
  expect(await document.save(again)).toBe('saved');
  expect(await versions()).toContain('Signed out');
});

it.each([
  ['was signed out', (student: Caller) => student.call('POST', '/api/auth/signout')],
  ['was left for a night', async () => setClock(() => new Date(Date.now() + 13 * 3_600_000))],
])(
  'a save refused because its user %s succeeds after signing in again in the open document',
  async (_why, end) => {
    const { student, document, session, versions } = await opened();
    type(document, 'Signed out');
    await end(student);
    expect(await document.save(session)).toBe('saveunauthorized');
    const resume = (caller: Pick<Caller, 'call'>, token = session.token) =>
      caller.call('POST', '/api/auth/resume', { body: { token } });
    expect(await resume(await app.signInAs('ROLE_STUDENT'))).toMatchObject({ status: 404 });
    expect(await app.anonymous('POST', '/api/auth/resume', { body: { token: session.token } })).toMatchObject(
      { status: 401 },
    );
    const again = await signInAgain(student);
    expect(await resume(again, 'a-token-that-nobody-has-been-given')).toMatchObject({ status: 404 });
    expect(await resume(again)).toMatchObject({ status: 200 });
    expect(await document.save(session)).toBe('saved');
    expect(await versions()).toContain('Signed out');
  },
);

it('a save refused because of a pause is reported to the pages of its user only', async () => {
  const { student, instructor, id, fileId, document, session } = await opened();
  const heard: Notice[] = [];
  const listener = createNotifyListener({
    onNotice: (notice) => heard.push(notice),
    onLost: () => undefined,
  });
  await listener.ready();
  await instructor.call('POST', '/api/classes/assignment/stoped', { query: { id, status: true } });
  setClock(() => new Date(Date.now() + 11_000));
  type(document, 'After the pause');
  expect(await document.save(session)).toBe('saveunauthorized');
  const refused = () => heard.filter(({ kind }) => kind === 'saveRefused');
  await expect.poll(refused).toEqual([{ kind: 'saveRefused', fileId, userId: student.user.id }]);
  await listener.close();
});

it('a save with a revoked token is never accepted', async () => {
  const { student, document, session, handIn } = await opened();
  await handIn();
  const body = { token: session.token };
  expect(await (await signInAgain(student)).call('POST', '/api/auth/resume', { body })).toMatchObject({
    status: 404,
  });
  type(document, 'Too late');
  expect(await document.save(session)).toBe('saveunauthorized');
});

it('a save refused because the text was handed in says so, and earlier saves are handed in', async () => {
  const { document, session, handIn, versions } = await opened();
  type(document, 'Handed in');
  await document.save(session);
  expect((await handIn()).status).toBe(200);
  type(document, 'Too late');
  expect(await document.save(session)).toBe('saveunauthorized');
  expect(await versions()).not.toContain('Too late');
  expect(await versions()).toContain('Handed in');
});

it('a save is refused ten seconds after a pause began', async () => {
  const { document, session, instructor, id, versions } = await opened();
  const paused = { query: { id, status: true } };
  await instructor.call('POST', '/api/classes/assignment/stoped', paused);
  type(document, 'Typed before the pause');
  expect(await document.save(session)).toBe('saved');
  const began = Date.now();
  setClock(() => new Date(began + 15_000));
  type(document, 'Typed after it');
  expect(await document.save(session)).toBe('saveunauthorized');
  await document.leave(session);
  expect(editor.calls.at(-1)).toMatchObject({ override: 'UNLOCK', status: 200 });
  expect(await versions()).toContain('Typed before the pause');
});

it('a save that is too large is refused without changing the file, and the next one succeeds', async () => {
  const { document, session, versions } = await opened();
  type(document, 'Small');
  await document.save(session);
  document.write(new Uint8Array(25 * 1024 * 1024 + 1));
  expect(await document.save(session)).toBe('savediskfull');
  type(document, 'Small again');
  expect(await document.save(session)).toBe('saved');
  expect(await versions()).toEqual(expect.arrayContaining(['Small', 'Small again']));
});

it('a save with a new proof key is accepted once the host has read it, within a minute', async () => {
  const { document, session, versions } = await opened();
  type(document, 'Under a new key');
  editor.changeKey();
  const began = Date.now();
  expect(await document.save(session)).toBe('savefailed');
  expect(editor.calls.at(-1)?.status).toBe(500);
  setClock(() => new Date(began + 61_000));
  expect(await document.tick(session)).toBe('saved');
  expect(await versions()).toContain('Under a new key');
});

it("renaming a student's text is refused, and the text stays open", async () => {
  const { document, session, versions } = await opened();
  type(document, 'One name');
  expect(await document.saveAs(session, 'Zweiter_Versuch.docx')).toBe(501);
  expect(await document.rename(session, 'Anderer_Name')).toBe(501);
  expect(await document.save(session)).toBe('saved');
  expect(await versions()).toContain('One name');
});

it('a WOPI test file can be renamed during its session', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { body } = await admin.call('POST', '/api/editor/conformance');
  const { wopiSrc, accessToken } = conformanceFileSchema.parse(body);
  const frame = {
    actionUrl: `http://editor.example/?WOPISrc=${encodeURIComponent(wopiSrc)}`,
    fields: { access_token: accessToken },
  };
  const document = editor.documentOf(frame);
  const session = await document.join(frame);
  type(document, 'Somewhere else');
  expect(await document.saveAs(session, 'Zweiter_Versuch ü.wopitest')).toBe('Zweiter_Versuch ü.wopitest');
  type(document, 'Somewhere else, and more');
  expect(await document.save(session)).toBe('saved');
  expect(await document.rename(session, 'Dritter_Versuch')).toBe(200);
  expect(await document.save(session)).toBe('saved');
  expect(await document.leave(session)).toBe('saved');
});
