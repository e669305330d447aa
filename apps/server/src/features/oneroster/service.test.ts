import {
  madeRosterSourceSchema,
  type RosterSourceId,
  requestedRosterImportSchema,
  rosterSourcesSchema,
} from '@redraft/contracts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importNightly, importRequested } from '../../domain/oneroster/index.ts';
import { now } from '../../platform/clock.ts';
import { db, pool } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { useRosterService } from '../../testing/roster-service.ts';

const app = useApp({ settings: { publicUrl: 'http://localhost:3000', allowsLocalAddresses: true } });
const service = useRosterService();
const path = '/api/admin/oneroster';
const logger = createLogger('silent');
let admin: Caller;
let prefixes = 0;
beforeAll(async () => {
  admin = await app.signInAs('ROLE_ADMIN');
});

const ref = (sourcedId: string, type: string) => ({
  sourcedId,
  type,
  href: `https://sis.example.org/${sourcedId}`,
});

/** Some students in one class with one teacher, as version 1.2 tells it. */
function district(students: number) {
  prefixes += 1;
  const user = (id: string, role: string) => ({
    sourcedId: id,
    status: 'active',
    dateLastModified: '2026-01-01T00:00:00Z',
    enabledUser: true,
    givenName: 'First',
    familyName: id,
    email: `${id}.r${prefixes}@example.org`,
    roles: [{ roleType: 'primary', role, org: ref('o1', 'org') }],
  });
  const enrollment = (id: string, role: string) => ({
    sourcedId: `e-${id}`,
    status: 'active',
    dateLastModified: '2026-01-01T00:00:00Z',
    user: ref(id, 'user'),
    class: ref('c1', 'class'),
    school: ref('o1', 'org'),
    role,
    primary: role === 'teacher',
  });
  const ids = Array.from({ length: students }, (_, index) => `s${index}`);
  return {
    orgs: [{ sourcedId: 'o1', status: 'active', name: 'School', type: 'school' }],
    academicSessions: [
      {
        sourcedId: 'y1',
        status: 'active',
        startDate: '2026-08-01',
        endDate: '2099-07-31',
        type: 'schoolYear',
      },
    ],
    courses: [
      { sourcedId: 'k1', status: 'active', title: 'Writing', subjects: ['Law'], org: ref('o1', 'org') },
    ],
    classes: [
      {
        sourcedId: 'c1',
        status: 'active',
        title: 'Rhetoric',
        course: ref('k1', 'course'),
        school: ref('o1', 'org'),
        terms: [ref('y1', 'academicSession')],
      },
    ],
    users: [user('t1', 'teacher'), ...ids.map((id) => user(id, 'student')), user('p1', 'parent')],
    enrollments: [enrollment('t1', 'teacher'), ...ids.map((id) => enrollment(id, 'student'))],
  };
}

async function addSource(change: Record<string, unknown> = {}) {
  const lookups = await db().selectFrom('lookups').select(['id', 'kind']).execute();
  const body = {
    name: 'District',
    timeZone: 'UTC',
    subjectAreaId: lookups.find(({ kind }) => kind === 'area')?.id,
    studentLevelId: lookups.find(({ kind }) => kind === 'level')?.id,
    service: { ...service.settings(), ...change },
  };
  return admin.call('POST', path, { body });
}

let id: RosterSourceId;
beforeEach(async () => {
  await db().deleteFrom('roster_sources').execute();
  id = madeRosterSourceSchema.parse((await addSource()).body).id;
});

const request = (body: Record<string, unknown> = {}) =>
  admin.call('POST', `${path}/import`, { body: { id, ...body } });
const state = async () =>
  requestedRosterImportSchema.parse((await admin.call('GET', `${path}/import`, { query: { id } })).body);
