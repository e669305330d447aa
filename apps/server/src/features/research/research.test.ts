import { createReport, foldLog, rounded } from '@redraft/analytics';
import { removeGuards, type SubmissionId } from '@redraft/contracts';
import { inflateEntry, readZip } from '@redraft/documents';
import { expect, it } from 'vitest';
import { readOps, zipCodec } from '../../domain/revisions/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { classWithAssignment, createAssignment, enrollStudent } from '../../testing/course.ts';
import { readCsv } from '../../testing/csv.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { exportClass } from './service.ts';

const app = useApp();

const sentences = ['=1+1 is no formula here', 'A second, rather long sentence "with" quotes'];

async function writtenClass() {
  const testClass = await classWithAssignment(app, { title: 'Essay on cats' });
  const student = await enrollStudent(app, testClass.classId);
  const workspace = await openWorkspace(app, student, testClass.id);
  for (const sentence of sentences) await workspace.save(sentence);
  return { ...testClass, student, workspace };
}

const where = '/api/classes/research/export';

function ask(caller: Caller, query: Record<string, string | number>, path = where) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return app.http().inject({
    url: `${path}?${search}`,
    headers: { authorization: `Bearer ${caller.user.accessToken}` },
  });
}

async function files(caller: Caller, query: Record<string, string | number>, path = where) {
  const answer = await ask(caller, query, path);
  expect(answer.statusCode).toBe(200);
  const entries = readZip(new Uint8Array(answer.rawPayload));
  const texts = entries.map((entry) => [entry.name, new TextDecoder().decode(inflateEntry(entry, zipCodec))]);
  return {
    headers: answer.headers,
    names: entries.map(({ name }) => name),
    texts: new Map(texts as [string, string][]),
  };
}

function table(text: string | undefined): Record<string, string>[] {
  const [heads = [], ...rows] = readCsv(text ?? '');
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, removeGuards(row[at] ?? '')])));
}

async function loadFile(submissionId: SubmissionId) {
  const { main_file_id } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return main_file_id;
}

it('a research export has one row of metrics per submission, computed from its log', async () => {
  const { instructor, classId, workspace } = await writtenClass();
  const { texts, names, headers } = await files(instructor, { classId });
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'x-redraft-texts': '1' });
  const [row] = table(texts.get('measures.csv'));
  expect(names).toEqual(['README.txt', 'data-dictionary.csv', `sittings/${row?.id}.csv`, 'measures.csv']);
  expect(table(texts.get(`sittings/${row?.id}.csv`))).toMatchObject([
    { id: row?.id, session: '1', first_s: '0', active_s: row?.active_s, worked_weq: row?.worked_weq },
  ]);
  const report = rounded(
    createReport(foldLog(await readOps(await loadFile(workspace.submissionId))), { zones: [], effort: {} }),
  );
  expect(row).toMatchObject({
    computed: 'whole',
    kind: 'docx',
    handed_in: '0',
    algorithm_version: report.version,
    saves: String(report.saves),
    words: String(report.wpm.words),
    active_s: String(report.time.active),
    inserted: String(report.revision.inserted),
    effort_score: '',
  });
});

it('a research export documents the unit and definition of each column', async () => {
  const { instructor, classId } = await writtenClass();
  const { texts } = await files(instructor, { classId, content: 'events', writers: 'names' });
  const reported = table(texts.get('data-dictionary.csv'));
  for (const [file, name] of [
    ['measures.csv', 'measures.csv'],
    ['sittings/*.csv', [...texts.keys()].find((key) => key.startsWith('sittings/')) ?? ''],
    ['events/*.csv', [...texts.keys()].find((key) => key.startsWith('events/')) ?? ''],
  ] as const) {
    const [heads] = readCsv(texts.get(name) ?? '');
    expect(reported.filter((row) => row.file === file).map(({ column }) => column)).toEqual(heads);
  }
  expect(reported.every(({ unit, definition }) => unit !== '' && definition?.startsWith('docs/'))).toBe(true);
});

it('a research export contains event logs, with text only if requested', async () => {
  const { instructor, classId } = await writtenClass();
  const { texts } = await files(instructor, { classId, content: 'texts' });
  const [code] = table(texts.get('measures.csv')).map(({ id }) => id);
  let text: string[] = [];
  for (const row of table(texts.get(`events/${code}.csv`))) {
    const [at, deleted] = [Number(row.position), Number(row.deleted)];
    const change = [...(row.text_change ?? '')];
    const came =
      row.activity === 'Remove/Cut' ? [] : row.activity === 'Replace' ? change.slice(deleted + 4) : change;
    text = [...text.slice(0, at), ...came, ...text.slice(at + deleted)];
  }
  expect(text.join('')).toBe(sentences.at(-1));
  expect(texts.get(`texts/${code}.txt`)).toBe(sentences.at(-1));
  const bare = await files(instructor, { classId, content: 'events' });
  expect(bare.names).toEqual([
    'README.txt',
    'data-dictionary.csv',
    `sittings/${code}.csv`,
    `events/${code}.csv`,
    'measures.csv',
  ]);
  for (const content of bare.texts.values()) expect(content).not.toMatch(/formula|rather long/);
});

