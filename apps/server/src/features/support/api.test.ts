import { placeholderAddress, ticketPageSchema, trackerSchema } from '@redraft/contracts';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';

const app = useApp({ settings: { supportEmail: 'support@example.org' } });
const ada = { name: 'Ada', email: 'ada@example.org', message: 'I cannot hand in.' };
const ask = (body: object, caller: Pick<Caller, 'call'> = { call: app.anonymous }) =>
  caller.call('POST', '/api/support/issue', { body });

async function loadTickets(admin: Caller, query: Record<string, string | number> = {}) {
  const { body } = await admin.call('GET', '/api/admin/tickets', { query });
  return ticketPageSchema.parse(body).tickets;
}
const mails = () =>
  db().selectFrom('mails').select(['to_address', 'reply_to', 'subject', 'body_text']).orderBy('id').execute();

beforeEach(async () => {
  await db().deleteFrom('mails').execute();
  await db().deleteFrom('support_tickets').execute();
});

it("a support request has one of the listed topics, in the reader's language", async () => {
  const read = async (language: string) => {
    const { body } = await app.anonymous('GET', '/api/support/trackers', {
      headers: { 'accept-language': language },
    });
    return z.array(trackerSchema).parse(body);
  };
  expect((await read('en')).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect((await read('en'))[4]).toEqual({ id: 5, name: 'Something else' });
  expect((await read('de'))[4]).toEqual({ id: 5, name: 'Etwas anderes' });
});

it('a support request by anyone is stored and mailed, with the sender as reply address', async () => {
  const currentURL = 'https://redraft.example.org/oauth2/redirect?token=word';
  const { status, body } = await ask({ ...ada, option: 3, currentURL });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message:
      'Thank you for contacting us. A ticket has been created for this issue. A member of our team will contact you in short order.',
  });
  const [ticket] = await loadTickets(await app.signInAs('ROLE_ADMIN'));
  expect(ticket).toMatchObject({
    ...ada,
    kind: 'support',
    option: 'Writing, saving and handing in',
    status: 'open',
    userId: null,
    currentURL: 'https://redraft.example.org/oauth2/redirect',
  });
  expect(await mails()).toMatchObject([
    {
      to_address: 'support@example.org',
      reply_to: 'ada@example.org',
      subject: `Ticket ${ticket?.id}: Writing, saving and handing in`,
      body_text: expect.stringContaining('> I cannot hand in.'),
    },
  ]);
});

it('a support request is mailed in the language of the support account', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { id } = admin.user;
  const language = { language: 'de', email: 'Support@example.org' };
  await db().updateTable('users').set(language).where('id', '=', id).execute();
  await ask({ ...ada, option: 5 });
  expect(await mails()).toMatchObject([
    { body_text: expect.stringContaining('Ada (ada@example.org) hat geschrieben:') },
  ]);
  await db().updateTable('users').set({ email: admin.user.email }).where('id', '=', id).execute();
});

it('a support request without a topic has the topic "other"', async () => {
  await ask(ada);
  const [ticket] = await loadTickets(await app.signInAs('ROLE_ADMIN'));
  expect(ticket).toMatchObject({ option: 'Something else', currentURL: null });
});

it("a support request of a signed-in user has the account's name and address", async () => {
  const student = await app.signInAs('ROLE_STUDENT');
  await ask({ ...ada, option: 1 }, student);
  const [ticket] = await loadTickets(await app.signInAs('ROLE_ADMIN'));
  const { id, email, firstName, lastName } = student.user;
  expect(ticket).toMatchObject({ userId: id, email, name: `${firstName} ${lastName}` });
});

it.each([
  [{ ...ada, name: ' ' }, 'request.invalid'],
  [{ ...ada, email: '' }, 'request.invalid'],
  [{ ...ada, email: 'ada' }, 'request.invalid'],
  [{ ...ada, message: '' }, 'request.invalid'],
  [{ ...ada, message: 'a'.repeat(5001) }, 'request.invalid'],
  [{ ...ada, option: 0 }, 'request.invalid'],
  [{ ...ada, option: 6 }, 'support.unknown_tracker'],
])('a support request is refused with %j', async (body, code) => {
  expect(await ask(body)).toMatchObject({ status: 400, body: { code } });
  expect(await mails()).toEqual([]);
});

it('a signed-in user without a known address says where to answer', async () => {
  const student = await app.signInAs('ROLE_STUDENT');
  await db()
    .updateTable('users')
    .set({ email: placeholderAddress('lti-7') })
    .where('id', '=', student.user.id)
    .execute();
  expect((await ask({ ...ada, option: 1 }, student)).status).toBe(200);
  expect(await mails()).toMatchObject([{ reply_to: ada.email }]);
});

it('a contact message is stored and mailed', async () => {
  const { status } = await app.anonymous('POST', '/api/email/sendcontact', { body: ada });
  expect(status).toBe(200);
  const [ticket] = await loadTickets(await app.signInAs('ROLE_ADMIN'), { kind: 'contact' });
  expect(ticket).toMatchObject({ ...ada, kind: 'contact', option: null });
  expect(await mails()).toMatchObject([{ subject: `Message ${ticket?.id} from Ada` }]);
  for (const missing of ['name', 'email', 'message'])
    expect(
      (await app.anonymous('POST', '/api/email/sendcontact', { body: { ...ada, [missing]: '' } })).status,
    ).toBe(400);
});

it('only administrators can list support requests and change their status', async () => {
  await ask(ada);
  const admin = await app.signInAs('ROLE_ADMIN');
  const [ticket] = await loadTickets(admin);
  const body = { id: ticket?.id, status: 'answered' };
  for (const role of ['ROLE_STUDENT', 'ROLE_INSTRUCTOR', 'ROLE_MODERATOR'] as const) {
    const other = await app.signInAs(role);
    expect((await other.call('GET', '/api/admin/tickets')).status).toBe(403);
    expect((await other.call('PUT', '/api/admin/ticket', { body })).status).toBe(403);
  }
  expect((await admin.call('PUT', '/api/admin/ticket', { body })).status).toBe(200);
  expect(await loadTickets(admin, { status: 'open' })).toEqual([]);
  const [answered] = await loadTickets(admin, { status: 'answered' });
  expect(answered).toMatchObject({ id: ticket?.id, changedAt: expect.any(String) });
  const bad = (change: object) =>
    admin.call('PUT', '/api/admin/ticket', { body: change }).then(({ status }) => status);
  expect(await bad({ id: ticket?.id, status: 'lost' })).toBe(400);
  expect(await bad({ id: 999_999, status: 'closed' })).toBe(404);
});

it('support requests are paged', async () => {
  for (let number = 0; number < 21; number += 1) await ask(ada);
  const admin = await app.signInAs('ROLE_ADMIN');
  expect(await loadTickets(admin)).toHaveLength(20);
  expect(await loadTickets(admin, { index: 1 })).toHaveLength(1);
});
