import {
  limits,
  madeRosterSourceSchema,
  type RosterImport,
  type RosterSourceId,
  requestedRosterImportSchema,
  roles,
  rosterSourceIdSchema,
  rosterSourcesSchema,
} from '@redraft/contracts';
import { fflateCodec, packEntry, writeZip } from '@redraft/documents';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eraseRosterRecords, importDelivery, importRequested } from '../../domain/oneroster/index.ts';
import { now } from '../../platform/clock.ts';
import { db, isInTransaction } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';
import { exportFiles, type RosterWorld, sampleWorld } from '../../testing/oneroster.ts';
import { sendForm } from '../../testing/templates.ts';

const app = useApp();
const path = '/api/admin/oneroster';
const logger = createLogger('silent');
let admin: Caller;
let prefixes = 0;
beforeAll(async () => {
  admin = await app.signInAs('ROLE_ADMIN');
});
// There is a limit to their number.
beforeEach(() => db().deleteFrom('roster_sources').execute());

async function addSource(): Promise<RosterSourceId> {
  const [area, level] = await Promise.all(
    ['area', 'level'].map((kind) =>
      db()
        .selectFrom('lookups')
        .select('id')
        .where('kind', '=', kind)
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    ),
  );
  const body = {
    name: 'District',
    timeZone: 'Europe/Berlin',
    subjectAreaId: area?.id,
    studentLevelId: level?.id,
  };
  return madeRosterSourceSchema.parse((await admin.call('POST', path, { body })).body).id;
}

interface Sent {
  id: RosterSourceId;
  files: readonly [string, string | Uint8Array][];
  dryRun?: boolean;
}

function upload(who: Caller, { id, files, dryRun = false }: Sent) {
  const form = new FormData();
  form.set('id', String(id));
  form.set('dryRun', String(dryRun));
  for (const [name, content] of files) form.append('file', new File([content as never], name)); // cast: any content
  return sendForm(app, who, `${path}/files`, form);
}

const request = (id: RosterSourceId, body: { dryRun?: boolean; digest?: string } = {}) =>
  admin.call('POST', `${path}/import`, { body: { id, ...body } });
const state = async (id: RosterSourceId) =>
  requestedRosterImportSchema.parse((await admin.call('GET', `${path}/import`, { query: { id } })).body);
/** As a worker does soon after it was asked for. */
const work = async () => {
  while (await importRequested(logger, now));
};

async function answerOf(id: RosterSourceId): Promise<RosterImport> {
  await work();
  const last = await state(id);
  if (last.state !== 'done') throw new Error(`The import is ${last.state}.`);
  return last.answer;
}

const done = async (sent: Sent): Promise<RosterImport> => {
  await upload(admin, sent);
  return answerOf(sent.id);
};
const importPreviewed = async (id: RosterSourceId, digest: string): Promise<RosterImport> => {
  await request(id, { digest });
  return answerOf(id);
};
const keptPieces = async (id: RosterSourceId) =>
  (await db().selectFrom('roster_upload_pieces').select('file').where('source_id', '=', id).execute()).length;
const nothing = (answer: RosterImport) => Object.values(answer.counts).every((count) => count === 0);

/** A source, and a world whose users have unique addresses. */
async function newWorld() {
  prefixes += 1;
  const world = sampleWorld(`w${prefixes}`);
  const id = await addSource();
  const importAll = (change: Partial<RosterWorld> = {}, rest: Partial<Sent> = {}) =>
    done({ id, files: exportFiles({ ...world, ...change }), ...rest });
  return { world, id, importAll };
}

async function classesOf(id: RosterSourceId) {
  return db()
    .selectFrom('roster_classes')
    .innerJoin('classes', 'classes.id', 'class_id')
    .innerJoin('users', 'users.id', 'owner_id')
    .select(['class_id', 'name', 'start_day', 'end_day', 'archived_at', 'users.email as owner', 'enroll_key'])
    .where('source_id', '=', id)
    .orderBy('sourced_id')
    .execute();
}

async function studentsOf(id: RosterSourceId): Promise<string[]> {
  const rows = await db()
    .selectFrom('roster_classes')
    .innerJoin('enrollments', 'enrollments.class_id', 'roster_classes.class_id')
    .innerJoin('users', 'users.id', 'student_id')
    .select(['email', 'sourced_id'])
    .where('source_id', '=', id)
    .where('dropped_at', 'is', null)
    .orderBy('sourced_id')
    .orderBy('email')
    .execute();
  return rows.map(({ sourced_id: course, email }) => `${course} ${email}`);
}

