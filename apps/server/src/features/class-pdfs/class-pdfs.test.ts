import { type AssignmentId, classPdfsSchema, notificationSchema } from '@redraft/contracts';
import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { makeNextPdf } from '../../domain/pdf-copies/index.ts';
import { deleteOldOrders, makeNextOrderedPdf } from '../../domain/pdf-orders/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { setUpConverter } from '../../platform/download-formats.ts';
import { AppError } from '../../platform/errors.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { download } from '../../testing/templates.ts';
import { loadOrderedText, makeOrderedPdfs } from './jobs.ts';

const app = useApp();
const path = '/api/classes/assignment/pdfs';
beforeEach(async () => {
  // An executable program: the web process never runs it.
  setUpConverter(process.execPath);
  await db().deleteFrom('pdf_orders').execute();
  await db().deleteFrom('pdf_copies').execute();
});
afterAll(() => setUpConverter(undefined));

async function classOf(size: number) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const students: Awaited<ReturnType<typeof writeText>>[] = [];
  for (let number = 0; number < size; number += 1)
    students.push(await writeText(classId, assignmentId, number));
  return { instructor, classId, assignmentId, students };
}

async function writeText(classId: number, assignmentId: AssignmentId, number: number) {
  const caller = await enrollStudent(app, classId as Parameters<typeof enrollStudent>[1]); // cast: just created
  const opened = await openWorkspace(app, caller, assignmentId);
  await opened.save(`Text number ${number}`);
  return { caller, opened, submissionId: opened.submissionId };
}

const order = async (caller: Caller, assignmentId: number) =>
  classPdfsSchema.parse((await caller.call('POST', path, { query: { assignmentId } })).body);
const check = async (caller: Caller, assignmentId: number) =>
  classPdfsSchema.parse((await caller.call('GET', path, { query: { assignmentId } })).body);

const failures: unknown[] = [];
type Make = (content: Uint8Array) => Promise<Uint8Array>;
const asPdf: Make = async (content) => {
  const xml = readZip(content).find(({ name }) => name === 'word/document.xml');
  return new TextEncoder().encode(
    `%PDF ${xml ? new TextDecoder().decode(inflateEntry(xml, fflateCodec)) : ''}`,
  );
};
/** What a worker does for one text; `make` replaces LibreOffice. */
function work(make: Make = asPdf, clock = now) {
  return makeNextOrderedPdf({
    clock,
    load: loadOrderedText,
    make,
    onError: (_of, cause) => failures.push(cause),
  });
}
async function workAll(make: Make = asPdf, clock = now) {
  while (await work(make, clock));
}
const later = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);

async function unzip(caller: Caller, assignmentId: number): Promise<Map<string, string>> {
  const file = await download(app, caller, `${path}/file`, { assignmentId });
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  return new Map(
    readZip(file.bytes).map((entry) => [
      entry.name,
      new TextDecoder().decode(inflateEntry(entry, fflateCodec)),
    ]),
  );
}

it('the PDFs of all texts are ordered once, created one by one, and downloaded as one zip', async () => {
  const { instructor, assignmentId, students } = await classOf(3);
  expect(await check(instructor, assignmentId)).toMatchObject({
    state: 'none',
    texts: 3,
    isPdfMissing: false,
  });
  const [one, same] = await Promise.all([order(instructor, assignmentId), order(instructor, assignmentId)]);
  expect(one).toMatchObject({ state: 'making', done: 0, total: 3 });
  expect(same.requestedAt).toBe(one.requestedAt);
  expect(await work()).toBe(true);
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'making', done: 1, total: 3 });
  expect((await download(app, instructor, `${path}/file`, { assignmentId })).status).toBe(404);
  await workAll();
  const ready = await check(instructor, assignmentId);
  expect(ready).toMatchObject({ state: 'ready', done: 3, failed: 0, expiresAt: expect.any(String) });
  expect(ready.size).toBeGreaterThan(0);
  const files = await unzip(instructor, assignmentId);
  for (const [number, { caller }] of students.entries())
    expect(files.get(`Essay - Test ${caller.user.lastName}.pdf`)).toContain(`Text number ${number}`);
  expect([...files.keys()]).toHaveLength(4);
  expect(files.get('List of texts.csv')).toContain(',Included');
});

