import { type ClassId, classDetailSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';
import { mailsTo } from '../../testing/mails.ts';

const app = useApp();
const path = '/api/classes/invitationmails';
const detail = async (caller: Caller, id: ClassId) =>
  classDetailSchema.parse((await caller.call('POST', '/api/classes/getclass', { query: { id } })).body);
const mail = (caller: Caller, body: object) => caller.call('POST', path, { body });
const open = (token: string) => app.anonymous('GET', '/api/auth/invitation', { query: { id: token } });
let people = 0;

/** The token of the link in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  const [sent] = await mailsTo(address);
  return /invitation=([\w-]+)/.exec(sent?.body_text ?? '')?.[1] ?? '';
}

/** A class with one invitation, in a section. */
async function createClassWithInvitation(rest: object = {}) {
  people += 1;
  const email = `invited_${people}@school.example`;
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const rows = [{ line: 1, email, firstName: 'Ada', lastName: 'Lee', section: 'Monday' }];
  const { body } = await instructor.call('POST', '/api/classes/roster', { body: { classId, rows, ...rest } });
  return { instructor, classId, email, answer: body };
}

const person = (email: string, invitation: string, rest: object = {}) => {
  people += 1;
  const own = { firstName: 'Ada', lastName: 'Lee', username: `invited_${people}`, email, password };
  return { ...own, instructor: false, profile: [], invitation, ...rest };
};
const signUp = (body: object) => app.anonymous('POST', '/api/auth/signup', { body });

it('an import sends no mails unless requested', async () => {
  const { instructor, classId, email, answer } = await createClassWithInvitation();
  expect(answer).toMatchObject({ mailed: 0 });
  expect(await mailsTo(email)).toEqual([]);
  const classDetails = await detail(instructor, classId);
  expect(classDetails).toMatchObject({
    invitationLanguage: null,
    invitations: [{ mailedDate: null, mail: null }],
  });
});

it('an import mails invitations in the requested language, and stores the language', async () => {
  const { instructor, classId, email, answer } = await createClassWithInvitation({ mailLanguage: 'de' });
  expect(answer).toMatchObject({ mailed: 1 });
  expect(await mailsTo(email)).toMatchObject([
    { template: 'class-invitation', language: 'de', subject: 'Einladung in den Kurs Writing I' },
  ]);
  const classDetails = await detail(instructor, classId);
  expect(classDetails).toMatchObject({
    invitationLanguage: 'de',
    invitations: [{ mailedDate: expect.any(String), mail: { state: 'waiting', sentDate: null } }],
  });
});

it('a dry run of an import sends no mails', async () => {
  const { email } = await createClassWithInvitation({ mailLanguage: 'en', dryRun: true });
  expect(await mailsTo(email)).toEqual([]);
});

it('an invitation mail goes to every invited person without one, and not again a moment later', async () => {
  const { instructor, classId, email } = await createClassWithInvitation();
  expect(await mail(instructor, { classId, language: 'en' })).toMatchObject({
    status: 200,
    body: { mailed: 1, tooSoon: 0 },
  });
  expect((await mail(instructor, { classId, language: 'en' })).body).toEqual({ mailed: 0, tooSoon: 0 });
  const [invitation] = (await detail(instructor, classId)).invitations;
  const named = { classId, language: 'en', ids: [invitation?.id] };
  expect((await mail(instructor, named)).body).toEqual({ mailed: 0, tooSoon: 1 });
  expect(await mailsTo(email)).toHaveLength(1);
});

it('the state of an invitation mail is shown with the class as long as the outbox keeps it', async () => {
  const { instructor, classId, email } = await createClassWithInvitation({ mailLanguage: 'en' });
  const stored = () => db().updateTable('mails').where('to_address', '=', email);
  const shown = async () => (await detail(instructor, classId)).invitations.map(({ mail: one }) => one);
  const at = new Date('2026-03-02T08:00:00Z');
  await stored().set({ state: 'sent', sent_at: at }).execute();
  expect(await shown()).toEqual([{ state: 'sent', sentDate: at.toISOString() }]);
  await stored().set({ state: 'failed', sent_at: null }).execute();
  expect(await shown()).toEqual([{ state: 'failed', sentDate: null }]);
  await db().deleteFrom('mails').where('to_address', '=', email).execute();
  expect(await shown()).toEqual([null]);
});

it('an invitation mail that is sent again has a valid link, and invalidates the earlier one', async () => {
  const { instructor, classId, email } = await createClassWithInvitation({ mailLanguage: 'en' });
  const first = await tokenTo(email);
  await db()
    .updateTable('class_invitations')
    .set({ mailed_at: new Date(0) })
    .where('email', '=', email)
    .execute();
  const [invitation] = (await detail(instructor, classId)).invitations;
  await mail(instructor, { classId, language: 'en', ids: [invitation?.id] });
  expect(await open(first)).toMatchObject({ status: 410, body: { code: 'account.link_invalid' } });
  expect(await open(await tokenTo(email))).toMatchObject({ status: 200, body: { email } });
});

it('only the owner of a class can send invitation mails, and only to people invited to it', async () => {
  const { instructor, classId, email } = await createClassWithInvitation();
  const elsewhere = await createClassWithInvitation();
  const [stranger] = (await detail(elsewhere.instructor, elsewhere.classId)).invitations;
  const missing = { status: 404, body: { code: 'not_found' } };
  const body = { classId, language: 'en' };
  const other = await app.signInAs('ROLE_INSTRUCTOR', 'ROLE_TEACHING_ASSISTANT');
  expect(await mail(other, body)).toMatchObject(missing);
  expect(await mail(instructor, { ...body, ids: [stranger?.id] })).toMatchObject(missing);
  expect(await mail(await app.signInAs('ROLE_STUDENT'), body)).toMatchObject({ status: 403 });
  expect(await app.anonymous('POST', path, { body })).toMatchObject({ status: 401 });
  expect(await mailsTo(email)).toEqual([]);
});

it('an invitation mail is not sent for a class that has ended', async () => {
  const { instructor, classId } = await createClassWithInvitation();
  await db()
    .updateTable('classes')
    .set({ start_day: '2020-01-01', end_day: '2020-01-02' })
    .where('id', '=', classId)
    .execute();
  expect(await mail(instructor, { classId, language: 'en' })).toMatchObject({
    status: 403,
    body: { code: 'class.closed' },
  });
});

it('the link of an invitation mail shows the class and the invited person', async () => {
  const { email } = await createClassWithInvitation({ mailLanguage: 'en' });
  expect(await open(await tokenTo(email))).toEqual({
    status: 200,
    body: {
      className: 'Writing I',
      instructor: expect.any(String),
      email,
      firstName: 'Ada',
      lastName: 'Lee',
      hasAccount: false,
    },
  });
  expect(await open('nobody-has-it')).toMatchObject({
    status: 410,
    body: { code: 'account.link_invalid' },
  });
});

it('the link of an invitation mail creates a confirmed account, enrolled in the section of the roster', async () => {
  const { instructor, classId, email } = await createClassWithInvitation({ mailLanguage: 'en' });
  const token = await tokenTo(email);
  const body = person(email.toUpperCase(), token, {
    instructor: true,
    profile: ['https://example.org/me'],
  });
  expect(await signUp(body)).toMatchObject({
    status: 200,
    body: { message: 'Your account is ready, and you are enrolled in Writing I. Sign in to continue.' },
  });
  const signedIn = await app.anonymous('POST', '/api/auth/signin', {
    body: { username: body.username, password },
  });
  expect(signedIn).toMatchObject({ status: 200, body: { roles: ['ROLE_STUDENT'] } });
  const classDetails = await detail(instructor, classId);
  const [monday] = classDetails.sections;
  expect(classDetails).toMatchObject({ students: [{ email, sectionId: monday?.id }], invitations: [] });
  expect(await signUp(person(email, token))).toMatchObject({ status: 410 });
});

it('the link of an invitation mail creates no account with another address', async () => {
  const { email } = await createClassWithInvitation({ mailLanguage: 'en' });
  const body = person('somebody.else@school.example', await tokenTo(email));
  expect(await signUp(body)).toMatchObject({ status: 410, body: { code: 'account.link_invalid' } });
  const created = await db().selectFrom('users').select('id').where('username', '=', body.username).execute();
  expect(created).toEqual([]);
});

it('the link of an invitation mail is invalid once the invitation is withdrawn', async () => {
  const { instructor, classId, email } = await createClassWithInvitation({ mailLanguage: 'en' });
  const [invitation] = (await detail(instructor, classId)).invitations;
  const token = await tokenTo(email);
  await instructor.call('DELETE', '/api/classes/invitation', { query: { id: invitation?.id ?? 0 } });
  expect(await open(token)).toMatchObject({ status: 410 });
  expect(await signUp(person(email, token))).toMatchObject({ status: 410 });
});

it('the link of an invitation mail is invalid once the class has ended', async () => {
  const { classId, email } = await createClassWithInvitation({ mailLanguage: 'en' });
  const token = await tokenTo(email);
  await db().updateTable('classes').set({ archived_at: new Date() }).where('id', '=', classId).execute();
  for (const answer of [await open(token), await signUp(person(email, token))])
    expect(answer).toMatchObject({ status: 403, body: { code: 'class.closed' } });
});

it('invited people can be moved to a section like students, all or none', async () => {
  const { instructor, classId } = await createClassWithInvitation();
  const [invitation] = (await detail(instructor, classId)).invitations;
  const move = (body: object) =>
    instructor.call('PUT', '/api/classes/sectionMembers', { body: { classId, sectionId: null, ...body } });
  expect(await move({ invitationIds: [invitation?.id, 999_999] })).toMatchObject({ status: 404 });
  expect(await move({ invitationIds: [] })).toMatchObject({ status: 400 });
  expect((await move({ invitationIds: [invitation?.id] })).status).toBe(200);
  expect((await detail(instructor, classId)).invitations).toMatchObject([{ sectionId: null }]);
});