/** As a worker does soon after it was asked for. */
const work = async () => {
  while (await importRequested(logger, now));
};
const read = async (body: Record<string, unknown> = {}) => {
  await request(body);
  await work();
  return state();
};
const done = async (body: Record<string, unknown> = {}) => {
  const last = await read(body);
  if (last.state !== 'done') throw new Error(`The import is ${last.state}.`);
  return last.answer;
};
const night = (days = 0) => importNightly(logger, new Date(Date.now() + days * 24 * 3600_000));
const lastRun = async () =>
  rosterSourcesSchema.parse((await admin.call('GET', path)).body).sources.find((one) => one.id === id)
    ?.runs[0];
const students = async () =>
  (
    await db()
      .selectFrom('enrollments')
      .innerJoin('roster_classes', 'roster_classes.class_id', 'enrollments.class_id')
      .select('student_id')
      .where('source_id', '=', id)
      .where('dropped_at', 'is', null)
      .execute()
  ).length;

it('a rostering service is read page by page, previewed, and then imported', async () => {
  service.state.collections = district(3);
  const planned = await done({ dryRun: true });
  expect(planned).toMatchObject({
    isDone: false,
    counts: { account_created: 4, class_created: 1, student_added: 3, staff_added: 1 },
    skipped: { other_role: 1 },
  });
  expect(await done({ digest: planned.digest })).toMatchObject({ isDone: true });
  expect(await students()).toBe(3);
  const offsets = service.state.requests
    .filter(({ pathname }) => pathname.endsWith('/v1p2/users'))
    .map(({ searchParams }) => searchParams.get('offset'));
  expect(offsets.slice(0, 3)).toEqual(['0', '2', '4']);
  expect(service.state.scopes[0]).toBe('https://purl.imsglobal.org/spec/or/v1p2/scope/roster-core.readonly');
  expect(service.state.requests.some(({ pathname }) => pathname.includes('demographics'))).toBe(false);
});

it('the nightly import reads changes, and everything once a week', async () => {
  const world = district(2);
  service.state.collections = world;
  await done();
  service.state.requests = [];
  for (const one of world.enrollments)
    if (one.sourcedId === 'e-s0')
      Object.assign(one, { status: 'tobedeleted', dateLastModified: '2098-01-01T00:00:00Z' });
  await night(1);
  expect(service.state.requests.every(({ searchParams }) => searchParams.get('filter') !== null)).toBe(true);
  expect(await lastRun()).toMatchObject({ outcome: 'done', isNightly: true, counts: { student_removed: 1 } });
  expect(await students()).toBe(1);
  service.state.requests = [];
  await night(8);
  expect(service.state.requests.every(({ searchParams }) => searchParams.get('filter') === null)).toBe(true);
});

it('a nightly import that would remove most students is refused, for an administrator to decide', async () => {
  const world = district(30);
  service.state.collections = world;
  await done();
  service.state.collections = { ...world, enrollments: world.enrollments.slice(0, 5) };
  await night(8);
  expect(await lastRun()).toMatchObject({
    outcome: 'refused',
    reason: 'many_removals',
    counts: { student_removed: 26 },
  });
  expect(await students()).toBe(30);
  expect(await done()).toMatchObject({ isDone: true, counts: { student_removed: 26 } });
});

it('a nightly import with an invalid record reports it and changes nothing', async () => {
  const world = district(1);
  service.state.collections = {
    ...world,
    users: [...world.users, { ...world.users[1], sourcedId: 'x', email: 'half@' }],
  };
  await night();
  expect(await lastRun()).toMatchObject({
    outcome: 'refused',
    reason: 'problems',
    problems: [{ file: 'users', line: null, field: 'email', sourcedId: 'x', problem: 'email_invalid' }],
  });
});

it.each([401, 500])(
  'a service that answers %i is reported, for requested and nightly imports',
  async (status) => {
    service.state.status = status;
    expect(await read({ dryRun: true })).toEqual({
      state: 'failed',
      isDryRun: true,
      origin: 'service',
      reason: 'refused',
    });
    expect(await lastRun()).toBeUndefined();
    await read();
    expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'refused', isNightly: false });
    await night();
    expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'refused', isNightly: true });
  },
);

