import { expect, it } from 'vitest';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createClass, searchForClass } from '../../testing/course.ts';
import { wrongKeysOfAccount, wrongKeysOfAddress } from './key-guess-rules.ts';
import { deleteOldSearches } from './search-queries.ts';

const app = useApp();
const hour = 3_600_000;

const guess = (student: Caller, ip = '192.0.2.1') =>
  app.http().inject({
    method: 'POST',
    url: '/api/classes/ClassSearch?enrollkey=ZZ-00000',
    remoteAddress: ip,
    headers: { authorization: `Bearer ${student.user.accessToken}` },
  });

/** Records this many wrong keys by other users. */
async function missFrom(address: string, count: number): Promise<void> {
  const { user } = await app.signInAs('ROLE_STUDENT');
  const rows = Array.from({ length: count }, () => ({ user_id: user.id, address, missed_at: now() }));
  await db().insertInto('class_search_misses').values(rows).execute();
}

async function exhausted() {
  const student = await app.signInAs('ROLE_STUDENT');
  for (let tried = 0; tried < wrongKeysOfAccount; tried++)
    expect((await guess(student)).statusCode).toBe(404);
  return student;
}

it('guessing keys is blocked for an account after some wrong keys, with the remaining time', async () => {
  const student = await exhausted();
  const answer = await guess(student, '198.51.100.7');
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'class.keys_guessed']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
  expect(answer.json().message).toMatch(/in 60 minutes/);
});

it('a blocked account cannot use a correct key either', async () => {
  const classId = await createClass(await app.signInAs('ROLE_INSTRUCTOR'));
  expect((await searchForClass(await exhausted(), classId)).status).toBe(429);
  expect((await searchForClass(await app.signInAs('ROLE_STUDENT'), classId)).status).toBe(200);
});

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.6', '203.0.113.6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1'],
])(
  'guessing keys is blocked for all accounts at the address %s after many wrong keys, and not at others',
  async (ip, next) => {
    const student = await app.signInAs('ROLE_STUDENT');
    await guess(student, ip);
    const [{ address } = { address: '' }] = await db()
      .selectFrom('class_search_misses')
      .select('address')
      .where('user_id', '=', student.user.id)
      .execute();
    await missFrom(address, wrongKeysOfAddress);
    const other = await app.signInAs('ROLE_STUDENT');
    expect((await guess(other, next)).statusCode).toBe(429);
    expect((await guess(other, '198.51.100.8')).statusCode).toBe(404);
  },
);

it('guessing keys is allowed again after an hour', async () => {
  const student = await exhausted();
  const stored = () =>
    db().selectFrom('class_search_misses').select('address').where('user_id', '=', student.user.id).execute();
  await deleteOldSearches(new Date(now().getTime() + 0.9 * hour));
  expect(await stored()).toHaveLength(wrongKeysOfAccount);
  await deleteOldSearches(new Date(now().getTime() + 1.1 * hour));
  expect(await stored()).toEqual([]);
  expect((await guess(student)).statusCode).toBe(404);
});