it('a OneRoster export is previewed, and then creates accounts, classes and places in one transaction', async () => {
  const { id, importAll } = await newWorld();
  const planned = await importAll({}, { dryRun: true });
  expect(planned).toMatchObject({
    isDone: false,
    problemCount: 0,
    counts: { account_created: 5, class_created: 2, student_added: 4, staff_added: 3 },
    skipped: { other_role: 1 },
  });
  expect(planned.files.map(({ name, mode, rows }) => `${name} ${mode} ${rows}`)).toEqual([
    'orgs.csv bulk 1',
    'academicSessions.csv bulk 1',
    'courses.csv bulk 1',
    'classes.csv bulk 2',
    'users.csv bulk 6',
    'enrollments.csv bulk 7',
  ]);
  expect(await classesOf(id)).toEqual([]);
  expect(await importPreviewed(id, planned.digest)).toMatchObject({ isDone: true });
  expect(await classesOf(id)).toMatchObject([
    { name: 'Rhetoric', start_day: '2026-08-01', end_day: '2099-07-31', owner: 'w1.t1@example.org' },
    { name: 'Poetics', owner: 'w1.t2@example.org' },
  ]);
  expect((await classesOf(id))[0]?.enroll_key).toMatch(/^RH-[A-Z0-9]{5}$/);
  expect(await studentsOf(id)).toEqual([
    'c1 w1.s1@example.org',
    'c1 w1.s2@example.org',
    'c2 w1.s1@example.org',
    'c2 w1.s3@example.org',
  ]);
  const [rhetoric] = await classesOf(id);
  const assistants = await db()
    .selectFrom('class_assistants')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'marking'])
    .where('class_id', '=', rhetoric?.class_id ?? null)
    .execute();
  expect(assistants).toEqual([{ email: 'w1.t2@example.org', marking: 'grade' }]);
});

it('importing a OneRoster export again changes nothing', async () => {
  const { id, importAll } = await newWorld();
  await importAll();
  const again = await importAll();
  expect(again.isDone && nothing(again)).toBe(true);
  expect(await classesOf(id)).toHaveLength(2);
});

it('a OneRoster export can be a zip with the files in any folder', async () => {
  const { world, id } = await newWorld();
  const utf8 = new TextEncoder();
  const zip = writeZip(
    exportFiles(world).map(([name, content]) =>
      packEntry({ name: `export/${name}`, content: utf8.encode(content), codec: fflateCodec }),
    ),
  );
  expect(await done({ id, files: [['export.zip', zip]] })).toMatchObject({
    isDone: true,
    counts: { class_created: 2 },
  });
});

it('a bulk file removes the places of people that it does not contain, and keeps their texts', async () => {
  const { world, id, importAll } = await newWorld();
  await importAll();
  const enrollments = world.enrollments.filter((row) => !row.startsWith('e1,'));
  const answer = await importAll({ enrollments });
  expect(answer.counts).toMatchObject({ student_removed: 1, student_added: 0 });
  expect(answer.changes[0]).toMatchObject({ kind: 'student_removed', className: 'Rhetoric' });
  expect(await studentsOf(id)).toHaveLength(3);
  const [left] = await db()
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'class.remove_student')
    .where('actor_id', '=', admin.user.id)
    .execute();
  expect(left).toMatchObject({ details: { by: 'OneRoster' } });
  expect(await importAll()).toMatchObject({ counts: { student_added: 1 } });
  expect(await studentsOf(id)).toHaveLength(4);
});

it('a delta file changes the records that it contains, and nothing else', async () => {
  const { world, id, importAll } = await newWorld();
  await importAll();
  const manifest: [string, string] = [
    'manifest.csv',
    'propertyName,value\nmanifest.version,1.0\noneroster.version,1.2\nfile.enrollments,delta\nfile.users,delta\nfile.classes,absent\n',
  ];
  const files: [string, string][] = [
    manifest,
    [
      'users.csv',
      `${world.userHead}\ns2,active,2026-11-01T00:00:00Z,true,student,,Renamed,Student,${world.email('s2')}\n`,
    ],
    [
      'enrollments.csv',
      `${world.enrollmentHead}\ne2,tobedeleted,2026-11-01T00:00:00Z,c1,s2,student,false\ne9,active,2026-11-01T00:00:00Z,c2,s2,student,false\n`,
    ],
  ];
  expect(await done({ id, files })).toMatchObject({
    isDone: true,
    counts: { account_changed: 1, student_removed: 1, student_added: 1, class_archived: 0 },
  });
  const renamed = await db()
    .selectFrom('users')
    .select('first_name')
    .where('email', '=', world.email('s2'))
    .executeTakeFirst();
  expect(renamed).toEqual({ first_name: 'Renamed' });
  expect(await studentsOf(id)).toContain(`c2 ${world.email('s2')}`);
});

