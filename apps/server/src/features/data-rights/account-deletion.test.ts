import {
  accountDeletionSchema,
  submissionCommentsSchema,
  type UserId,
  userIdSchema,
} from '@redraft/contracts';
import { docxFromText, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAllColumns, listErasedColumns } from '../../data-map/index.ts';
import { headOf, loadPackedTextLog, purgeFiles, readCurrent } from '../../domain/revisions/index.ts';
import { openTextLog } from '../../domain/revisions/worker-exports.ts';
import { erasers } from '../../jobs.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { createClass, enrollStudent } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import {
  openReview,
  ownReviews,
  type ReviewRound,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { insertRowsOfPerson } from '../../testing/rows-of-a-person.ts';
import { withSuggested } from '../../testing/suggested-files.ts';
import { remindOfDeletions } from './deletion.ts';
import { eraseDueAccounts } from './erase.ts';
import { makeExports } from './export.ts';

const app = useApp({ settings: { supportEmail: 'support@example.org' } });
const path = '/api/account/deletion';
const logger = createLogger('silent');
const day = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);

const check = async (caller: Caller) => accountDeletionSchema.parse((await caller.call('GET', path)).body);
const ask = (caller: Caller, confirmation = password) =>
  caller.call('POST', path, { body: { confirmation } });
const run = (now = daysFromNow(14.1)) => eraseDueAccounts({ erasers, logger }, now);

async function mailsTo(id: UserId): Promise<string[]> {
  const rows = await db()
    .selectFrom('mails')
    .select('template')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ template }) => template);
}

async function actsOn(id: UserId): Promise<string[]> {
  const rows = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

it('a requested deletion waits fourteen days, is reported by mail and in the audit log, and repeated requests count as one', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  const id = userIdSchema.parse(caller.user.id);
  expect(await check(caller)).toMatchObject({
    dueAt: null,
    confirmBy: 'password',
    graceDays: 14,
    refusals: [],
  });
  expect(await ask(caller, 'Not my word 1!')).toMatchObject({
    status: 403,
    body: { code: 'account.confirmation_wrong' },
  });
  expect((await check(caller)).dueAt).toBeNull();
  const requested = accountDeletionSchema.parse((await ask(caller)).body);
  expect(new Date(requested.dueAt ?? 0).getTime() - new Date(requested.requestedAt ?? 0).getTime()).toBe(
    14 * day,
  );
  expect(accountDeletionSchema.parse((await ask(caller)).body).dueAt).toBe(requested.dueAt);
  expect(await mailsTo(id)).toEqual(['account-deletion-requested']);
  expect(await actsOn(id)).toEqual(['account.delete_requested']);
  await run(daysFromNow(13.9));
  expect((await check(caller)).dueAt).toBe(requested.dueAt);
});

it('a requested deletion is cancelled by keeping the account', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  await ask(caller);
  for (const _twice of [1, 2])
    expect(await caller.call('DELETE', path)).toMatchObject({ status: 200, body: { dueAt: null } });
  await run();
  expect((await caller.call('GET', '/api/auth/profile')).status).toBe(200);
  expect(await actsOn(userIdSchema.parse(caller.user.id))).toEqual([
    'account.delete_requested',
    'account.kept',
  ]);
});

it('a requested deletion causes one reminder two days before', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  await ask(caller);
  const reminders = async () =>
    (await mailsTo(userIdSchema.parse(caller.user.id))).filter(
      (name) => name === 'account-deletion-reminder',
    );
  await remindOfDeletions(daysFromNow(11.9));
  expect(await reminders()).toEqual([]);
  await remindOfDeletions(daysFromNow(12.1));
  await remindOfDeletions(daysFromNow(12.5));
  expect(await reminders()).toHaveLength(1);
  await caller.call('DELETE', path);
});

it('a requested deletion is confirmed by the username if the account has no password here', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  const id = userIdSchema.parse(caller.user.id);
  await db()
    .updateTable('users')
    .set({ password_hash: null, auth_provider: 'oidc' })
    .where('id', '=', id)
    .execute();
  expect((await check(caller)).confirmBy).toBe('username');
  expect((await ask(caller)).status).toBe(403);
  expect((await ask(caller, caller.user.username.toUpperCase())).status).toBe(200);
  await caller.call('DELETE', path);
});