it('the PDFs of a class are recorded as read and downloaded, text by text, when they are downloaded', async () => {
  const { instructor, assignmentId, students } = await classOf(2);
  await order(instructor, assignmentId);
  await workAll();
  const listActions = async () => {
    const rows = await db()
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('actor_id', '=', instructor.user.id)
      .where('action', 'in', ['submission.read', 'submission.file.download', 'assignment.pdfs.download'])
      .orderBy('id')
      .execute();
    return rows.map(({ action, subject_id: id }) => `${action} ${id}`).toSorted();
  };
  expect(await listActions()).toEqual([]);
  await unzip(instructor, assignmentId);
  expect(await listActions()).toEqual(
    [
      `assignment.pdfs.download ${assignmentId}`,
      ...students.flatMap(({ submissionId }) => [
        `submission.file.download ${submissionId}`,
        `submission.read ${submissionId}`,
      ]),
    ].toSorted(),
  );
});

it('a text that cannot be converted is listed in the zip, and does not stop the others', async () => {
  const { instructor, assignmentId, students } = await classOf(3);
  await order(instructor, assignmentId);
  const isSecond = async (content: Uint8Array) =>
    new TextDecoder().decode(await asPdf(content)).includes('Text number 1');
  await workAll(async (content) => {
    if (await isSecond(content)) throw new Error('no');
    return asPdf(content);
  });
  expect(failures.at(-1)).toMatchObject({ message: 'no' });
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'ready', done: 3, failed: 1 });
  const files = await unzip(instructor, assignmentId);
  expect([...files.keys()]).toHaveLength(3);
  expect(files.get('List of texts.csv')).toContain(
    `Test ${students[1]?.caller.user.lastName},,This text could not be converted`,
  );
});

it('a text whose conversion fails once is tried again after the others', async () => {
  const { instructor, assignmentId } = await classOf(2);
  await order(instructor, assignmentId);
  let attempts = 0;
  await workAll((content) => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('too slow')) : asPdf(content);
  });
  expect(attempts).toBe(3);
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'ready', done: 2, failed: 0 });
});

it('an order without any PDF fails, and can be placed again', async () => {
  const { instructor, assignmentId } = await classOf(1);
  await order(instructor, assignmentId);
  await workAll(() => Promise.reject(new Error('no')));
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'failed', problem: 'failed' });
  expect(await order(instructor, assignmentId)).toMatchObject({ state: 'making', done: 0, problem: null });
});

it('an order waits for texts in an unavailable object storage, however often it is tried', async () => {
  const { instructor, assignmentId } = await classOf(1);
  await order(instructor, assignmentId);
  const away: Make = () => Promise.reject(new AppError('service.files_unavailable'));
  for (let tries = 0; tries < 3; tries++) expect(await work(away)).toBe(false);
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'making', done: 0, failed: 0 });
  await workAll(asPdf, later(4));
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'ready', done: 1, failed: 0 });
});

it('a text in an unavailable object storage does not stop the others, and is converted later', async () => {
  const { instructor, assignmentId } = await classOf(3);
  const other = await classOf(1);
  await order(instructor, assignmentId);
  await order(other.instructor, other.assignmentId);
  let attempts = 0;
  const firstIsAway: Make = async (content) => {
    const pdf = await asPdf(content);
    if (!new TextDecoder().decode(pdf).includes('Text number 0')) return pdf;
    attempts += 1;
    throw new AppError('service.files_unavailable');
  };
  failures.length = 0;
  await workAll(firstIsAway);
  // The first text of either class, once each.
  expect(attempts).toBe(2);
  expect(failures).toMatchObject([{ code: 'service.files_unavailable' }]);
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'making', done: 2, failed: 0 });
  for (const minutes of [4, 8]) await workAll(firstIsAway, later(minutes));
  expect(attempts).toBe(6);
  await workAll(asPdf, later(12));
  for (const placed of [{ instructor, assignmentId }, other])
    expect(await check(placed.instructor, placed.assignmentId)).toMatchObject({ state: 'ready', failed: 0 });
});

