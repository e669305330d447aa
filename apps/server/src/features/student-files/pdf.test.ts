import { createHash } from 'node:crypto';
import { pdfCopySchema, studentAssignmentSchema } from '@redraft/contracts';
import { detectOfficeKind, fflateCodec } from '@redraft/documents';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeNextPdf } from '../../domain/pdf-copies/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { setUpConverter } from '../../platform/download-formats.ts';
import { createOfficeConverter } from '../../platform/soffice.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { download } from '../../testing/templates.ts';

const app = useApp();
const path = '/api/auxfiles/submission/pdf';
beforeEach(async () => {
  // An executable program: the web process never runs it.
  setUpConverter(process.execPath);
  await db().deleteFrom('pdf_copies').execute();
});
afterAll(() => setUpConverter(undefined));

async function written(rest: Record<string, unknown> = {}) {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, rest);
  const student = await enrollStudent(app, classId);
  const opened = await openWorkspace(app, student, assignmentId);
  await opened.save('The harbour was quiet.');
  return { instructor, classId, assignmentId, student, opened, submissionId: opened.submissionId };
}

const ask = (caller: Caller, query: Record<string, string | number>) => caller.call('POST', path, { query });
async function requested(caller: Caller, query: Record<string, string | number>) {
  return pdfCopySchema.parse((await ask(caller, query)).body);
}
async function loadState(caller: Caller, query: Record<string, string | number>) {
  return pdfCopySchema.parse((await caller.call('GET', `${path}/state`, { query })).body).state;
}

const failures: unknown[] = [];
/** What a worker does; `make` replaces LibreOffice. */
function work(make: Parameters<typeof makeNextPdf>[0]['make'], clock = now) {
  return makeNextPdf({ clock, make, onError: (_of, cause) => failures.push(cause) });
}
const hashed = async (content: Uint8Array) =>
  new TextEncoder().encode(`%PDF-${createHash('sha256').update(content).digest('hex')}`);
const later = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);

it('a PDF can be created from a spreadsheet too', async () => {
  const { student, submissionId } = await written({ mainFileType: 'SPREADSHEET' });
  await requested(student, { submissionId });
  const kinds: string[] = [];
  await work(async (content, kind) => {
    kinds.push(kind, detectOfficeKind(content, fflateCodec));
    return content;
  });
  expect(kinds).toEqual(['xlsx', 'xlsx']);
});

it("a PDF is requested, created by a worker, and downloaded under the submission's name", async () => {
  const { student, submissionId, assignmentId } = await written();
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  expect(studentAssignmentSchema.parse(workspace.body)).toMatchObject({
    downloadFormats: ['docx', 'pdf'],
    isPdfMissing: false,
  });
  const { hash, state } = await requested(student, { submissionId });
  expect(state).toBe('waiting');
  expect(await student.call('GET', path, { query: { submissionId, hash } })).toMatchObject({
    status: 409,
    body: { code: 'document.pdf_waiting' },
  });
  expect(await work(hashed)).toBe(true);
  expect(await loadState(student, { submissionId, hash })).toBe('ready');
  const file = await download(app, student, path, { submissionId, hash });
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(String(file.headers['content-disposition'])).toMatch(/filename="Essay - Test person_\d+\.pdf"/);
  expect(file.bytes.toString()).toBe(`%PDF-${hash}`);
});

it('a PDF is created once per content, also for simultaneous requests', async () => {
  const { student, instructor, opened, submissionId } = await written();
  const [one, same] = await Promise.all([
    requested(student, { submissionId }),
    requested(instructor, { submissionId }),
  ]);
  expect(same.hash).toBe(one.hash);
  expect(await work(hashed)).toBe(true);
  expect(await work(hashed)).toBe(false);
  expect((await requested(student, { submissionId })).state).toBe('ready');
  await opened.save('The harbour was loud.');
  const other = await requested(student, { submissionId });
  expect(other).toMatchObject({ state: 'waiting', ahead: 0 });
  expect(other.hash).not.toBe(one.hash);
  const earlier = await requested(student, { submissionId, seq: 1 });
  expect(await requested(student, { submissionId, seq: 1 })).toMatchObject({ hash: earlier.hash });
  expect(earlier.hash).not.toBe(other.hash);
});

it('a waiting PDF request says how many are ahead of it', async () => {
  const [first, second] = [await written(), await written()];
  await requested(first.student, { submissionId: first.submissionId });
  expect(await requested(second.student, { submissionId: second.submissionId })).toMatchObject({
    ahead: 1,
  });
});

