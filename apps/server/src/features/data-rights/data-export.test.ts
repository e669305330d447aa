import { dataExportSchema, notificationSchema } from '@redraft/contracts';
import { docxFromText, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteOldExports, makeNextExport } from '../../domain/data-exports/index.ts';
import { db } from '../../platform/db.ts';
import { setUpConverter } from '../../platform/download-formats.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { convertAll, convertedTo, startedConversion } from '../../testing/conversions.ts';
import { openDocumentFile } from '../../testing/office-files.ts';
import { startedAssignmentWithImport } from '../../testing/open-workspace.ts';
import {
  openReview,
  type ReviewRound,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { withSuggested } from '../../testing/suggested-files.ts';
import { makeWorld } from '../../testing/world.ts';
import { makeExports } from './export.ts';

const app = useApp();
const path = '/api/account/export';
const quiet = createLogger('silent');
const clock = () => new Date();

const ask = async (caller: Caller) => dataExportSchema.parse((await caller.call('POST', path)).body);
const check = async (caller: Caller) => dataExportSchema.parse((await caller.call('GET', path)).body);

async function download({ user }: Caller): Promise<{ status: number; bytes: Buffer; name: string }> {
  const headers = { authorization: `Bearer ${user.accessToken}` };
  const answer = await app.http().inject({ method: 'GET', url: `${path}/file`, headers });
  const name = String(answer.headers['content-disposition'] ?? '');
  return { status: answer.statusCode, bytes: answer.rawPayload, name };
}

/** Every file of a zip as text; what is in office files too. */
function filesIn(bytes: Uint8Array, depth = 0): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readZip(bytes)) {
    const content = inflateEntry(entry, fflateCodec);
    const isZip = depth === 0 && /\.(docx|pptx|xlsx|odg)$/.test(entry.name);
    if (isZip) for (const [name, text] of filesIn(content, 1)) files.set(`${entry.name}!${name}`, text);
    files.set(entry.name, isZip ? '' : new TextDecoder().decode(content));
  }
  return files;
}

async function loadData(caller: Caller): Promise<Map<string, string>> {
  await ask(caller);
  await makeExports(clock, quiet);
  return filesIn((await download(caller)).bytes);
}

const json = (files: Map<string, string>, name: string): unknown => JSON.parse(files.get(name) ?? 'null');
const full = (files: Map<string, string>) => [...files].map(([name, text]) => `${name}\n${text}`).join('\n');
const namesOf = ({ user }: Caller) => [user.lastName, user.username, user.email];
const isIn = (text: string, name: string) =>
  new RegExp(`(?<!\\w)${name.replaceAll('.', '\\.')}(?!\\w)`).test(text);

it('repeated requests for own data create one export, which a worker makes and only its owner can download', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  expect(await check(caller)).toMatchObject({ state: 'none' });
  expect((await download(caller)).status).toBe(404);
  const requested = await ask(caller);
  expect(requested).toMatchObject({ state: 'waiting', done: 0 });
  expect((await ask(caller)).requestedAt).toBe(requested.requestedAt);
  expect((await download(caller)).status).toBe(404);
  await makeExports(clock, quiet);
  const ready = await check(caller);
  expect(ready).toMatchObject({ state: 'ready', problem: null });
  const file = await download(caller);
  expect(file).toMatchObject({ status: 200, name: expect.stringMatching(/redraft-\d{4}-\d\d-\d\d\.zip/) });
  expect(file.bytes).toHaveLength(ready.size);
  const files = filesIn(file.bytes);
  expect([...files.keys()]).toEqual(['README.txt', 'profile.json', 'acts.json']);
  expect(json(files, 'profile.json')).toMatchObject({
    account: { username: caller.user.username, email: caller.user.email, roles: ['ROLE_STUDENT'] },
    sessions: [{ endedAt: null }],
  });
  expect(full(files)).not.toContain(caller.user.accessToken);
  expect(json(files, 'acts.json')).toEqual([
    { at: expect.any(String), action: 'account.export', subject: 'account', id: caller.user.id },
  ]);
  const other = await app.signInAs('ROLE_STUDENT');
  expect((await download(other)).status).toBe(404);
  expect((await app.anonymous('GET', path)).status).toBe(401);
  expect((await app.anonymous('POST', path)).status).toBe(401);
  expect((await app.anonymous('GET', `${path}/file`)).status).toBe(401);
});

