import { outboxPageSchema, roles } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { defineMail, queueMail } from '../../domain/mail/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';

const app = useApp();
const path = '/api/admin/outbox';
const note = defineMail<{ number: number }>({
  name: 'digest',
  hasSecret: true,
  write: {
    en: ({ number }) => ({ subject: `Note ${number}`, parts: ['Words.'] }),
    de: ({ number }) => ({ subject: `Notiz ${number}`, parts: ['Worte.'] }),
    fr: ({ number }) => ({ subject: `Note ${number}`, parts: ['Des mots.'] }),
    es: ({ number }) => ({ subject: `Nota ${number}`, parts: ['Palabras.'] }),
    ar: ({ number }) => ({ subject: `ملاحظة ${number}`, parts: ['كلمات.'] }),
  },
});
const queue = (number: number) =>
  queueMail(
    { userId: null, to: 'ada@example.org', language: 'de', template: note, params: { number } },
    new Date(),
  );
const read = async (caller: Caller, query: Record<string, string | number> = {}) =>
  outboxPageSchema.parse((await caller.call('GET', path, { query })).body);

it('only administrators can read the outbox', async () => {
  expect((await app.anonymous('GET', path)).status).toBe(401);
  for (const role of roles) {
    const { status } = await (await app.signInAs(role)).call('GET', path);
    expect([role, status]).toEqual([role, role === 'ROLE_ADMIN' ? 200 : 403]);
  }
});

it('the outbox is paged, newest first, with the rendered mails if no mail server is set', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  for (let number = 1; number <= 21; number += 1) await queue(number);
  const first = await read(admin);
  expect(first).toMatchObject({ more: true, isSent: false });
  expect(first.mails).toHaveLength(20);
  expect(first.mails[0]).toMatchObject({
    subject: 'Notiz 21',
    to: 'ada@example.org',
    language: 'de',
    state: 'waiting',
    tries: 0,
    text: expect.stringContaining('Worte.'),
    html: expect.stringContaining('<p dir="auto">Worte.</p>'),
  });
  const second = await read(admin, { index: 1 });
  expect(second.mails.map(({ subject }) => subject)).toEqual(['Notiz 1']);
  expect(second.more).toBe(false);
  expect((await read(admin, { state: 'failed' })).mails).toEqual([]);
  for (const query of [{ index: -1 }, { state: 'lost' }])
    expect((await admin.call('GET', path, { query })).status).toBe(400);
});

it('only administrators can retry a failed mail, once per request', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  await queue(1);
  const [mail] = (await read(admin)).mails;
  const again = (caller: Caller, id = mail?.id ?? 0) =>
    caller.call('POST', `${path}/retry`, { query: { id } }).then(({ status }) => status);
  expect(await again(admin)).toBe(404);
  await db().updateTable('mails').set({ state: 'failed', problem: 'Not today' }).execute();
  expect(await again(await app.signInAs('ROLE_MODERATOR'))).toBe(403);
  expect(await again(admin)).toBe(200);
  expect(await again(admin)).toBe(404);
  expect(await again(admin, 999_999)).toBe(404);
  const record = db().selectFrom('audit_log').select(['actor_id', 'subject_id']);
  expect(await record.where('action', '=', 'mail.resend').execute()).toEqual([
    { actor_id: admin.user.id, subject_id: mail?.id },
  ]);
});