it('a failed PDF is reported with alternatives, and retried on the next request', async () => {
  const { student, submissionId } = await written();
  const { hash } = await requested(student, { submissionId });
  await work(() => Promise.reject(new Error('no')));
  expect(failures.at(-1)).toMatchObject({ message: 'no' });
  expect(await loadState(student, { submissionId, hash })).toBe('failed');
  expect(await student.call('GET', path, { query: { submissionId, hash } })).toMatchObject({
    status: 422,
    body: { code: 'document.pdf_failed' },
  });
  expect((await requested(student, { submissionId })).state).toBe('waiting');
  await work(hashed);
  expect(await loadState(student, { submissionId, hash })).toBe('ready');
});

it('a PDF is retried once if its worker dies, and fails after that', async () => {
  const { student, submissionId } = await written();
  const { hash } = await requested(student, { submissionId });
  const never = () => new Promise<Uint8Array>(() => undefined);
  void work(never);
  await expect.poll(() => loadState(student, { submissionId, hash })).toBe('making');
  expect(await work(hashed)).toBe(false);
  void work(never, later(4));
  await expect
    .poll(async () => (await db().selectFrom('pdf_copies').select('tries').execute())[0]?.tries)
    .toBe(2);
  expect(await work(hashed, later(8))).toBe(false);
  expect(await loadState(student, { submissionId, hash })).toBe('failed');
});

it('a PDF is refused to users who cannot read the submission, even with its ID', async () => {
  const { student, classId, submissionId } = await written();
  const { hash } = await requested(student, { submissionId });
  await work(hashed);
  const classmate = await enrollStudent(app, classId);
  for (const caller of [classmate, await app.signInAs('ROLE_INSTRUCTOR')]) {
    expect((await ask(caller, { submissionId })).status).toBe(404);
    expect((await caller.call('GET', `${path}/state`, { query: { submissionId, hash } })).status).toBe(404);
    expect((await caller.call('GET', path, { query: { submissionId, hash } })).status).toBe(404);
  }
  expect(await app.anonymous('POST', path, { query: { submissionId } })).toMatchObject({ status: 401 });
  const other = await written();
  const query = { submissionId: other.submissionId, hash };
  expect((await other.student.call('GET', path, { query })).status).toBe(404);
  expect((await student.call('GET', path, { query: { submissionId, hash: 'x' } })).status).toBe(400);
});

it('a PDF request is refused if the queue is too long', async () => {
  const { student, submissionId } = await written();
  await sql`INSERT INTO pdf_copies (file_id, hash, source, requested_at, used_at)
      SELECT files.id, lpad(number::text, 64, '0'), 'x', ${now()}, ${now()}
      FROM (SELECT min(id) AS id FROM files) files, generate_series(1, 20) number`.execute(db());
  expect(await ask(student, { submissionId })).toMatchObject({
    status: 429,
    body: { code: 'request.rate_limited' },
  });
});

it('a PDF is deleted with its file, or after a week without requests', async () => {
  const { student, submissionId } = await written();
  await requested(student, { submissionId });
  const rows = () => db().selectFrom('pdf_copies').select('id').execute();
  expect(await rows()).toHaveLength(1);
  const references = await sql<{ rule: string }>`SELECT delete_rule AS rule
      FROM information_schema.referential_constraints WHERE constraint_name = 'pdf_copies_file_id_fkey'`.execute(
    db(),
  );
  expect(references.rows).toEqual([{ rule: 'CASCADE' }]);
});

it('no PDF is offered if the converter is missing, with a message', async () => {
  setUpConverter(null);
  const { student, submissionId, assignmentId } = await written();
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  expect(studentAssignmentSchema.parse(workspace.body)).toMatchObject({
    downloadFormats: ['docx'],
    isPdfMissing: true,
  });
  expect(await ask(student, { submissionId })).toMatchObject({
    status: 409,
    body: { code: 'document.no_pdf' },
  });
});

const ofThisMachine = createOfficeConverter(undefined);
// Requires LibreOffice, which neither the product nor its tests otherwise need.
it.skipIf(!ofThisMachine.isAvailable())(
  'LibreOffice creates a PDF of the saved file (needs soffice)',
  async () => {
    const { student, submissionId } = await written();
    const { hash } = await requested(student, { submissionId });
    await work(ofThisMachine.convertToPdf);
    const file = await download(app, student, path, { submissionId, hash });
    expect(file.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  },
  90_000,
);