it('an export of own data is in the language of the account, and a notification is sent when it is ready', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  await caller.call('POST', path, { headers: { 'accept-language': 'de' } });
  const reported = async () => {
    const { body } = await caller.call('GET', '/api/admin/usernotifications');
    return z
      .array(notificationSchema)
      .parse(body)
      .map(({ title }) => title);
  };
  expect(await reported()).toEqual([]);
  await makeExports(clock, quiet);
  expect(await reported()).toEqual(['Your data is ready to download']);
  expect(filesIn((await download(caller)).bytes).get('README.txt')).toContain('Ihre Daten in Redraft');
});

it('an export of own data is deleted after seven days', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  await loadData(caller);
  const past = new Date(Date.now() - 7 * 86_400_000);
  await db()
    .updateTable('data_exports')
    .set({ ready_at: past })
    .where('user_id', '=', caller.user.id)
    .execute();
  expect(await check(caller)).toMatchObject({ state: 'none' });
  expect((await download(caller)).status).toBe(404);
  expect(await ask(caller)).toMatchObject({ state: 'waiting' });
  await makeExports(clock, quiet);
  expect((await download(caller)).status).toBe(200);
  await deleteOldExports(new Date(Date.now() + 7 * 86_400_000));
  expect(await db().selectFrom('data_export_pieces').select('export_id').execute()).toEqual([]);
});

it('an export of own data is retried after its worker was killed, and finally reported as failed', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  await ask(caller);
  const tries: number[] = [];
  const failing = (at: Date) =>
    makeNextExport(
      // A killed worker reports nothing: its claim on the export expires.
      async function* ({ tries: number }) {
        tries.push(number);
        yield { kind: 'progress', done: 1, total: 3 };
        throw new Error('Something is wrong with it');
      },
      { clock: () => at, onError: () => undefined },
    );
  expect(await failing(new Date())).toBe(true);
  expect(await check(caller)).toMatchObject({ state: 'failed', problem: 'failed' });
  expect(await ask(caller)).toMatchObject({ state: 'waiting', problem: null });
  await db()
    .updateTable('data_exports')
    .set({ state: 'making', tries: 1, done: 2, total: 3, claimed_until: new Date(Date.now() + 60_000) })
    .where('user_id', '=', caller.user.id)
    .execute();
  await makeExports(clock, quiet);
  expect(await check(caller)).toMatchObject({ state: 'making', done: 2, total: 3 });
  await db()
    .updateTable('data_exports')
    .set({ claimed_until: new Date(Date.now() - 1) })
    .where('user_id', '=', caller.user.id)
    .execute();
  await makeExports(clock, quiet);
  expect(await check(caller)).toMatchObject({ state: 'ready' });
  expect(tries).toEqual([1]);
});

