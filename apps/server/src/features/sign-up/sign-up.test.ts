import { afterEach, describe, expect, it } from 'vitest';
import {
  approveInstructor,
  authenticate,
  declineInstructor,
  listPendingInstructors,
} from '../../domain/accounts/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { password, useApp } from '../../testing/app.ts';
import { fulfilLinkRequests, mailedToken, mailsTo } from '../../testing/mails.ts';

const app = useApp();
afterEach(resetClock);

let people = 0;
function newPerson(more: object = {}) {
  people += 1;
  const username = `new_person_${people}`;
  return {
    firstName: 'Ada',
    lastName: 'Lee',
    username,
    email: `${username}@school.example`,
    phone: '',
    password,
    instructor: false,
    profile: [] as string[],
    ...more,
  };
}
type Person = ReturnType<typeof newPerson>;

const signUp = (person: object, headers = {}) =>
  app.anonymous('POST', '/api/auth/signup', { body: person, headers });
const signIn = ({ username }: Person) =>
  app.anonymous('POST', '/api/auth/signin', { body: { username, password } });
const confirm = async (person: Person) =>
  app.anonymous('POST', '/api/auth/ConfirmEmail', {
    query: { id: await mailedToken(person.email, '/confirmemail') },
  });

const admin = async () => authenticate((await app.signInAs('ROLE_ADMIN')).user.accessToken, new Date());

it('signing up creates a student account that is usable after the address is confirmed', async () => {
  const person = newPerson();
  expect(await signUp(person)).toMatchObject({
    status: 200,
    body: { success: true, message: expect.stringContaining('Confirm your email address') },
  });
  expect(await signIn(person)).toMatchObject({ status: 403, body: { code: 'auth.unconfirmed' } });
  expect(await confirm(person)).toEqual({
    status: 200,
    body: {
      success: true,
      message: 'Your account is now activated. You will be redirected to the login page.',
    },
  });
  expect(await signIn(person)).toMatchObject({ status: 200, body: { roles: ['ROLE_STUDENT'] } });
});

it('signing up uses the language of the page in the response, the mail and the account', async () => {
  const person = newPerson();
  const answer = await signUp(person, { 'accept-language': 'de' });
  expect(answer.body).toMatchObject({ message: expect.stringContaining('Sie sind registriert') });
  expect((await mailsTo(person.email))[0]).toMatchObject({
    language: 'de',
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  });
  await confirm(person);
  expect((await signIn(person)).body).toMatchObject({ language: 'de' });
});