it('a deletion is refused to the last administrator, and to owners of classes with students', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  expect((await check(admin)).refusals).toEqual([{ kind: 'last_admin' }]);
  expect(await ask(admin)).toMatchObject({ status: 409, body: { code: 'account.last_admin' } });
  const other = await app.signInAs('ROLE_ADMIN');
  expect((await ask(admin)).status).toBe(200);
  await admin.call('DELETE', path);
  expect((await check(other)).refusals).toEqual([]);

  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor, { classname: 'Writing II' });
  expect((await check(instructor)).refusals).toEqual([]);
  await enrollStudent(app, id);
  expect((await check(instructor)).refusals).toEqual([
    { kind: 'classes', classes: [{ id, name: 'Writing II', students: 1 }] },
  ]);
  expect(await ask(instructor)).toMatchObject({ status: 409, body: { code: 'account.owns_classes' } });
});

it('a due deletion waits if students have joined a class of the account meanwhile', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const id = await createClass(instructor);
  expect((await ask(instructor)).status).toBe(200);
  await enrollStudent(app, id);
  await run();
  expect((await check(instructor)).refusals).toHaveLength(1);
  expect((await instructor.call('GET', '/api/auth/profile')).status).toBe(200);
  await instructor.call('DELETE', path);
});

it('a due deletion is carried out and reported once by two simultaneous workers', async () => {
  const caller = await app.signInAs('ROLE_STUDENT');
  const id = userIdSchema.parse(caller.user.id);
  await ask(caller);
  await Promise.all([run(), run()]);
  await run();
  expect(await actsOn(id)).toEqual(['account.delete_requested', 'account.deleted']);
  expect((await mailsTo(id)).filter((name) => name === 'account-deleted')).toHaveLength(1);
});

it('a deletion is refused to the only administrator who can sign in, even if closed accounts have the role', async () => {
  const admins = await app.signInAs('ROLE_ADMIN');
  await db().updateTable('users').set({ confirmed: false }).where('id', '<>', admins.user.id).execute();
  expect((await check(admins)).refusals).toEqual([{ kind: 'last_admin' }]);
  await db().updateTable('users').set({ confirmed: true }).execute();
});

it('a deletion cannot be requested without a session or with an invalid confirmation', async () => {
  expect((await app.anonymous('GET', path)).status).toBe(401);
  expect((await app.anonymous('POST', path, { body: { confirmation: password } })).status).toBe(401);
  expect((await app.anonymous('DELETE', path)).status).toBe(401);
  const caller = await app.signInAs('ROLE_STUDENT');
  for (const body of [{}, { confirmation: '' }, { confirmation: 7 }])
    expect((await caller.call('POST', path, { body })).status).toBe(400);
});