it('a research export contains codes instead of names, in an order that reveals nothing', async () => {
  const { instructor, classId, id, student, workspace } = await writtenClass();
  for (let more = 0; more < 3; more += 1) await openWorkspace(app, await enrollStudent(app, classId), id);
  const { texts, names } = await files(instructor, { classId, content: 'events' });
  const { username, email, firstName, lastName } = student.user;
  for (const [name, content] of texts)
    for (const word of [
      username,
      email,
      `${firstName} ${lastName}`,
      'Essay on cats',
      `/${workspace.submissionId}.csv`,
    ])
      expect(`${name} ${content}`).not.toContain(word);
  const codes = table(texts.get('measures.csv')).map((row) => row.id);
  expect(codes).toHaveLength(4);
  expect(codes).toEqual(codes.toSorted());
  const again = await files(instructor, { assignmentId: id, content: 'events' }, `${where}Assignment`);
  expect(again.names).toEqual(names);
  expect(again.texts.get('measures.csv')).toBe(texts.get('measures.csv'));
});

it('a research export contains requested names, except those hidden from graders', async () => {
  const { instructor, classId, id, student } = await writtenClass();
  const second = await createAssignment(instructor, classId, { title: 'Graded blindly' });
  await openWorkspace(app, student, second);
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  await instructor.call('POST', '/api/classes/gradebook/settings', {
    body: { ...chosen, assignmentId: second },
  });
  const { texts } = await files(instructor, { classId, writers: 'names' });
  const rows = table(texts.get('measures.csv'));
  const named = rows.find((row) => row.assignment_title === 'Essay on cats');
  const hidden = rows.find((row) => row.assignment_title === 'Graded blindly');
  expect(named).toMatchObject({ last_name: student.user.lastName, first_name: student.user.firstName });
  expect(hidden).toMatchObject({ last_name: '', first_name: '' });
  expect(hidden?.writer).not.toBe(named?.writer);
  const one = await files(instructor, { assignmentId: id, writers: 'names' }, `${where}Assignment`);
  expect(table(one.texts.get('measures.csv'))).toEqual([named]);
});

it('a research export contains only times for files without tracked text', async () => {
  const { instructor, classId, workspace } = await writtenClass();
  const file = await loadFile(workspace.submissionId);
  await db().updateTable('files').set({ kind: 'xlsx' }).where('id', '=', file).execute();
  const { texts, names } = await files(instructor, { classId, content: 'texts' });
  expect(names).toEqual(['README.txt', 'data-dictionary.csv', 'measures.csv']);
  const [row] = table(texts.get('measures.csv'));
  expect(row).toMatchObject({ kind: 'xlsx', computed: 'times', away_s: '0', words: '' });
  expect(Number(row?.active_s)).toBeGreaterThan(0);
});

it('a fifth simultaneous research export is refused unless another one was abandoned', async () => {
  const { instructor, classId } = await writtenClass();
  const { id: userId, ...person } = instructor.user;
  const actor = { ...person, userId, sessionId: 1, sessionExpiresAt: now() };
  const start = async () => {
    const query = { classId, writers: 'codes' as const, content: 'measures' as const };
    const { bytes } = await exportClass(actor, query, now());
    if (bytes instanceof Uint8Array) throw new Error('It came as a whole.');
    const pieces = bytes.pieces[Symbol.asyncIterator]();
    await pieces.next();
    return pieces;
  };
  const started = [await start(), await start(), await start(), await start()];
  await expect(start()).rejects.toMatchObject({ code: 'service.unavailable' });
  const recorded = await db()
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'class.export_research')
    .where('subject_id', '=', classId)
    .execute();
  expect(recorded).toHaveLength(4);
  await started[0]?.return?.();
  started.push(await start());
  for (const pieces of started) await pieces.return?.();
});

it('a research export of an archived class is possible, and each export is recorded', async () => {
  const { instructor, classId } = await writtenClass();
  await db().updateTable('classes').set({ archived_at: new Date() }).where('id', '=', classId).execute();
  for (const content of ['measures', 'texts']) await files(instructor, { classId, content });
  const rows = await db()
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_type', '=', 'class')
    .where('subject_id', '=', classId)
    .where('action', 'in', ['class.read_process', 'class.export_research'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'class.read_process',
    'class.export_research',
    'class.export_research',
  ]);
  expect(rows.at(-1)?.details).toEqual({ content: 'texts', writers: 'codes', texts: 1 });
});

it.each([
  'ROLE_STUDENT',
  'ROLE_TEACHING_ASSISTANT',
  'ROLE_EDUCATION_COORDINATOR',
  'ROLE_MODERATOR',
  'ROLE_ADMIN',
] as const)('a research export is not available to %s', async (role) => {
  const { classId, id } = await writtenClass();
  const caller = await app.signInAs(role);
  expect((await ask(caller, { classId })).statusCode).toBe(403);
  expect((await ask(caller, { assignmentId: id }, `${where}Assignment`)).statusCode).toBe(403);
});

it('a research export is not available to students, other instructors and assistants', async () => {
  const { classId, id, student } = await writtenClass();
  expect((await ask(student, { classId })).statusCode).toBe(403);
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await ask(other, { classId })).statusCode).toBe(404);
  await db()
    .insertInto('class_assistants')
    .values({ class_id: classId, user_id: other.user.id, added_at: now() })
    .execute();
  expect((await ask(other, { classId })).statusCode).toBe(404);
  expect((await ask(other, { assignmentId: id }, `${where}Assignment`)).statusCode).toBe(404);
});

it.each([
  ['no class', {}, 400],
  ['a class that is a word', { classId: 'x' }, 400],
  ['a class that is not there', { classId: 999_999_999 }, 404],
  ['writers that are neither', { classId: 1, writers: 'emails' }, 400],
  ['a content that is none', { classId: 1, content: 'keys' }, 400],
])('a research export refuses %s', async (_what, query, status) => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await ask(instructor, query)).statusCode).toBe(status);
});