it('signing up with a used name or address is refused, ignoring case, without saying which', async () => {
  const person = newPerson();
  await signUp(person);
  const other = newPerson();
  const sameName = await signUp({ ...other, username: person.username.toUpperCase() });
  const sameAddress = await signUp({ ...other, email: person.email.toUpperCase() });
  expect(sameName).toMatchObject({ status: 409, body: { code: 'account.taken' } });
  expect(sameAddress).toEqual(sameName);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

it('two simultaneous registrations create one account', async () => {
  const person = newPerson();
  const answers = await Promise.all([signUp(person), signUp(person)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it.each([
  [
    { username: 'ab!' },
    'Invalid username. Usernames must be at least 6 characters and can only contain letters, numbers, and underscores.',
  ],
  [
    { password: 'Abcdefgh' },
    'Password must be at least 8 characters and involve at least one of each of the following: uppercase letter, lowercase letter, a number, and a special character (!@$%&).',
  ],
  [
    { instructor: true },
    'As you are requesting instructor access, you need to include a URL showing your academic profile for evaluation.',
  ],
  [
    { instructor: true, profile: ['school.example'] },
    'Invalid URL - you may need to include http:// or https://',
  ],
  [{ email: 'ada' }, undefined],
  [{ firstName: ' ' }, undefined],
  [{ lastName: undefined }, undefined],
])('signing up with %j is refused', async (wrong, message) => {
  const answer = await signUp({ ...newPerson(), ...wrong });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', ...(message === undefined ? {} : { issues: [{ message }] }) },
  });
});

it.each(['', 'nothing', 'x'.repeat(43)])(
  'confirming an address needs the mailed link, not "%s"',
  async (id) => {
    const answer = await app.anonymous('POST', '/api/auth/ConfirmEmail', { query: { id } });
    expect(answer.status).toBe(id === '' ? 400 : 410);
  },
);

it('opening a confirmation link again gives the same response', async () => {
  const person = newPerson();
  await signUp(person);
  expect((await confirm(person)).status).toBe(200);
  expect((await confirm(person)).status).toBe(200);
});

it('a confirmation link expires after a week, and a new one can be requested by name or address', async () => {
  const person = newPerson();
  await signUp(person);
  setClock(() => new Date(Date.now() + 7 * 24 * 3_600_000));
  expect(await confirm(person)).toMatchObject({ status: 410, body: { code: 'account.link_invalid' } });
  for (const account of [person.username.toUpperCase(), person.email]) {
    const requested = await app.anonymous('POST', '/api/auth/confirmationagain', { body: { account } });
    expect(requested).toEqual({ status: 200, body: { success: true } });
  }
  await fulfilLinkRequests(new Date(Date.now() + 7 * 24 * 3_600_000));
  expect(await mailsTo(person.email)).toHaveLength(3);
  expect((await confirm(person)).status).toBe(200);
});

it('a confirmation link cannot reset a password', async () => {
  const person = newPerson();
  await signUp(person);
  const id = await mailedToken(person.email, '/confirmemail');
  const answer = await app.anonymous('POST', '/api/auth/validaterecoverytoken', { query: { id } });
  expect(answer).toMatchObject({ status: 410, body: { code: 'account.link_invalid' } });
});

it('confirmation mails are not sent to confirmed or unknown addresses', async () => {
  const person = newPerson();
  await signUp(person);
  await confirm(person);
  for (const account of [person.username, 'nobody@school.example'])
    await app.anonymous('POST', '/api/auth/confirmationagain', { body: { account } });
  await fulfilLinkRequests();
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect(await mailsTo('nobody@school.example')).toHaveLength(0);
});

describe('a request for access as an instructor', () => {
  async function openRequest() {
    const person = newPerson({ instructor: true, profile: ['https://school.example/ada'] });
    const answer = await signUp(person);
    await confirm(person);
    const { body } = await signIn(person);
    const { id, accessToken } = body as { id: never; accessToken: string }; // cast: our own answer
    const call = (method: string, path: string) =>
      app.anonymous(method, path, { headers: { authorization: `Bearer ${accessToken}` } });
    return { person, answer, id, call, body };
  }

  it('a requested instructor role is not granted before approval', async () => {
    const { answer, body, id, call } = await openRequest();
    expect(answer.body).toMatchObject({
      message: expect.stringContaining('review your academic profile'),
    });
    expect(body).toMatchObject({ roles: [], can: ['account.use'] });
    expect((await call('GET', '/api/auth/profile')).body).toMatchObject({ isWaitingForReview: true });
    expect((await listPendingInstructors()).map(({ userId }) => userId)).toContain(id);
  });

  it('an instructor request is approved once, with a mail, and applies from the next sign-in', async () => {
    const { person, id, call } = await openRequest();
    const decider = await admin();
    const now = new Date();
    const decisions = await Promise.allSettled([
      approveInstructor(decider, id, now),
      declineInstructor(decider, id, now),
    ]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await call('GET', '/api/auth/profile')).status).toBe(401);
    expect((await listPendingInstructors()).map(({ userId }) => userId)).not.toContain(id);
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  it("an approved instructor has the instructor's permissions", async () => {
    const { person, id } = await openRequest();
    await approveInstructor(await admin(), id, new Date());
    expect((await signIn(person)).body).toMatchObject({ roles: ['ROLE_INSTRUCTOR'] });
    expect((await mailsTo(person.email))[0]).toMatchObject({ subject: 'You have instructor access' });
  });

  it('a declined instructor request leaves a student account', async () => {
    const { person, id } = await openRequest();
    await declineInstructor(await admin(), id, new Date());
    expect((await signIn(person)).body).toMatchObject({ roles: ['ROLE_STUDENT'] });
    expect((await mailsTo(person.email))[0]).toMatchObject({ template: 'instructor-declined' });
  });
});
