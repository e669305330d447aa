import {
  accountDeletionSchema,
  type ClassId,
  type FileId,
  retentionSchema,
  type UserId,
  userIdSchema,
} from '@redraft/contracts';
import { docxFromText, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { beforeEach, expect, it, vi } from 'vitest';
import { purgeFiles, readAt, readCurrent } from '../../domain/revisions/index.ts';
import { erasers } from '../../jobs.ts';
import { db, pool } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { createAssignment } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import {
  openReview,
  type ReviewRound,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { eraseDueAccounts } from './erase.ts';
import { eraseNoLongerHeldWork } from './held-work.ts';

const app = useApp();
const logger = createLogger('silent');
const day = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);
const marker = 'Lantern herrings waltz';

let admin: Caller;
beforeEach(async () => {
  admin = await app.signInAs('ROLE_ADMIN');
});

const hold = (classId: ClassId) =>
  admin.call('PUT', '/api/admin/retention/hold', { body: { classId, reason: 'An appeal' } });
const endHold = (classId: ClassId) =>
  admin.call('DELETE', '/api/admin/retention/hold', { query: { classId } });
const readDeletion = async (who: Caller) =>
  accountDeletionSchema.parse((await who.call('GET', '/api/account/deletion')).body);
const requestDeletion = (who: Caller, language = 'en') =>
  who.call('POST', '/api/account/deletion', {
    body: { confirmation: password },
    headers: { 'accept-language': language },
  });
const eraseAccounts = () => eraseDueAccounts({ erasers, logger }, daysFromNow(14.1));
const eraseNoLongerHeld = () => eraseNoLongerHeldWork(logger, daysFromNow(20));

async function readText(fileId: FileId): Promise<string> {
  const entries = readZip((await readCurrent(fileId)).bytes);
  return entries.map((entry) => new TextDecoder().decode(inflateEntry(entry, fflateCodec))).join('\n');
}

async function readMainText(submissionId: number): Promise<string> {
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', submissionId as never)
    .executeTakeFirstOrThrow();
  return readText(fileId);
}

const listReviews = (reviewerId: UserId) =>
  db().selectFrom('peer_reviews').selectAll().where('reviewer_id', '=', reviewerId).orderBy('id').execute();

async function countHeldAccounts(classId: ClassId): Promise<number | undefined> {
  const { body } = await admin.call('GET', '/api/admin/retention');
  return retentionSchema.parse(body).classes.find(({ id }) => id === classId)?.hold?.deletedAccounts;
}

const mailsTo = async (id: UserId) =>
  (await db().selectFrom('mails').select('body_text').where('user_id', '=', id).orderBy('id').execute()).map(
    ({ body_text: text }) => text ?? '',
  );

/** A student whose text is reviewed by another one, and who has handed in a review of the third. */
async function writtenRound(): Promise<{
  round: ReviewRound;
  person: Caller;
  id: UserId;
  submissionId: number;
}> {
  const round = await reviewRound(app, {
    bytes: (index) => docxFromText(index === 0 ? marker : `Text ${index}`),
  });
  const [own] = round.students;
  if (!own) throw new Error('The class is empty.');
  const review = await takeUp(round, own.caller);
  const copy = await openReview(app, own.caller, review.id);
  await copy.lock();
  await copy.put(docxWithComments('Text 2', [{ on: 'Text', text: 'Which one?', author: 'Quentin' }]));
  await submitReview(own.caller, review.id);
  const { submissionId } = own;
  await round.instructor.call('PATCH', '/api/submission/feedback', {
    body: { submissionId, comment: `“${marker}” is lovely.` },
  });
  return { round, person: own.caller, id: userIdSchema.parse(own.caller.user.id), submissionId };
}

it('a deleted account keeps its texts and reviews in a class on hold, and loses everything else', async () => {
  const { round, person, id, submissionId } = await writtenRound();
  // A text of the same person in a class that is not on hold.
  const free = await startedAssignment(app);
  await db()
    .updateTable('submissions')
    .set({ student_id: id })
    .where('id', '=', free.workspace.submissionId)
    .execute();
  const [before] = await listReviews(id);
  await hold(round.classId);
  expect((await readDeletion(person)).heldClasses).toMatchObject([{ id: round.classId }]);
  expect((await requestDeletion(person)).status).toBe(200);
  await eraseAccounts();

  expect(await readMainText(submissionId)).toContain(marker);
  expect(await readMainText(free.workspace.submissionId)).not.toContain('The beginning of a text');
  const [after] = await listReviews(id);
  expect(after?.file_id).toBe(before?.file_id);
  expect(await readText(after?.file_id ?? (0 as never))).toContain('Quentin');
  const feedback = await db()
    .selectFrom('feedback')
    .select('comment')
    .where('submission_id', '=', submissionId as never)
    .execute();
  expect(feedback).toHaveLength(1);
  const account = await db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(account).toMatchObject({ first_name: 'Deleted', username: `deleted_${id}` });
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
  expect(await countHeldAccounts(round.classId)).toBe(1);

  // Nothing changes while the hold lasts.
  await eraseNoLongerHeld();
  expect(await readMainText(submissionId)).toContain(marker);
});

it('a kept review that cannot be read does not stop the deletion of the account', async () => {
  const { round, person, id } = await writtenRound();
  const [review] = await listReviews(id);
  if (!review) throw new Error('There is no review.');
  await pool().query('DELETE FROM revisions WHERE file_id = $1 AND seq = 0', [review.file_id]);
  await expect(readAt(review.file_id, 0)).rejects.toThrow();
  await hold(round.classId);
  await requestDeletion(person);
  await eraseAccounts();
  const account = await db().selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  expect(account).toEqual({ username: `deleted_${id}` });
  expect(await listReviews(id)).toEqual([review]);
});

it('work that a hold has kept is deleted once the hold has ended, and that is in the audit log', async () => {
  const { round, person, id, submissionId } = await writtenRound();
  await hold(round.classId);
  await requestDeletion(person);
  await eraseAccounts();
  const [kept] = await listReviews(id);
  expect((await endHold(round.classId)).status).toBe(200);
  await eraseNoLongerHeld();
  await eraseNoLongerHeld();
  await purgeFiles(daysFromNow(21), (file, cause) => {
    throw new Error(`File ${file} stays`, { cause });
  });

  expect(await readMainText(submissionId)).not.toContain(marker);
  const feedback = await db()
    .selectFrom('feedback')
    .select('id')
    .where('submission_id', '=', submissionId as never)
    .execute();
  expect(feedback).toEqual([]);
  const [review] = await listReviews(id);
  expect(review?.file_id).not.toBe(kept?.file_id);
  expect(await readText(review?.file_id ?? (0 as never))).not.toContain('Quentin');
  expect(await db().selectFrom('held_work').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  const acts = await db()
    .selectFrom('audit_log')
    .select(['action', 'details', 'actor_id'])
    .where('action', '=', 'account.held_work_deleted')
    .where('subject_id', '=', id)
    .execute();
  expect(acts).toEqual([
    { action: 'account.held_work_deleted', details: { classId: round.classId }, actor_id: null },
  ]);
});

it('work stays kept if its class is on hold again before it was deleted', async () => {
  const { round, person, submissionId } = await writtenRound();
  await hold(round.classId);
  await requestDeletion(person);
  await eraseAccounts();
  await endHold(round.classId);
  await hold(round.classId);
  await eraseNoLongerHeld();
  expect(await readMainText(submissionId)).toContain(marker);
  expect(await countHeldAccounts(round.classId)).toBe(1);
});

it('a hold that is placed while kept work is being deleted keeps what is left', async () => {
  const { round, person, submissionId } = await writtenRound();
  await hold(round.classId);
  await requestDeletion(person);
  await eraseAccounts();
  await endHold(round.classId);
  const placing = await pool().connect();
  await placing.query('BEGIN');
  await placing.query('SELECT id FROM classes WHERE id = $1 FOR UPDATE', [round.classId]);
  const erasing = eraseNoLongerHeld();
  await vi.waitFor(async () => {
    const { rows } = await pool().query(
      'SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0',
    );
    expect(rows[0]?.waiting).toBeGreaterThan(0);
  });
  await placing.query(`INSERT INTO class_holds VALUES ($1, 'An appeal', NULL, now())`, [round.classId]);
  await placing.query('COMMIT');
  placing.release();
  await erasing;
  expect(await readMainText(submissionId)).toContain(marker);
  expect(await countHeldAccounts(round.classId)).toBe(1);
});

it('a review that was begun in a class on hold is kept and withdrawn, so that its place is open', async () => {
  const { round } = await writtenRound();
  const next = round.students[1];
  if (!next) throw new Error('The class is empty.');
  const review = await takeUp(round, next.caller);
  await hold(round.classId);
  await requestDeletion(next.caller);
  await eraseAccounts();
  const [begun] = await listReviews(userIdSchema.parse(next.caller.user.id));
  expect(begun).toMatchObject({ id: review.id, withdrawn_at: expect.any(Date) });
});

it.each([
  ['en', 'On hold: “', 'They are deleted when the hold ends.'],
  ['de', 'Aufbewahrungspflicht: „', 'Sie werden gelöscht, wenn die Pflicht endet.'],
])('people are told of holds in each mail about their deletion, in %s', async (language, names, ends) => {
  const { student, classId } = await startedAssignment(app);
  await hold(classId);
  await requestDeletion(student, language);
  const id = userIdSchema.parse(student.user.id);
  expect(await mailsTo(id)).toEqual([expect.stringContaining(names)]);
  await eraseAccounts();
  const last = (await mailsTo(id)).at(-1) ?? '';
  expect(last).toContain(names);
  expect(last).toContain(ends);
});

it('users whose classes are not on hold get no sentence about holds', async () => {
  const { student } = await startedAssignment(app);
  expect((await readDeletion(student)).heldClasses).toEqual([]);
  await requestDeletion(student);
  const [mail] = await mailsTo(userIdSchema.parse(student.user.id));
  expect(mail).not.toContain('On hold');
});

it('an assignment of a class on hold cannot be deleted', async () => {
  const { instructor, classId, id } = await startedAssignment(app);
  const other = await createAssignment(instructor, classId);
  await hold(classId);
  for (const assignment of [id, other])
    expect(
      await instructor.call('DELETE', '/api/classes/assignment', { query: { id: assignment } }),
    ).toMatchObject({ status: 409, body: { code: 'class.held' } });
  await endHold(classId);
  const deleted = await instructor.call('DELETE', '/api/classes/assignment', { query: { id: other } });
  expect(deleted.status).toBe(200);
});
