import { auditPageSchema, roles } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { audit } from '../../platform/audit.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';

const app = useApp();

const search = async (admin: Caller, query: Record<string, string | number> = {}) =>
  auditPageSchema.parse((await admin.call('GET', '/api/admin/audit', { query })).body);

it('the audit log is sorted by time, newest first, and can be searched by person, action, subject and time', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor, { classname: 'Rhetoric' });
  const entry = { action: 'class.create', subject: 'class', subjectId: classId, subjectName: 'Rhetoric' };
  const mine = { ...entry, actor: { id: instructor.user.id, username: instructor.user.username } };
  for (const query of [
    {},
    { person: instructor.user.username.toUpperCase() },
    { person: instructor.user.email },
    { person: instructor.user.username, action: 'class.create' },
    { subject: 'class', subjectId: classId },
    { from: new Date(Date.now() - 60_000).toISOString() },
  ])
    expect((await search(admin, query)).entries[0]).toMatchObject(mine);
  for (const query of [
    { person: 'nobody at all' },
    { person: instructor.user.username, action: 'class.delete' },
    { subject: 'rubric' },
    { to: new Date(Date.now() - 3_600_000).toISOString() },
  ])
    expect((await search(admin, query)).entries).toEqual([]);
});

it('the audit log is paged, and lists each kind of action once', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const action = { action: 'template.delete', subject: 'template' } as const;
  const one = { ...action, actorId: admin.user.id, subjectId: 7, details: { title: 'Gone since' } };
  await audit(...Array.from({ length: 120 }, () => ({ ...one, at: new Date() })));
  const seen: number[] = [];
  for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; ) {
    const page = await search(admin, { action: 'template.delete', before });
    // A deleted subject is listed under its last name.
    expect(page.entries[0]?.subjectName).toBe('Gone since');
    seen.push(...page.entries.map(({ id }) => id));
    before = page.next;
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual(seen.toSorted((first, second) => second - first));
  const { body } = await admin.call('GET', '/api/admin/audit/actions');
  expect(body).toEqual([...new Set(body as string[])].toSorted()); // cast: texts by the contract
  expect(body).toContain('template.delete');
});

it('the audit log can be exported as CSV without formulas, which is logged', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const details = { title: '=HYPERLINK("http://example.org")' };
  const action = { action: 'rubric.delete', subject: 'rubric' } as const;
  const one = { ...action, actorId: null, subjectId: 9, details };
  await audit(...Array.from({ length: 1001 }, () => ({ ...one, at: new Date() })));
  const query = { action: 'rubric.delete' };
  const { status, body } = await admin.call('GET', '/api/admin/audit/file', { query });
  expect(status).toBe(200);
  const lines = String(body).trim().split('\r\n');
  expect(lines[0]).toContain('at_utc,person,username,action');
  expect(lines).toHaveLength(1002);
  // Codes for programs; no cell starts like a formula.
  expect(lines[1]).toContain(',rubric.delete,rubric,9,');
  expect(String(body)).not.toMatch(/,"?=HYPERLINK/);
  expect((await search(admin)).entries[0]).toMatchObject({ action: 'audit.export', subject: 'audit_log' });
});

it('the audit log refuses an invalid time, subject or page', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  for (const query of [{ from: 'yesterday' }, { subject: 'poem' }, { subjectId: 'x' }, { before: -1 }])
    expect((await admin.call('GET', '/api/admin/audit', { query })).status).toBe(400);
});

it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))(
  'the audit log is not available to %s',
  async (role) => {
    const caller = await app.signInAs(role);
    for (const path of ['/api/admin/audit', '/api/admin/audit/actions', '/api/admin/audit/file'])
      expect(await caller.call('GET', path)).toMatchObject({
        status: 403,
        body: { message: "You don't have access to this page." },
      });
  },
);