it('an import from a service is made by a worker, which reports how much it has read', async () => {
  service.state.collections = district(3);
  expect(await state()).toEqual({ state: 'none' });
  expect((await request({ dryRun: true })).body).toEqual({
    state: 'waiting',
    isDryRun: true,
    origin: 'service',
    records: 0,
    changesPlanned: 0,
    changesMade: 0,
  });
  await work();
  const { records_read: records } = await db()
    .selectFrom('roster_requests')
    .select('records_read')
    .executeTakeFirstOrThrow();
  expect([records, (await state()).state]).toEqual([13, 'done']);
});

it('a waiting import from a service is not replaced by another request, and a finished one is', async () => {
  service.state.collections = district(1);
  await request({ dryRun: true });
  expect((await request()).body).toMatchObject({ isDryRun: true });
  await work();
  expect((await request()).body).toMatchObject({ state: 'waiting', isDryRun: false });
});

it('an import whose worker has died is restarted, but not before its lease ends', async () => {
  service.state.collections = district(1);
  await request({ dryRun: true });
  const claimed = { claimed_at: new Date(), claimed_until: new Date(Date.now() + 60_000) };
  await db().updateTable('roster_requests').set(claimed).execute();
  await work();
  expect(await state()).toMatchObject({ state: 'running' });
  await db()
    .updateTable('roster_requests')
    .set({ claimed_until: new Date(Date.now() - 60_000) })
    .execute();
  await work();
  expect(await state()).toMatchObject({ state: 'done' });
});

it('an import claimed by a worker of the previous release is neither replaced nor restarted within 45 minutes', async () => {
  service.state.collections = district(1);
  await request({ dryRun: true });
  const claim = (minutesAgo: number) =>
    db()
      .updateTable('roster_requests')
      .set({ claimed_at: new Date(Date.now() - minutesAgo * 60_000), claimed_until: null })
      .execute();
  await claim(44);
  expect((await request()).body).toMatchObject({ state: 'running', isDryRun: true });
  await work();
  expect(await state()).toMatchObject({ state: 'running' });
  await claim(46);
  await work();
  expect(await state()).toMatchObject({ state: 'done', isDryRun: true });
});

it('an import left unfinished by a worker of the previous release is replaced after 45 minutes', async () => {
  await request({ dryRun: true });
  const claimed = { claimed_at: new Date(Date.now() - 46 * 60_000), claimed_until: null };
  await db().updateTable('roster_requests').set(claimed).execute();
  expect((await request()).body).toMatchObject({ state: 'waiting', isDryRun: false });
});

it('an import that makes progress is not restarted, however long it takes', async () => {
  service.state.collections = district(3);
  await request({ dryRun: true });
  let at = Date.now();
  const clock = () => new Date(at);
  const begun: boolean[] = [];
  service.state.beforePage = async () => {
    at += 7 * 60_000;
    begun.push(await importRequested(logger, clock));
  };
  await importRequested(logger, clock);
  expect(begun).toEqual(Array(service.state.requests.length).fill(false));
  expect(begun.length).toBeGreaterThan(7);
  expect(await state()).toMatchObject({ state: 'done' });
});

it('a worker that has lost its import to another one stops without reporting a failure', async () => {
  service.state.collections = district(3);
  await request();
  let at = Date.now();
  const clock = () => new Date(at);
  service.state.beforePage = async () => {
    service.state.beforePage = () => Promise.resolve();
    at += 9 * 60_000;
    expect(await importRequested(logger, clock)).toBe(true);
  };
  await importRequested(logger, clock);
  const { sources } = rosterSourcesSchema.parse((await admin.call('GET', path)).body);
  expect(sources.find((one) => one.id === id)?.runs).toMatchObject([{ outcome: 'done' }]);
  expect(await state()).toMatchObject({ state: 'done', answer: { counts: { student_added: 3 } } });
});

