import type { UserId } from '@redraft/contracts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { db, inTransaction } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { useDatabase } from '../../testing/database.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { defineMail } from './mail-template.ts';
import { claimMail, listDueMails } from './queries.ts';
import { createSender, type Sender } from './sender.ts';
import { mailsOf, queueMail, requeue, startMail } from './service.ts';
import { setUpMail } from './settings.ts';
import { createMailTransport } from './transport.ts';

useDatabase();
beforeAll(() => setUpMail({ origin: 'http://redraft.test', sendsMail: true, supportAddress: undefined }));

const greeting = defineMail<{ name: string }>({
  name: 'notice',
  hasSecret: false,
  write: {
    en: ({ name }) => ({ subject: `Hello ${name}`, parts: [`Good day, ${name}.`] }),
    de: ({ name }) => ({ subject: `Hallo ${name}`, parts: [`Guten Tag, ${name}.`] }),
    fr: ({ name }) => ({ subject: `Bonjour ${name}`, parts: [`Bonjour, ${name}.`] }),
    es: ({ name }) => ({ subject: `Hola, ${name}`, parts: [`Buenos días, ${name}.`] }),
    ar: ({ name }) => ({ subject: `مرحبًا ${name}`, parts: [`نهارك سعيد، ${name}.`] }),
  },
});
const signInLink = defineMail<object>({
  name: 'account-recovery',
  hasSecret: true,
  write: {
    en: () => ({ subject: 'Come in', parts: [{ kind: 'button', label: 'In', path: '/in/word' }] }),
    de: () => ({ subject: 'Herein', parts: [] }),
    fr: () => ({ subject: 'Entrez', parts: [] }),
    es: () => ({ subject: 'Pase', parts: [] }),
    ar: () => ({ subject: 'الدخول', parts: [] }),
  },
});

const start = new Date('2026-03-02T08:00:00Z');
let time = start;
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};
const queue = (to = 'ada@example.org', name = 'Ada') =>
  queueMail({ userId: null, to, language: 'en', template: greeting, params: { name } }, time);
const states = async () => (await mailsOf(0, undefined)).map(({ state }) => state).toReversed();

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

let mailServer: TestMailServer;
const opened: Sender[] = [];
beforeEach(async () => {
  time = start;
  mailServer = await startMailServer();
});
afterEach(async () => {
  for (const sender of opened.splice(0)) sender.close();
  await mailServer.close();
  await db().deleteFrom('mails').execute();
});

function open(url = mailServer.url): Sender {
  const transport = createMailTransport({ url, from: 'Redraft <redraft@example.org>' });
  const sender = createSender({ transport, clock: () => time, logger: createLogger('silent') });
  opened.push(sender);
  return sender;
}
const neverStop = () => false;
/** Resolves to whether more mails are due. */
const send = (sender = open()) => sender.sendDue(neverStop);
const idsOf = (mails: readonly string[]) => mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);

it('a mail is queued exactly if its transaction commits', async () => {
  const action = inTransaction(async () => {
    await queue();
    throw new Error('It was not done.');
  });
  await expect(action).rejects.toThrow('It was not done.');
  expect(await states()).toEqual([]);
  await inTransaction(() => queue());
  expect(await states()).toEqual(['waiting']);
});

it('a mail is sent once, as HTML and plain text', async () => {
  await queue();
  await send();
  await send();
  expect(mailServer.got).toHaveLength(1);
  expect(mailServer.got[0]).toMatch(/^From: Redraft <redraft@example\.org>$/m);
  expect(mailServer.got[0]).toMatch(/^To: ada@example\.org$/m);
  expect(mailServer.got[0]).toMatch(/^Subject: Hello Ada$/m);
  expect(mailServer.got[0]).toContain('Content-Type: text/plain');
  expect(mailServer.got[0]).toContain('Content-Type: text/html');
  expect(await states()).toEqual(['sent']);
});

it('several workers send a mail once', async () => {
  for (let number = 0; number < 12; number += 1) await queue(`student_${number}@example.org`);
  await Promise.all([open(), open(), open()].map((sender) => send(sender)));
  expect(mailServer.got).toHaveLength(12);
  expect(new Set(idsOf(mailServer.got)).size).toBe(12);
});

it('a temporarily refused mail is retried unchanged', async () => {
  let requested = 0;
  mailServer.refuse = () => (requested++ === 0 ? refusal(451, 'Greylisted') : null);
  await queue();
  const sender = open();
  await send(sender);
  const [first] = await mailsOf(0, undefined);
  expect(first).toMatchObject({
    state: 'waiting',
    tries: 1,
    problem: expect.stringContaining('Greylisted'),
  });
  await send(sender);
  expect(mailServer.got).toEqual([]);
  later(1);
  await send(sender);
  expect(await states()).toEqual(['sent']);
  const stored = await db().selectFrom('mails').select('message_id').executeTakeFirstOrThrow();
  expect(idsOf(mailServer.got)).toEqual([`<${stored.message_id}@example.org>`]);
});

