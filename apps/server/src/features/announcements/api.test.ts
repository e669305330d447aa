import { type Announcement, announcementSchema, notificationSchema, roles } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';

const app = useApp();
const path = '/api/admin/announcement';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const words = (title: string, hours = 24) => ({
  title,
  message: 'On Monday at six.',
  expires: inHours(hours),
});

async function announce(admin: Caller, title: string, hours?: number): Promise<Announcement> {
  const { status, body } = await admin.call('POST', path, { body: words(title, hours) });
  expect(status).toBe(200);
  return announcementSchema.parse(body);
}
async function list(admin: Caller, index = 0): Promise<Announcement[]> {
  const { body } = await admin.call('GET', `${path}s`, { query: { index } });
  return z.array(announcementSchema).parse(body);
}
async function toldTo(caller: Caller) {
  const { body } = await caller.call('GET', '/api/admin/usernotifications');
  return z.array(notificationSchema).parse(body);
}

it('an announcement is shown to all users until it expires', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await announce(admin, 'Maintenance');
  expect(created).toMatchObject({
    message: 'On Monday at six.',
    author: expect.stringMatching(/^Test person_/),
  });
  await announce(admin, 'Over', -1);
  for (const role of roles) {
    const reported = await toldTo(await app.signInAs(role));
    expect(reported).toMatchObject([
      {
        id: `a${created.id}`,
        title: 'Maintenance',
        message: 'On Monday at six.',
        isRead: false,
        topic: 'announcement',
        link: null,
      },
    ]);
  }
  await admin.call('DELETE', path, { query: { id: created.id } });
  expect(await toldTo(admin)).toEqual([]);
});

it('an announcement keeps its ID when changed, and can be withdrawn once', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { id } = await announce(admin, 'First');
  const changed = await admin.call('PUT', path, { body: { id, ...words('Second') } });
  expect(changed.body).toMatchObject({ id, title: 'Second' });
  expect((await list(admin))[0]).toMatchObject({ id, title: 'Second' });
  const remove = () => admin.call('DELETE', path, { query: { id } }).then(({ body }) => body);
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  expect((await admin.call('PUT', path, { body: { id, ...words('Third') } })).status).toBe(404);
});

it('announcements are listed newest first, ten to a page', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  await db().deleteFrom('announcements').execute();
  for (let number = 1; number <= 12; number += 1) await announce(admin, `Number ${number}`);
  expect((await list(admin)).map(({ title }) => title).slice(0, 2)).toEqual(['Number 12', 'Number 11']);
  expect(await list(admin)).toHaveLength(10);
  expect(await list(admin, 1)).toHaveLength(2);
  expect(await list(admin, 2)).toEqual([]);
});

it('a repeated request creates one announcement', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = words('Once');
  const [first, second] = [
    await admin.call('POST', path, { body, headers }),
    await admin.call('POST', path, { body, headers }),
  ];
  expect(second.body).toEqual(first.body);
  expect((await list(admin)).filter(({ title }) => title === 'Once')).toHaveLength(1);
});

it('only administrators can create, change and withdraw announcements', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { id } = await announce(admin, 'Kept');
  for (const role of ['ROLE_STUDENT', 'ROLE_INSTRUCTOR', 'ROLE_MODERATOR'] as const) {
    const other = await app.signInAs(role);
    expect((await other.call('GET', `${path}s`)).status).toBe(403);
    expect((await other.call('POST', path, { body: words('Forged') })).status).toBe(403);
    expect((await other.call('PUT', path, { body: { id, ...words('Forged') } })).status).toBe(403);
    expect((await other.call('DELETE', path, { query: { id } })).status).toBe(403);
  }
  expect((await list(admin))[0]).toMatchObject({ id, title: 'Kept' });
});

it.each([
  { title: '', message: 'Words', expires: inHours(1) },
  { title: 'Title', message: '', expires: inHours(1) },
  { title: 'Title', message: 'Words', expires: '' },
  { title: 'Title', message: 'Words', expires: 'tomorrow' },
  { title: 'Title', message: 'Words' },
  { title: 'T'.repeat(201), message: 'Words', expires: inHours(1) },
])('an announcement is refused with %j', async (body) => {
  const admin = await app.signInAs('ROLE_ADMIN');
  expect((await admin.call('POST', path, { body })).status).toBe(400);
  expect((await admin.call('PUT', path, { body: { ...body, id: 1 } })).status).toBe(400);
});
