import { expect, it } from 'vitest';
import { password, useApp } from '../testing/app.ts';
import { createClass, searchForClass } from '../testing/course.ts';

const app = useApp({ isRateLimited: true });

it('rate limits count per account, not per shared IP address', async () => {
  const [hasty, other] = [await app.signInAs('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
  const classId = await createClass(await app.signInAs('ROLE_INSTRUCTOR'));
  for (let attempt = 1; attempt <= 30; attempt++) {
    expect((await searchForClass(hasty, classId)).status).toBe(200);
  }
  expect(await searchForClass(hasty, classId)).toMatchObject({
    status: 429,
    body: { code: 'request.rate_limited' },
  });
  expect((await searchForClass(other, classId)).status).toBe(200);
});

it("rate limits stop guessing of one person's password without locking out others at the same address", async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  const { user: other } = await app.signInAs('ROLE_STUDENT');
  const signIn = (username: string, word: string) =>
    app.anonymous('POST', '/api/auth/signin', { body: { username, password: word } });
  for (let attempt = 1; attempt <= 30; attempt++) {
    expect((await signIn(user.username, 'Wrong123!')).status).toBe(401);
  }
  expect((await signIn(user.username.toUpperCase(), password)).status).toBe(429);
  expect((await signIn(other.username, password)).status).toBe(200);
});