it('an import that fails after another worker has taken it over is no failure', async () => {
  service.state.collections = district(3);
  await request();
  let at = Date.now();
  const clock = () => new Date(at);
  service.state.beforePage = async () => {
    service.state.beforePage = () => Promise.resolve();
    at += 9 * 60_000;
    expect(await importRequested(logger, clock)).toBe(true);
    service.state.status = 500;
  };
  await importRequested(logger, clock);
  const { sources } = rosterSourcesSchema.parse((await admin.call('GET', path)).body);
  expect(sources.find((one) => one.id === id)?.runs).toMatchObject([{ outcome: 'done' }]);
  expect(await state()).toMatchObject({ state: 'done' });
});

it('a failed import is recorded in the transaction that finishes its request', async () => {
  service.state.status = 500;
  await request();
  await pool().query('ALTER TABLE roster_requests ADD CONSTRAINT open CHECK (finished_at IS NULL) NOT VALID');
  await expect(importRequested(logger, now)).rejects.toThrow('open');
  await pool().query('ALTER TABLE roster_requests DROP CONSTRAINT open');
  expect(await lastRun()).toBeUndefined();
  await importRequested(logger, () => new Date(Date.now() + 60 * 60_000));
  const { sources } = rosterSourcesSchema.parse((await admin.call('GET', path)).body);
  expect(sources.find((one) => one.id === id)?.runs).toMatchObject([{ outcome: 'failed' }]);
});

it('a finished import whose end cannot be recorded is not reported as failed, and is recorded later', async () => {
  service.state.collections = district(2);
  await request();
  await pool().query('ALTER TABLE roster_requests ADD CONSTRAINT open CHECK (finished_at IS NULL) NOT VALID');
  await expect(importRequested(logger, now)).rejects.toThrow('open');
  await pool().query('ALTER TABLE roster_requests DROP CONSTRAINT open');
  expect(await lastRun()).toMatchObject({ outcome: 'done' });
  expect(await students()).toBe(2);
  await importRequested(logger, () => new Date(Date.now() + 60 * 60_000));
  expect(await state()).toMatchObject({ state: 'done', answer: { isDone: true } });
});

it('a preview is deleted after a day', async () => {
  service.state.collections = district(1);
  await read({ dryRun: true });
  await importRequested(logger, () => new Date(Date.now() + 25 * 3600_000));
  expect(await state()).toEqual({ state: 'none' });
});

it('an import whose basis has changed since its preview is refused, with the new plan', async () => {
  service.state.collections = district(2);
  const other = await app.signInAs('ROLE_STUDENT');
  await db()
    .updateTable('users')
    .set({ email: `s0.r${prefixes}@example.org` })
    .where('id', '=', other.user.id)
    .execute();
  const planned = await done({ dryRun: true });
  expect(planned.counts).toMatchObject({ account_connected: 1, account_created: 2 });
  await db()
    .updateTable('users')
    .set({ email: 'another@example.org' })
    .where('id', '=', other.user.id)
    .execute();
  expect(await done({ digest: planned.digest })).toMatchObject({
    isDone: false,
    counts: { account_created: 3 },
  });
});

it('a client secret is stored encrypted, never returned, and kept if a change omits it', async () => {
  service.state.collections = district(1);
  const listed = JSON.stringify((await admin.call('GET', path)).body);
  expect(listed).not.toContain(service.settings().clientSecret);
  const { sealed_secret: sealed } = await db()
    .selectFrom('roster_sources')
    .select('sealed_secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sealed?.toString('latin1')).not.toContain('secret of the client');
  const [source] = rosterSourcesSchema.parse((await admin.call('GET', path)).body).sources;
  const { people: _people, classes: _classes, runs: _runs, ...fields } = source ?? { service: null };
  expect((await admin.call('PUT', path, { body: { ...fields, name: 'Renamed' } })).status).toBe(200);
  expect(await done({ dryRun: true })).toMatchObject({ counts: { account_created: 2 } });
  expect(await addSource({ clientSecret: '' })).toMatchObject({
    body: { code: 'oneroster.secret_required' },
  });
});