it('a class that a bulk file does not contain any more is archived, with its members', async () => {
  const { world, id, importAll } = await newWorld();
  await importAll();
  const change = {
    classes: world.classes.filter((row) => !row.startsWith('c2')),
    enrollments: world.enrollments.filter((row) => !row.includes(',c2,')),
  };
  expect((await importAll(change)).counts).toMatchObject({ class_archived: 1, student_removed: 0 });
  const [, poetics] = await classesOf(id);
  expect(poetics?.archived_at).not.toBeNull();
  expect(await studentsOf(id)).toHaveLength(4);
  expect(nothing(await importAll(change))).toBe(true);
});

it('an invalid row is reported by file, row and field, and nothing is imported', async () => {
  const { world, id, importAll } = await newWorld();
  const change = {
    users: [...world.users, 'x1,,,true,student,,,Nameless,not an address'],
    enrollments: [...world.enrollments, 'e8,,,c1,nobody,student,false', 'e8,,,c1,s1,student,false'],
  };
  const answer = await importAll(change);
  expect(answer).toMatchObject({ isDone: false, problemCount: 4 });
  expect(answer.problems).toEqual([
    { file: 'users.csv', line: 8, field: 'email', sourcedId: 'x1', problem: 'email_invalid' },
    { file: 'users.csv', line: 8, field: 'givenName', sourcedId: 'x1', problem: 'value_missing' },
    { file: 'enrollments.csv', line: 10, field: 'sourcedId', sourcedId: 'e8', problem: 'id_repeated' },
    {
      file: 'enrollments.csv',
      line: 9,
      field: 'userSourcedId',
      sourcedId: 'e8',
      problem: 'reference_unknown',
    },
  ]);
  expect(await classesOf(id)).toEqual([]);
});

it('an invalid row is reported with its ID without control characters', async () => {
  const { world, importAll } = await newWorld();
  const answer = await importAll({
    users: [...world.users, 'x\u00001,,,true,student,,,Nameless,not an address'],
  });
  expect(answer.problems).toMatchObject([
    { sourcedId: 'x 1', problem: 'email_invalid' },
    { sourcedId: 'x 1', problem: 'value_missing' },
  ]);
});

it('a roster whose ids have control characters and repeated spaces is previewed, and then imported', async () => {
  const { world, id, importAll } = await newWorld();
  const change = {
    users: world.users.map((row) => row.replace(/^s1,/, 's\u0000  1,')),
    enrollments: world.enrollments.map((row) => row.replace(',s1,', ',s\u0000  1,')),
  };
  const planned = await importAll(change, { dryRun: true });
  expect(planned).toMatchObject({ problemCount: 0, counts: { account_created: 5, student_added: 4 } });
  expect(await importPreviewed(id, planned.digest)).toMatchObject({ isDone: true });
  expect(await studentsOf(id)).toHaveLength(4);
});

it('an import that differs from its preview is refused, with the current preview', async () => {
  const { world, id, importAll } = await newWorld();
  const { digest } = await importAll({}, { dryRun: true });
  await importAll({ enrollments: world.enrollments.slice(1) }, { dryRun: true });
  expect(await importPreviewed(id, digest)).toMatchObject({ isDone: false, counts: { student_added: 3 } });
});

it('uploaded files are imported by a worker, which reports the number of read rows and changes', async () => {
  const { world, id } = await newWorld();
  const waiting = { state: 'waiting', origin: 'files', isDryRun: false, records: 0, changesPlanned: 0 };
  expect((await upload(admin, { id, files: exportFiles(world) })).body).toMatchObject(waiting);
  expect(await state(id)).toMatchObject(waiting);
  await work();
  const progress = await db()
    .selectFrom('roster_requests')
    .select(['records_read', 'changes_planned', 'changes_made'])
    .where('source_id', '=', id)
    .executeTakeFirstOrThrow();
  // Five accounts, two classes and seven places.
  expect(progress).toEqual({ records_read: 18, changes_planned: 14, changes_made: 14 });
});

it('the progress of an unfinished import is visible to other connections', async () => {
  const { world, id } = await newWorld();
  const seen: unknown[] = [];
  const files = exportFiles(world).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  const onProgress = async () => {
    seen.push(isInTransaction());
  };
  const delivery = { kind: 'files' as const, files };
  await importDelivery(
    admin.user.id,
    { sourceId: id, delivery, isDryRun: false, isLocal: false, onProgress },
    now(),
  );
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(true);
});

