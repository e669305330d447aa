import { type Certificate, certificateCheckSchema, certificateSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { certificateJobs, setCertificateSecret } from '../../domain/certificates/index.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment, type Workspace } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/certificates/certificate';

let world: Awaited<ReturnType<typeof startedAssignment>>;
let workspace: Workspace;
beforeAll(async () => {
  world = await startedAssignment(app);
  workspace = world.workspace;
  await workspace.save('The beginning of a text, and its end');
});

const ask = (caller: Caller) => caller.call('GET', path, { query: { submissionId: workspace.submissionId } });
const certificateFor = async (caller: Caller) => certificateSchema.parse((await ask(caller)).body);

async function send(parts: Record<string, Blob>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part, name);
  const request = new Request('http://redraft.test', { method: 'POST', body: form });
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/certificates/check',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body: unknown = answer.json();
  return { status: answer.statusCode, body };
}

async function check(certificate: Certificate, text?: Blob) {
  const answer = await send({
    certificate: new Blob([JSON.stringify(certificate, null, 2)]),
    ...(text && { text }),
  });
  return certificateCheckSchema.parse(answer.body);
}

it('the student and staff can download a certificate, which describes the record', async () => {
  const own = await certificateFor(world.student);
  expect(own.statement).toMatchObject({ saves: 2, words: 8, version: 2, handedInAt: null });
  expect(own.statement.days).toHaveLength(1);
  const staff = await certificateFor(world.instructor);
  expect(staff.statement.head).toBe(own.statement.head);
});

it("a certificate contains the student's name for the student, and not for staff while grading is anonymous", async () => {
  const { workspace: hidden, student, instructor, id: assignmentId } = await startedAssignment(app);
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  await instructor.call('POST', '/api/classes/gradebook/settings', { body: { assignmentId, ...chosen } });
  const namedFor = async (caller: Caller) => {
    const query = { submissionId: hidden.submissionId };
    return certificateSchema.parse((await caller.call('GET', path, { query })).body).statement.student;
  };
  expect(await namedFor(student)).toBe(`Test ${student.user.username}`);
  expect(await namedFor(instructor)).toMatch(/^Text [0-9A-F]{4}-[0-9A-F]{4}$/);
});

it('a download of a certificate by staff is recorded', async () => {
  await certificateFor(world.instructor);
  const { count } = await db()
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subject_id', '=', workspace.submissionId)
    .where('action', '=', 'submission.read_process')
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

it('other users cannot download a certificate', async () => {
  const other = await enrollStudent(app, world.classId);
  for (const caller of [other, await app.signInAs('ROLE_INSTRUCTOR')])
    expect(await ask(caller)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await app.anonymous('GET', path, { query: { submissionId: workspace.submissionId } })).toMatchObject(
    {
      status: 401,
    },
  );
  expect(await world.student.call('GET', path, { query: { submissionId: 'one' } })).toMatchObject({
    status: 400,
  });
});

it('no certificate is issued for a record that was tampered with', async () => {
  const { workspace: changed, student } = await startedAssignment(app);
  const head = sql`(SELECT main_file_id FROM submissions WHERE id = ${changed.submissionId})`;
  const { rows } = await sql<{ record: Buffer }>`
      SELECT record FROM revisions WHERE file_id = ${head} ORDER BY seq DESC LIMIT 1`.execute(db());
  const record = Buffer.from(rows[0]?.record ?? '');
  const at = record.indexOf('beginning');
  record.write('commencing'.slice(0, 9), at);
  await sql`UPDATE revisions SET record = ${record} WHERE file_id = ${head} AND seq = 1`.execute(db());
  const answer = await student.call('GET', path, { query: { submissionId: changed.submissionId } });
  expect(at).toBeGreaterThan(0);
  expect(answer).toMatchObject({ status: 409, body: { code: 'certificate.record_differs' } });
});

it('the public check confirms a certificate, and whether a text belongs to it', async () => {
  const certificate = await certificateFor(world.student);
  expect(await check(certificate)).toMatchObject({
    signature: 'valid',
    days: 'valid',
    chain: 'matches',
    words: 'not_given',
  });
  const text = 'The beginning of a text, and its end';
  const words = async (content: string | Uint8Array<ArrayBuffer>) =>
    (await check(certificate, new Blob([content]))).words;
  expect(await words(text)).toBe('match');
  expect(await words(`${text}\r\n`)).toBe('match');
  expect(await words(new Uint8Array(docxFromText(text)))).toBe('match');
  expect(await words(`${text}.`)).toBe('differ');
  expect(await words(new Uint8Array(docxFromText('Other words')))).toBe('differ');
});

it('a certificate stays valid after more was written, and after the key was changed', async () => {
  const certificate = await certificateFor(world.student);
  await workspace.save('The beginning of a text, and its end, and more');
  setCertificateSecret('another secret of the same installation');
  const newer = await certificateFor(world.student);
  expect(newer.keyId).not.toBe(certificate.keyId);
  for (const one of [certificate, newer])
    expect(await check(one)).toMatchObject({ signature: 'valid', days: 'valid', chain: 'matches' });
});

it('the public check reports a changed certificate', async () => {
  const certificate = await certificateFor(world.student);
  const { statement } = certificate;
  const forged = { ...certificate, statement: { ...statement, student: 'Somebody else' } };
  expect(await check(forged)).toMatchObject({ signature: 'invalid', chain: 'gone' });
  const strange = { ...certificate, keyId: '0'.repeat(16) };
  expect(await check(strange)).toMatchObject({ signature: 'unknown_key' });
  const days = statement.days.map((day) => ({ ...day, saves: day.saves + 1 }));
  expect(await check({ ...certificate, statement: { ...statement, days } })).toMatchObject({
    signature: 'invalid',
    days: 'invalid',
  });
});

it('the public check explains why a file cannot be checked', async () => {
  const certificate = new Blob([JSON.stringify(await certificateFor(world.student))]);
  for (const bad of ['', 'words', '{}', '[]', 'null', JSON.stringify({ format: 'redraft' })])
    expect(await send({ certificate: new Blob([bad]) })).toMatchObject({
      status: 400,
      body: { code: 'certificate.unreadable' },
    });
  expect(await send({ certificate: new Blob([' '.repeat(1024 * 1024 + 1)]) })).toMatchObject({
    body: { code: 'certificate.unreadable' },
  });
  for (const text of [new Blob([Uint8Array.of(0xff, 0xfe, 0)]), new Blob(['PK no document'])])
    expect(await send({ certificate, text })).toMatchObject({
      status: 400,
      body: { code: 'certificate.text_unreadable' },
    });
  expect(await send({ other: certificate })).toMatchObject({ status: 400 });
  const tooLarge = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  expect(await send({ certificate, text: tooLarge })).toMatchObject({ status: 413 });
});

it('the heads of certificate chains are signed once a day', async () => {
  const { workspace: other, student } = await startedAssignment(app);
  const sign = async () => {
    for (const job of certificateJobs(createLogger('silent'))) await job.handler({});
  };
  await sign();
  await sign();
  await other.save('The beginning of a text, gone on with');
  await sign();
  const { body } = await student.call('GET', path, { query: { submissionId: other.submissionId } });
  const { days, head } = certificateSchema.parse(body).statement;
  expect(days.map(({ saves }) => saves)).toEqual([1, 2]);
  expect(days.at(-1)?.head).toBe(head);
});