it('a mail fails after the last attempt, is marked in the outbox, and can be resent', async () => {
  mailServer.refuse = () => refusal(451, 'Not today');
  await queue();
  const sender = open();
  for (let tries = 0; tries < 8; tries += 1) {
    await send(sender);
    later(16 * 60);
  }
  const [mail] = await mailsOf(0, 'failed');
  expect(mail).toMatchObject({ problem: expect.stringContaining('Not today') });
  mailServer.refuse = null;
  expect(mail && (await requeue(mail.id, time))).toBe(true);
  expect(mail && (await requeue(mail.id, time))).toBe(false);
  await send(sender);
  expect(await states()).toEqual(['sent']);
});

it('mails queued before a mail server was configured fail when it is, and can be sent from the outbox', async () => {
  await startMail({ sendsMail: false }, time);
  await queue('early@example.org');
  expect(await startMail({ sendsMail: true }, time)).toBe(1);
  later(1);
  await queue('late@example.org');
  expect(await startMail({ sendsMail: true }, time)).toBe(0);
  await send();
  expect(await states()).toEqual(['failed', 'sent']);
  const [early] = await mailsOf(0, 'failed');
  expect(early && (await requeue(early.id, time))).toBe(true);
  await send();
  expect(await states()).toEqual(['sent', 'sent']);
});

it('mails to demo accounts are not sent', async () => {
  const at = time;
  const { id } = await db()
    .insertInto('users')
    .values({
      username: 'demo_ada',
      email: 'Ada@example.org',
      first_name: 'Ada',
      last_name: 'L',
      created_at: at,
      is_demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue('ada@example.org');
  await queue('grace@example.org');
  await send();
  expect(await states()).toEqual(['failed', 'sent']);
  await db().deleteFrom('users').where('id', '=', id).execute();
});

it('a mail that is refused for good holds up no other', async () => {
  mailServer.refuse = (recipient) =>
    recipient.startsWith('nobody') ? refusal(550, 'No such mailbox') : null;
  await queue('nobody@example.org');
  await queue('somebody@example.org');
  await send();
  expect(await states()).toEqual(['failed', 'sent']);
});

it('mails wait up to three days for an unavailable server', async () => {
  await mailServer.close();
  await queue();
  const sender = open();
  for (let hour = 0; hour < 71; hour += 1) {
    expect(await send(sender)).toBe(false);
    later(60);
  }
  expect(await mailsOf(0, undefined)).toMatchObject([{ state: 'waiting', tries: 0 }]);
  later(120);
  await send(sender);
  expect(await states()).toEqual(['failed']);
  mailServer = await startMailServer();
});

it('a mail whose delivery is unknown is not resent automatically', async () => {
  await queue();
  const [id] = await listDueMails(1, time);
  // A process killed here reports nothing more.
  if (id !== undefined) await claimMail(id, time);
  later(11);
  await send();
  expect(mailServer.got).toEqual([]);
  expect(await states()).toEqual(['in_doubt']);
});

it('a slow delivery is not repeated by another worker', async () => {
  await queue();
  const other = open();
  mailServer.whileSending = async () => void (await other.sendDue(neverStop));
  await send();
  expect(mailServer.got).toHaveLength(1);
  expect(await states()).toEqual(['sent']);
});

it('the content of a mail with a sign-in link is deleted when no longer needed', async () => {
  const who = { userId: null, to: 'ada@example.org', language: 'en' } as const;
  await queueMail({ ...who, template: signInLink, params: {} }, time);
  expect(await mailsOf(0, undefined)).toMatchObject([{ body_text: expect.stringContaining('/in/word') }]);
  await send();
  expect(mailServer.got[0]).toContain('/in/word');
  expect(await mailsOf(0, undefined)).toMatchObject([{ body_text: null, body_html: null }]);
});

it('a mail has a header for one-click unsubscribing', async () => {
  const mail = { userId: null, to: 'ada@example.org', language: 'en', template: greeting } as const;
  await queueMail({ ...mail, params: { name: 'Ada' }, unsubscribePath: '/unsubscribe?token=t' }, time);
  await send();
  expect(mailServer.got[0]).toMatch(/^List-Unsubscribe: <http:\/\/redraft\.test\/unsubscribe\?token=t>$/m);
  expect(mailServer.got[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

it('a mail is not sent to an address that contains another address or a header', async () => {
  await queue('a@example.org, b@example.org');
  await queue('a@example.org\r\nBcc: c@example.org');
  await send();
  expect(mailServer.got.join()).not.toMatch(/^Bcc:/m);
  expect(await states()).not.toContain('sent');
});

it('a mail is deleted with its account', async () => {
  const { id } = await db()
    .insertInto('users')
    .values({
      username: 'leaving',
      email: 'l@example.org',
      first_name: 'A',
      last_name: 'B',
      created_at: start,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const userId: UserId = id;
  await queueMail(
    { userId, to: 'l@example.org', language: 'de', template: greeting, params: { name: 'L' } },
    start,
  );
  expect(await states()).toEqual(['waiting']);
  await db().deleteFrom('users').where('id', '=', userId).execute();
  expect(await states()).toEqual([]);
});