it('a run ends before an unavailable text is tried again', async () => {
  const { instructor, assignmentId } = await classOf(2);
  await order(instructor, assignmentId);
  let minutes = 0;
  let attempts = 0;
  const away: Make = () => {
    attempts += 1;
    minutes += 4;
    return Promise.reject(new AppError('service.files_unavailable'));
  };
  expect(await work(away, () => later(minutes)())).toBe(true);
  expect(attempts).toBe(1);
});

it('an order continues after a worker was killed, without the texts that are done', async () => {
  const { instructor, assignmentId } = await classOf(2);
  await order(instructor, assignmentId);
  await work();
  // A killed worker never answers.
  const killed = work(() => new Promise(() => undefined));
  await expect
    .poll(
      async () =>
        (await db().selectFrom('ordered_pdfs').select('state').where('state', '=', 'making').execute())
          .length,
    )
    .toBe(1);
  expect(await work()).toBe(false);
  const made: number[] = [];
  const count: Make = (content) => {
    made.push(1);
    return asPdf(content);
  };
  expect(await work(count, later(4))).toBe(true);
  expect(made).toHaveLength(1);
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'ready', done: 2, failed: 0 });
  void killed;
});

it('a text whose workers die twice is given up, and the order becomes ready without it', async () => {
  const { instructor, assignmentId } = await classOf(2);
  await order(instructor, assignmentId);
  await work();
  await db()
    .updateTable('ordered_pdfs')
    .set({ state: 'making', tries: 2, claimed_until: new Date(Date.now() - 1) })
    .where('state', '=', 'waiting')
    .execute();
  expect(await work()).toBe(false);
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'ready', done: 2, failed: 1 });
});

it('a cancelled order is gone, and the PDF in progress is not stored', async () => {
  const { instructor, assignmentId } = await classOf(2);
  await order(instructor, assignmentId);
  await work(async (content) => {
    await instructor.call('DELETE', path, { query: { assignmentId } });
    return asPdf(content);
  });
  expect(await check(instructor, assignmentId)).toMatchObject({ state: 'none', total: 0 });
  expect(await work()).toBe(false);
  expect(await db().selectFrom('ordered_pdfs').select('order_id').execute()).toEqual([]);
});

it('orders of two classes take turns', async () => {
  const [first, second] = [await classOf(2), await classOf(2)];
  await order(first.instructor, first.assignmentId);
  await order(second.instructor, second.assignmentId);
  await work();
  await work(asPdf, later(0.1));
  for (const { instructor, assignmentId } of [first, second])
    expect(await check(instructor, assignmentId)).toMatchObject({ done: 1 });
});

it('a single PDF waits for at most one file of an order', async () => {
  const { instructor, assignmentId, students } = await classOf(4);
  const [first] = students;
  if (!first) throw new Error('The class is empty.');
  const { caller, submissionId } = first;
  await order(instructor, assignmentId);
  await caller.call('POST', '/api/auxfiles/submission/pdf', { query: { submissionId } });
  const converted: string[] = [];
  // As in platform/soffice.ts: one conversion at a time, in the order of the requests.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (name: string, content: Uint8Array) => {
    const result = last.then(() => {
      converted.push(name);
      return asPdf(content);
    });
    last = result;
    return result;
  };
  const converter = {
    isAvailable: () => true,
    convertToPdf: (content: Uint8Array) => inTurn('class', content),
    renderFirstPage: asPdf,
    convertToOffice: asPdf,
  };
  await Promise.all([
    makeOrderedPdfs({ converter, logger: createLogger('silent'), clock: now }),
    makeNextPdf({ clock: now, make: (content) => inTurn('single', content), onError: () => undefined }),
  ]);
  expect(converted).toHaveLength(5);
  expect(converted.indexOf('single')).toBeLessThanOrEqual(1);
});

