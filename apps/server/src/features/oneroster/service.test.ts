import {
  madeRosterSourceSchema,
  type RosterSourceId,
  rosterImportSchema,
  rosterSourcesSchema,
} from '@redraft/contracts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importNightly } from '../../domain/oneroster/index.ts';
import { db } from '../../platform/db.ts';
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

const read = (body: Record<string, unknown> = {}) =>
  admin.call('POST', `${path}/service`, { body: { id, ...body } });
const done = async (body: Record<string, unknown> = {}) => rosterImportSchema.parse((await read(body)).body);
const night = (days = 0) => importNightly(logger, new Date(Date.now() + days * 24 * 3600_000));
const lastRun = async () =>
  rosterSourcesSchema.parse((await admin.call('GET', path)).body).sources.find((one) => one.id === id)
    ?.lastRun;
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

it('a night imports what has changed since, and everything once a week', async () => {
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

it('a night that would remove most students does nothing, and leaves it to an administrator', async () => {
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

it('a night with a wrong record says which, and does nothing', async () => {
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

it.each([
  [401, 'oneroster.refused', 'refused'],
  [500, 'oneroster.refused', 'refused'],
])('a service that answers %i is told as %s, by day and by night', async (status, code, reason) => {
  service.state.status = status;
  expect(await read({ dryRun: true })).toMatchObject({ status: 502, body: { code } });
  await night();
  expect(await lastRun()).toMatchObject({ outcome: 'failed', reason });
});

it('a client secret is kept sealed, never answered, and kept when none is given', async () => {
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
  const { people: _people, classes: _classes, lastRun: _lastRun, ...fields } = source ?? { service: null };
  expect((await admin.call('PUT', path, { body: { ...fields, name: 'Renamed' } })).status).toBe(200);
  expect(await done({ dryRun: true })).toMatchObject({ counts: { account_created: 2 } });
  expect(await addSource({ clientSecret: '' })).toMatchObject({
    body: { code: 'oneroster.secret_required' },
  });
});