it('a save after the start of a deletion is refused, and nothing of it is stored', async () => {
  const { student, workspace } = await startedAssignment(app);
  const { file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id as file_id')
    .where('id', '=', workspace.submissionId)
    .executeTakeFirstOrThrow();
  const { seq } = await headOf(fileId);
  await ask(student);
  const saves = eraseDueAccounts({ erasers: [], logger }, daysFromNow(14.1)).then(() =>
    workspace.save('Too late.'),
  );
  expect([401, 403, 404]).toContain((await saves).status);
  expect((await headOf(fileId)).seq).toBe(seq);
});

/** Who is deleted: by these words they would be known. */
const names = {
  first: 'Quentin',
  last: 'Zwiebelfisch',
  username: 'zwiebel_q',
  email: 'quentin.z@example.org',
};
const marker = 'Lantern herrings waltz';
const needles = [...Object.values(names), marker, '+49 30 7654321'];

/** Where in the database, and in the files that are kept in it, one of these words stands. */
async function loadPlaces(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    SELECT columns.table_name AS table, columns.column_name AS column, columns.udt_name AS type
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND udt_name IN ('text', 'varchar', 'bpchar', 'name', 'json', 'jsonb', 'bytea', '_text')`.execute(db());
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    for (const word of words) {
      const { rows } = await sql<{ is_there: boolean }>`
        SELECT EXISTS (SELECT FROM ${sql.table(table)} WHERE ${
          type === 'bytea'
            ? sql`position(convert_to(${word}, 'UTF8') IN ${sql.ref(column)}) > 0`
            : sql`strpos(lower(${sql.ref(column)}::text), lower(${word}::text)) > 0`
        }) AS is_there`.execute(db());
      if (rows[0]?.is_there) found.push(`${table}.${column}: ${word}`);
    }
  }
  for (const { id } of await db().selectFrom('files').select('id').execute()) {
    const parts = readZip((await readCurrent(id)).bytes).map((entry) => inflateEntry(entry, fflateCodec));
    const log = await openTextLog(await loadPackedTextLog(id)).catch(() => null);
    const all = [...parts.map((part) => new TextDecoder().decode(part)), JSON.stringify(log)].join('\n');
    for (const word of words) if (all.includes(word)) found.push(`file ${id}: ${word}`);
  }
  return found;
}

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

/** The columns that refer to an account. */
async function columnsThatPointTo(id: UserId): Promise<string[]> {
  const pointing: string[] = [];
  for (const named of listAllColumns().filter(({ kind }) => kind === 'account')) {
    const { rows } = await sql<{ is_there: boolean }>`
      SELECT EXISTS (SELECT FROM ${sql.table(named.table)} WHERE ${sql.ref(named.column)} = ${id}) AS is_there`.execute(
      db(),
    );
    if (rows[0]?.is_there) pointing.push(nameOf(named));
  }
  return pointing;
}

/** Columns that must be erased, and hold nothing of the person before: the test would not notice if they were forgotten. */
function listUnfilled(places: readonly string[], pointing: readonly string[]): string[] {
  const hasWord = (name: string) => places.some((place) => place.startsWith(`${name}: `));
  return listErasedColumns()
    .filter(({ isPacked }) => isPacked !== true)
    .filter((named) =>
      named.kind === 'account' ? !pointing.includes(nameOf(named)) : !hasWord(nameOf(named)),
    )
    .map(nameOf);
}

describe('an account that is deleted', () => {
  let round: ReviewRound;
  let person: Caller;
  let id: UserId;

  beforeAll(async () => {
    round = await reviewRound(app, {
      size: 3,
      bytes: (index) =>
        docxFromText(index === 0 ? `${marker}, by ${names.first} ${names.last}` : `Text ${index}`),
    });
    const [own, next, third] = round.students;
    if (!own || !next || !third) throw new Error('The class is empty.');
    person = own.caller;
    id = userIdSchema.parse(person.user.id);
    const { first, last, username, email } = names;
    await db()
      .updateTable('users')
      .set({ first_name: first, last_name: last, username, email, phone: '+49 30 7654321' })
      .where('id', '=', id)
      .execute();
    const author = `${first} ${last}`;
    // Their review of the third text is handed in; the next one reviews theirs.
    const written = await takeUp(round, person);
    const copy = await openReview(app, person, written.id);
    await copy.lock();
    await copy.put(docxWithComments('Text 2', [{ on: 'Text', text: 'Which one?', author }]));
    await submitReview(person, written.id);
    const about = await takeUp(round, next.caller);
    const second = await openReview(app, next.caller, about.id);
    await second.lock();
    const reviewed = `${marker}, by ${names.first} ${names.last} again`;
    const comments = [{ on: marker, text: 'Nice', author: 'Another' }];
    await second.put(withSuggested(docxWithComments(reviewed, comments), ' again'));
    await submitReview(next.caller, about.id);
    const { submissionId } = own;
    const { instructor, classId } = round;
    await instructor.call('PATCH', '/api/submission/feedback', {
      body: { submissionId, comment: `Dear ${first}, “${marker}” is lovely.` },
    });
    await instructor.call('POST', '/api/submission/comments', {
      body: { submissionId, seq: 1, from: 0, to: marker.length, comment: `“${marker}”, ${first}: why?` },
    });
    const said = await person.call('GET', '/api/submission/comments', { query: { submissionId } });
    const [comment] = submissionCommentsSchema.parse(said.body).comments;
    await person.call('POST', '/api/submission/comments/replies', {
      body: { commentId: comment?.id, text: `“${marker}” is what I meant` },
    });
    await person.call('POST', '/api/student/note', {
      body: {
        submissionId,
        from: new Date(Date.now() - 1000).toISOString(),
        to: new Date().toISOString(),
        text: `${marker} came to me`,
        source: null,
      },
    });
    await db()
      .insertInto('accommodations')
      .values({
        class_id: classId,
        student_id: id,
        extra_percent: 20,
        extension_minutes: 0,
        note: `${first} has a certificate`,
        granted_at: new Date(),
        granted_by: userIdSchema.parse(instructor.user.id),
      })
      .execute();
    await db()
      .insertInto('class_invitations')
      .values({ class_id: classId, email, first_name: first, last_name: last, invited_at: new Date() })
      .execute();
    await db()
      .insertInto('audit_log')
      .values({
        at: new Date(),
        actor_id: userIdSchema.parse(instructor.user.id),
        action: 'class.invite',
        subject_type: 'class',
        subject_id: classId,
        details: JSON.stringify({ email: email.toUpperCase() }),
      })
      .execute();
    const attached = await db()
      .insertInto('attachments')
      .values({
        submission_id: submissionId,
        name: `${last}.txt`,
        size: 5,
        uploaded_at: new Date(),
        uploaded_by: id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('attachment_pieces')
      .values({ attachment_id: attached.id, position: 0, content: Buffer.from(marker) })
      .execute();
    const at = new Date();
    const later = new Date(Date.now() + day);
    const hash = Buffer.from(last);
    await db()
      .insertInto('identities')
      .values({
        issuer: 'https://uni.example.org',
        subject: username,
        user_id: id,
        way: 'oidc',
        connected_at: at,
        used_at: at,
      })
      .execute();
    await db()
      .insertInto('sign_on_attempts')
      .values({
        state_hash: hash,
        browser_hash: hash,
        way: 'saml',
        issuer: 'https://uni.example.org',
        nonce: 'n',
        asserted: JSON.stringify({ email: email.toUpperCase() }),
        begun_at: at,
        expires_at: later,
      })
      .execute();
    await db()
      .insertInto('account_links')
      .values({ token_hash: hash, user_id: id, purpose: 'recover', created_at: at, expires_at: later })
      .execute();
    await db()
      .insertInto('account_link_wishes')
      .values({ purpose: 'recover', address: email, language: 'en', wished_at: at })
      .execute();
    await db().insertInto('instructor_requests').values({ user_id: id, requested_at: at }).execute();
    await db().insertInto('notification_digests').values({ user_id: id, digested_at: at }).execute();
    await person.call('PUT', '/api/notifications/preferences', { body: { topic: 'grade', channel: 'off' } });
    await app.anonymous('POST', '/api/email/sendcontact', { body: { name: author, email, message: marker } });
    await db().updateTable('submissions').set({ score: 81 }).where('id', '=', submissionId).execute();
    await person.call('POST', '/api/support/issue', {
      body: { option: 5, name: author, email, message: marker, currentURL: 'http://redraft.test/' },
    });
    await person.call('POST', '/api/account/export');
    await makeExports(() => new Date(), logger);
    await insertRowsOfPerson({ userId: id, classId, assignmentId: round.id, submissionId, word: marker });
    expect((await ask(person)).status).toBe(200);
  });

  it('a deleted account leaves no data of its user anywhere in the database', async () => {
    const before = await loadPlaces(needles);
    const pointing = await columnsThatPointTo(id);
    expect({
      'insert a row of the person in apps/server/src/testing/rows-of-a-person.ts for': listUnfilled(
        before,
        pointing,
      ),
    }).toEqual({ 'insert a row of the person in apps/server/src/testing/rows-of-a-person.ts for': [] });
    expect(before.some((place) => place.startsWith('file ') && place.endsWith(marker))).toBe(true);
    expect(before.some((place) => place.startsWith('file ') && place.endsWith(names.last))).toBe(true);

    // A step that fails leaves the rest for the next time.
    const failing = () => Promise.reject(new Error('Something else is in the way'));
    await eraseDueAccounts({ erasers: [...erasers, failing], logger }, daysFromNow(14.1));
    const started = await db()
      .selectFrom('account_deletions')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(started).toMatchObject({ begun_at: expect.any(Date), erased_at: null });
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
    await run();
    expect(await mailsTo(id)).toContain('account-deleted');
    expect(await actsOn(id)).toEqual(['account.export', 'account.delete_requested', 'account.deleted']);
    await db().updateTable('mails').set({ state: 'sent' }).execute();
    await run(daysFromNow(14.2));
    // Answers to others expire after a day.
    await db().deleteFrom('idempotency_keys').where('actor_id', '<>', id).execute();
    await purgeFiles(daysFromNow(15), (file, cause) => {
      throw new Error(`File ${file} stays`, { cause });
    });
    expect(await loadPlaces(needles)).toEqual([]);
    const erased = listErasedColumns().map(nameOf);
    expect((await columnsThatPointTo(id)).filter((place) => erased.includes(place))).toEqual([]);
    const done = await db()
      .selectFrom('account_deletions')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(done.finished_at).not.toBeNull();
  });

  it('a deleted account cannot sign in, and its username is free', async () => {
    for (const username of [names.username, `deleted_${id}`]) {
      const answer = await app.anonymous('POST', '/api/auth/signin', { body: { username, password } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'auth.wrong_credentials' } });
    }
  });

  it('a deleted account is removed from its classes, whose pages keep working for staff', async () => {
    const { instructor, classId, id: assignmentId } = round;
    const submissionId = round.students[0]?.submissionId ?? 0;
    const requested = [
      ['POST', '/api/classes/getclass', { id: classId }],
      ['GET', '/api/classes/gradebook', { classId }],
      ['GET', '/api/classes/gradebook/export', { classId, format: 'csv', separator: 'comma' }],
      ['GET', '/api/classes/research/export', { classId, writers: 'names', content: 'texts' }],
      ['POST', '/api/classes/readsubmission', { submissionId }],
    ] as const;
    for (const [method, address, query] of requested) {
      const { status } = await instructor.call(method, address, { query });
      expect({ address, status }).toEqual({ address, status: 200 });
    }
    const stored = await db()
      .selectFrom('submissions')
      .innerJoin('users', 'users.id', 'submissions.student_id')
      .select(['score', 'first_name', 'last_name'])
      .where('submissions.id', '=', round.students[0]?.submissionId ?? (0 as never))
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ score: 81, first_name: 'Deleted', last_name: 'account' });
    const pairs = await db()
      .selectFrom('peer_review_pairs')
      .selectAll()
      .where('assignment_id', '=', assignmentId)
      .execute();
    expect(pairs).toHaveLength(1);
  });

  it('a deleted account leaves reviews to those who wrote or received them, under the name of a deleted account', async () => {
    const [, next, third] = round.students;
    if (!next || !third) throw new Error('The class is empty.');
    expect(await ownReviews(round, next.caller)).toMatchObject([{ status: 'SUBMITTED' }]);
    const { body } = await third.caller.call('GET', '/api/student/assignment', { query: { id: round.id } });
    expect(JSON.stringify(body)).toContain('"Deleted account"');
    const { body: german } = await third.caller.call('GET', '/api/student/assignment', {
      query: { id: round.id },
      headers: { 'accept-language': 'de' },
    });
    expect(JSON.stringify(german)).toContain('"Gelöschtes Konto"');
    const [review] = await db()
      .selectFrom('peer_reviews')
      .select(['id', 'file_id'])
      .where('reviewer_id', '=', id)
      .execute();
    if (!review) throw new Error('The review is gone.');
    const parts = readZip((await readCurrent(review.file_id)).bytes);
    const comments = parts.find(({ name }) => name === 'word/comments.xml');
    expect(comments && new TextDecoder().decode(inflateEntry(comments, fflateCodec))).toContain('Which one?');
    const said = await third.caller.call('GET', '/api/peerreview/comments', { query: { id: review.id } });
    expect(said.body).toMatchObject({ comments: [{ quote: 'Text', text: 'Which one?' }] });
  });
});