it('anonymous grading hides names in the file names, the list and the PDFs', async () => {
  const { instructor, assignmentId, students } = await classOf(2);
  await order(instructor, assignmentId);
  await workAll();
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  await instructor.call('POST', '/api/classes/gradebook/settings', { body: { ...chosen, assignmentId } });
  const before = await unzip(instructor, assignmentId);
  expect([...before.keys()]).toEqual(['List of texts.csv']);
  expect(before.get('List of texts.csv')).toContain('names have been hidden since');
  await order(instructor, assignmentId);
  await workAll();
  const files = await unzip(instructor, assignmentId);
  expect(
    [...files.keys()].filter((name) => /^Essay - Text [0-9A-F]{4}-[0-9A-F]{4}\.pdf$/.test(name)),
  ).toHaveLength(2);
  const all = [...files].flat().join('\n');
  for (const { caller } of students) expect(all).not.toContain(caller.user.lastName);
});

it('the permission is checked again at the download, and others never see an order', async () => {
  const { instructor, classId, assignmentId, students } = await classOf(1);
  const assistant = await app.signInAs('ROLE_INSTRUCTOR');
  await db()
    .insertInto('class_assistants')
    .values({ class_id: classId, user_id: assistant.user.id, added_at: new Date() } as never)
    .execute(); // cast: whatever else has a default
  await order(assistant, assignmentId);
  await workAll();
  expect((await check(instructor, assignmentId)).state).toBe('none');
  expect((await unzip(assistant, assignmentId)).size).toBe(2);
  await db().deleteFrom('class_assistants').where('user_id', '=', assistant.user.id).execute();
  expect((await download(app, assistant, `${path}/file`, { assignmentId })).status).toBe(404);
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [assistant, stranger, students[0]?.caller])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await caller?.call(method, path, { query: { assignmentId } }))?.status).toBe(404);
});

it('orders are limited per user, and need texts and LibreOffice', async () => {
  const { instructor, classId, assignmentId } = await classOf(1);
  const others = [];
  for (let number = 0; number < 3; number += 1) others.push(await createAssignment(instructor, classId));
  const ask = async (id: number) =>
    (await instructor.call('POST', path, { query: { assignmentId: id } })).body;
  expect(await ask(others[0] ?? 0)).toMatchObject({ code: 'pdfs.no_texts' });
  await order(instructor, assignmentId);
  const { user_id, requested_at } = await db().selectFrom('pdf_orders').selectAll().executeTakeFirstOrThrow();
  for (const id of others.slice(0, 2))
    await db().insertInto('pdf_orders').values({ user_id, requested_at, assignment_id: id }).execute();
  await db().deleteFrom('pdf_orders').where('assignment_id', '=', assignmentId).execute();
  await order(instructor, assignmentId);
  await db()
    .updateTable('pdf_orders')
    .set({ assignment_id: others[2] })
    .where('assignment_id', '=', assignmentId)
    .execute();
  expect(await ask(assignmentId)).toMatchObject({ code: 'pdfs.too_many_orders' });
  setUpConverter(null);
  expect(await ask(assignmentId)).toMatchObject({ code: 'document.no_pdf' });
  expect(await check(instructor, assignmentId)).toMatchObject({ isPdfMissing: true });
});

it('a notification with a link says that the PDFs are ready, and they are deleted after three days', async () => {
  const { instructor, assignmentId, classId } = await classOf(1);
  const listNotices = async () => {
    const { body } = await instructor.call('GET', '/api/admin/usernotifications');
    return z.array(notificationSchema).parse(body);
  };
  await order(instructor, assignmentId);
  expect(await listNotices()).toEqual([]);
  await workAll();
  expect(await listNotices()).toMatchObject([
    {
      title: 'PDFs are ready: Essay',
      link: `/ta/classDetails/${classId}?tab=assignments&pdfs=${assignmentId}`,
    },
  ]);
  await deleteOldOrders(later(3 * 24 * 60 + 1)());
  expect((await check(instructor, assignmentId)).state).toBe('none');
  expect(await listNotices()).toEqual([]);
});