describe('the export of a student', () => {
  let round: ReviewRound;
  let [author, reviewer]: Map<string, string>[] = [];
  const secret = 'What nobody has released yet';

  beforeAll(async () => {
    round = await reviewRound(app, { rest: { anonymous: true }, size: 3 });
    const [first, second] = round.students;
    if (!first || !second) throw new Error('The class is empty.');
    const { id } = await takeUp(round, second.caller);
    const copy = await openReview(app, second.caller, id);
    await copy.lock();
    const said = { on: 'Text', text: 'Which number?', author: second.caller.user.lastName };
    await copy.put(withSuggested(docxWithComments('Text number 0, reviewed', [said]), ', reviewed'));
    await submitReview(second.caller, id);
    const settings = { holdsBack: true, isAnonymous: false, processShare: 0, scale: 'American', version: 0 };
    const { instructor, id: assignmentId } = round;
    await instructor.call('POST', '/api/classes/gradebook/settings', { body: { ...settings, assignmentId } });
    await instructor.call('PATCH', '/api/submission/feedback', {
      body: { submissionId: first.submissionId, comment: 'Well argued.' },
    });
    await db()
      .updateTable('submissions')
      .set({ score: 87.25, alternate_grade: secret })
      .where('id', '=', first.submissionId)
      .execute();
    await first.workspace.put(docxFromText('Text number 0, and more of it'));
    author = await loadData(first.caller);
    reviewer = await loadData(second.caller);
  });

  it('the export of a student has every text with its file, its log and the feedback on it', () => {
    const log = z
      .object({ versions: z.array(z.object({ changes: z.array(z.object({ inserted: z.string() })) })) })
      .parse(json(author ?? new Map(), 'texts/001 Essay/text - process-log.json'));
    expect(JSON.stringify(log.versions)).toContain(', and more of it');
    expect(author?.get('texts/001 Essay/text.docx!word/document.xml')).toContain('and more of it');
    expect(json(author ?? new Map(), 'texts/001 Essay/about.json')).toMatchObject({
      assignment: 'Essay',
      grade: null,
      drafts: [{ title: 'Sketch', status: 'SUBMITTED' }, { status: 'NONE' }],
      feedback: [{ comment: 'Well argued.' }],
    });
    expect(json(author ?? new Map(), 'texts/001 Essay/reviews/reviews.json')).toMatchObject([
      { reviewer: null },
    ]);
    expect(author?.get('texts/001 Essay/reviews/review 1.docx!word/comments.xml')).toContain('Which number?');
    expect(reviewer?.get('reviews-written/001 Essay.docx!word/document.xml')).toContain('reviewed');
  });

  it('the export of a student has no name, address or text of another person, and no grade that is held back', () => {
    const [first, second, third] = round.students;
    for (const [own, files] of [
      [first, author],
      [second, reviewer],
    ] as const) {
      const all = full(files ?? new Map());
      for (const other of [first, second, third].filter((one) => one !== own))
        for (const name of namesOf(other?.caller ?? round.instructor))
          expect({ name, isIn: isIn(all, name) }).toEqual({ name, isIn: false });
      expect(all).not.toContain('Text number 2');
    }
    const all = full(author ?? new Map());
    expect(all).not.toContain(secret);
    expect(all).not.toContain('87.25');
  });
});

it('the export of an instructor has the feedback and materials they wrote, without the names of students', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { student } = await makeWorld(app, instructor);
  const files = await loadData(instructor);
  expect(json(files, 'teaching/classes.json')).toMatchObject([
    { role: 'instructor', students: 1, assignments: ['Essay'] },
  ]);
  expect(json(files, 'teaching/feedback-written.json')).toMatchObject({
    feedback: [{ comment: 'Well argued.' }],
    comments: [{ comment: 'Which ones?' }],
  });
  expect([...files.keys()]).toContain('teaching/rubrics.json');
  expect([...files.keys()]).toContain('teaching/comment-bank.json');
  expect([...files.keys()].some((name) => /^teaching\/templates\/.*\.docx$/.test(name))).toBe(true);
  const all = full(files);
  for (const name of namesOf(student)) expect({ name, isIn: isIn(all, name) }).toEqual({ name, isIn: false });
  expect(all).not.toContain('Some words');
});

it('an export of own data holds the originals of files that were imported, as they were uploaded', async () => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  setUpConverter(process.execPath);
  const file = { name: 'essay.odt', bytes: openDocumentFile('odt', 'Harbour') };
  const { id: conversionId } = await startedConversion(app, student, { fileId }, file);
  setUpConverter(undefined);
  await convertAll(convertedTo('Harbour'));
  await student.call('POST', '/api/conversions/file/import', { query: { id: conversionId, fileId } });
  const files = await loadData(student);
  const original = [...files].find(([name]) => name.endsWith('text - original of version 2.odt'));
  expect(original?.[1]).toContain('mimetypeapplication/vnd.oasis.opendocument.text');
});