it('uploaded files are kept until their preview is imported, and no longer', async () => {
  const { world, id, importAll } = await newWorld();
  const { digest } = await importAll({}, { dryRun: true });
  expect(await keptPieces(id)).toBe(7);
  expect(await importPreviewed(id, digest)).toMatchObject({ isDone: true });
  expect(await keptPieces(id)).toBe(0);
  expect(await request(id, { digest })).toMatchObject({
    status: 409,
    body: { code: 'oneroster.files_gone' },
  });
  expect(await state(id)).toMatchObject({ state: 'done', answer: { isDone: true } });
  await importAll(
    { users: [...world.users, 'x1,,,true,student,,,Nameless,not an address'] },
    { dryRun: true },
  );
  expect(await keptPieces(id)).toBe(0);
  await importAll({}, { dryRun: true });
  await importRequested(logger, () => new Date(Date.now() + 25 * 3600_000));
  expect([await state(id), await keptPieces(id)]).toEqual([{ state: 'none' }, 0]);
});

it('files that are not read are not stored', async () => {
  const { world, id } = await newWorld();
  const files = exportFiles(world);
  const unread: [string, string][] = ['demographics.csv', 'results.csv', 'notes.txt'].map((name) => [
    name,
    'sourcedId,birthDate',
  ]);
  await upload(admin, { id, files: [...unread, ...files], dryRun: true });
  const stored = await db()
    .selectFrom('roster_upload_pieces')
    .select('name')
    .where('source_id', '=', id)
    .orderBy('file')
    .execute();
  expect(stored.map(({ name }) => name)).toEqual(files.map(([name]) => name));
  expect(await answerOf(id)).toMatchObject({ problemCount: 0, counts: { class_created: 2 } });
});

it('files that are stored in several pieces are read unchanged', async () => {
  const { world, id } = await newWorld();
  const empty = `${','.repeat(8)}
`;
  const files = exportFiles(world).map(([name, text]): [string, string] => [
    name,
    name === 'users.csv' ? `${text}${empty.repeat(60_000)}` : text,
  ]);
  expect(await done({ id, files, dryRun: true })).toMatchObject({ counts: { account_created: 5 } });
  expect(await keptPieces(id)).toBe(9);
});

it('an upload is refused while another import of the same system is waiting or running', async () => {
  const { world, id } = await newWorld();
  await upload(admin, { id, files: exportFiles(world), dryRun: true });
  expect(await upload(admin, { id, files: [['users.csv', 'sourcedId']] })).toMatchObject({
    status: 409,
    body: { code: 'oneroster.import_running' },
  });
  expect((await answerOf(id)).counts).toMatchObject({ account_created: 5 });
});

it('a class whose code is the enrolment key of an existing class is connected with it, and keeps its name', async () => {
  const { world, id, importAll } = await newWorld();
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const { enroll_key: key, name } = await db()
    .selectFrom('classes')
    .select(['enroll_key', 'name'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const classes = world.classes.map((row) => row.replace('CODE1', key));
  expect((await importAll({ classes })).counts).toMatchObject({ class_connected: 1, class_created: 1 });
  expect((await classesOf(id)).map((row) => [row.class_id === classId, row.name])).toContainEqual([
    true,
    name,
  ]);
});

it('people with an account are connected with it, except administrators', async () => {
  const { world, importAll } = await newWorld();
  const student = await app.signInAs('ROLE_STUDENT');
  const users = world.users.map((row) =>
    row.replace(world.email('s1'), student.user.email).replace(world.email('t2'), admin.user.email),
  );
  const answer = await importAll({ users });
  expect(answer.counts).toMatchObject({ account_connected: 1, account_created: 3, class_created: 1 });
  expect(answer.skipped).toMatchObject({ privileged: 1, no_teacher: 1 });
  const known = await db()
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', admin.user.id)
    .execute();
  expect(known).toEqual([{ role: 'ROLE_ADMIN' }]);
});

it('a student whom the instructor has removed is not enrolled again by the next import', async () => {
  const { id, importAll } = await newWorld();
  await importAll();
  const [rhetoric] = await classesOf(id);
  await db()
    .updateTable('enrollments')
    .set({ dropped_at: new Date() })
    .where('class_id', '=', rhetoric?.class_id ?? null)
    .execute();
  expect(nothing(await importAll())).toBe(true);
  expect(await studentsOf(id)).toHaveLength(2);
});

it('records about the person of a deleted account are deleted, and create no account again', async () => {
  const { world, id, importAll } = await newWorld();
  await importAll();
  const { id: userId } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', world.email('s1'))
    .executeTakeFirstOrThrow();
  await eraseRosterRecords(userId);
  await db()
    .updateTable('users')
    .set({ deleted_at: new Date(), email: 'gone' })
    .where('id', '=', userId)
    .execute();
  const records = () =>
    db().selectFrom('roster_records').select('sourced_id').where('source_id', '=', id).execute();
  expect((await records()).map(({ sourced_id: one }) => one)).not.toContain('s1');
  expect(await importAll()).toMatchObject({
    counts: { account_created: 0, student_added: 0 },
    skipped: { deleted_account: 1 },
  });
  expect((await records()).map(({ sourced_id: one }) => one)).not.toContain('s1');
});

it('files that are no OneRoster export are refused and deleted', async () => {
  const id = await addSource();
  const reasonOf = async (name: string, content: string | Uint8Array) => {
    await upload(admin, { id, files: [[name, content]] });
    await work();
    return state(id);
  };
  const failed = { state: 'failed', isDryRun: false, origin: 'files' };
  for (const content of ['', 'hello', new Uint8Array([0x50, 0x4b, 3, 4, 1])])
    expect(await reasonOf('export.csv', content)).toEqual({ ...failed, reason: 'unreadable' });
  const rows = `sourcedId,givenName\n${'a,b,c,d\n'.repeat(100_001)}`;
  expect(await reasonOf('users.csv', rows)).toEqual({ ...failed, reason: 'too_many_rows' });
  const source = rosterSourcesSchema
    .parse((await admin.call('GET', path)).body)
    .sources.find((one) => one.id === id);
  expect(source?.runs.map(({ reason }) => reason)).toEqual(['too_many_rows', ...Array(3).fill('unreadable')]);
  expect(await keptPieces(id)).toBe(0);
});

it('an upload without a file, with too large a file or for no system is refused', async () => {
  const id = await addSource();
  expect(await upload(admin, { id, files: [] })).toMatchObject({ body: { code: 'template.file_required' } });
  const large = new Uint8Array(limits.oneRosterBytes + 1);
  expect(await upload(admin, { id, files: [['users.csv', large]] })).toMatchObject({
    status: 413,
    body: { code: 'oneroster.files_too_large' },
  });
  const full = new Uint8Array(limits.oneRosterBytes);
  const names = ['orgs.csv', 'users.csv', 'classes.csv'];
  const files = names.map((name): [string, Uint8Array] => [name, full]);
  expect(await upload(admin, { id, files: [...files, ['roles.csv', 'x']] })).toMatchObject({
    status: 413,
    body: { code: 'oneroster.files_too_large' },
  });
  const none = rosterSourceIdSchema.parse(999_999);
  expect(await upload(admin, { id: none, files: [['users.csv', 'sourcedId']] })).toMatchObject({
    status: 404,
  });
  expect((await request(none)).status).toBe(404);
  expect(await state(id)).toEqual({ state: 'none' });
});

it('systems can be added, changed and removed, with log entries, and show their last import', async () => {
  const { id, importAll } = await newWorld();
  await importAll();
  const read = async () => rosterSourcesSchema.parse((await admin.call('GET', path)).body);
  const source = (await read()).sources.find((one) => one.id === id);
  expect(source).toMatchObject({
    people: 5,
    classes: 2,
    runs: [{ outcome: 'done', isNightly: false, counts: { class_created: 2 } }],
  });
  const { name: _name, people: _people, classes: _classes, runs: _runs, ...fields } = source ?? {};
  const body = { ...fields, name: 'Renamed' };
  expect((await admin.call('PUT', path, { body })).status).toBe(200);
  expect((await admin.call('PUT', path, { body: { ...body, subjectAreaId: 9999 } })).body).toMatchObject({
    code: 'class.area_required',
  });
  expect((await admin.call('DELETE', path, { query: { id } })).status).toBe(200);
  expect((await admin.call('DELETE', path, { query: { id } })).status).toBe(404);
  const log = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'roster_source')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action.split('.')[1])).toEqual(['add', 'import', 'change', 'remove']);
});

it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))(
  'importing from OneRoster is refused to %s',
  async (role) => {
    const caller = await app.signInAs(role);
    const id = await addSource();
    expect((await upload(caller, { id, files: [['users.csv', 'sourcedId']] })).status).toBe(403);
    expect((await caller.call('GET', path)).status).toBe(403);
  },
);
