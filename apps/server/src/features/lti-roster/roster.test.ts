import { type ServiceCase, serviceCases } from '@redraft/learning-platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestCourseRosters, setUpPlatformServices } from '../../domain/lti/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { password, useApp } from '../../testing/app.ts';
import { createAssignment, joinClass } from '../../testing/course.ts';
import { useCourseRoster } from '../../testing/course-roster.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const roster = useCourseRoster(app, lti);
const [first, second, third] = world.studentIds;

const everybody = {
  students: { Park: 'Section A', Ortega: 'Section A', Lindqvist: 'Section B' },
  assistants: { Weber: 'none' },
};
const asked = () => lti.platform().received.requests.filter(({ path }) => path.endsWith('/memberships'));
const night = async (minutes = 0) => {
  await requestCourseRosters(new Date());
  await roster.synchronise(minutes);
};
const records = () =>
  db()
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'class.synchronise_roster')
    .orderBy('id')
    .execute();

/** The course as it was at first, and the class like it. */
beforeEach(async () => {
  resetClock();
  lti.platform().settle();
  setUpPlatformServices({ allowsLocal: true });
  const course = roster.course();
  course.members = course.members.filter(({ personId }) => personId.startsWith('person-'));
  for (const { personId } of course.members) roster.change(personId, { status: 'Active' });
  roster.change(world.assistantId, { roles: ['teaching assistant'] });
  for (const id of world.studentIds) roster.change(id, { roles: ['learner'], groupIds: ['section-a'] });
  roster.change(third, { groupIds: ['section-b'] });
  const preview = await roster.preview();
  await roster.apply(preview, { confirmsRemovals: true });
  lti.platform().received.requests.length = 0;
});

describe('a roster that follows its course', () => {
  it('a roster gets the people of the course in their sections, with new accounts and without mails', async () => {
    expect(await roster.people()).toEqual(everybody);
    expect(await db().selectFrom('mails').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('class_invitations').select('id').execute()).toEqual([]);
    const accounts = await db()
      .selectFrom('lti_identities')
      .innerJoin('users', 'users.id', 'lti_identities.user_id')
      .select(['subject', 'email', 'auth_provider'])
      .where('subject', '=', second)
      .execute();
    expect(accounts).toEqual([
      { subject: second, auth_provider: 'lti', email: expect.stringMatching(/^lti-.*\.invalid$/) },
    ]);
  });

  it('a person of the roster launches into the account that synchronising has created', async () => {
    const before = await db().selectFrom('users').select('id').execute();
    const { user, launch } = await lti.arrive({ personId: second });
    expect(before.map(({ id }) => id)).toContain(user.id);
    expect(launch.target).toBe(`/myclassdetail/${roster.classId()}`);
    await night();
    expect(await roster.people()).toEqual(everybody);
  });

  it('a roster loses people who leave the course, keeps their texts, and gets them back when they return', async () => {
    const { user } = await lti.arrive({ personId: first });
    const student = await app.signInByName(user.username);
    const assignment = await createAssignment(roster.teacher(), roster.classId());
    const workspace = await openWorkspace(app, student, assignment);
    await workspace.save('The beginning of a text');
    setClock(() => new Date(Date.now() + 2 * 60 * 60_000));
    roster.change(first, { status: 'Inactive' });
    await night();
    expect((await roster.people()).students).toEqual({ Ortega: 'Section A', Lindqvist: 'Section B' });
    const submission = db().selectFrom('submissions').select('student_id');
    expect(await submission.where('id', '=', workspace.submissionId).execute()).toHaveLength(1);
    expect((await workspace.save('More')).status).toBe(403);
    roster.change(first, { status: 'Active' });
    await night();
    expect(await roster.people()).toEqual(everybody);
  });

  it('a roster contains the existing account that a person joins instead of the created one', async () => {
    roster.add('two-accounts');
    await night();
    const { user } = await lti.arrive({ personId: 'two-accounts' });
    const mine = await app.signInAs('ROLE_STUDENT');
    const headers = { authorization: `Bearer ${user.accessToken}` };
    const body = { username: mine.user.username, password };
    await app.anonymous('POST', '/api/lti/join', { body, headers });
    const preview = await roster.preview();
    expect(preview).toMatchObject({ counts: {}, unchanged: 6 });
    const isHere = () =>
      db()
        .selectFrom('enrollments')
        .select('student_id')
        .where('student_id', 'in', [user.id, mine.user.id])
        .where('dropped_at', 'is', null)
        .execute();
    expect(await isHere()).toEqual([{ student_id: mine.user.id }]);
    roster.change('two-accounts', { status: 'Inactive' });
    await night();
    expect(await isHere()).toEqual([]);
  });

  it('a roster follows changes of roles between student and assistant', async () => {
    roster.change(second, { roles: ['instructor'] });
    roster.change(world.assistantId, { roles: ['learner'] });
    await night();
    expect(await roster.people()).toEqual({
      students: { Park: 'Section A', Lindqvist: 'Section B', Weber: 'Section A' },
      assistants: { Ortega: 'grade' },
    });
    roster.change(second, { roles: ['teaching assistant'] });
    await night();
    expect((await roster.people()).assistants).toEqual({ Ortega: 'none' });
  });

  it('a roster keeps a section that was set in the class until the group in the course changes', async () => {
    const sections = await db().selectFrom('class_sections').select(['id', 'name']).execute();
    const sectionB = sections.find(({ name }) => name === 'Section B')?.id ?? null;
    await db().updateTable('enrollments').set({ section_id: sectionB }).execute();
    await night();
    expect((await roster.people()).students).toMatchObject({ Park: 'Section B', Ortega: 'Section B' });
    roster.change(third, { groupIds: ['section-a'] });
    await night();
    expect((await roster.people()).students).toMatchObject({ Park: 'Section B', Lindqvist: 'Section A' });
    roster.change(first, { groupIds: ['section-b'] });
    roster.change(second, { groupIds: ['section-b'] });
    await night();
    roster.change(first, { groupIds: ['section-a'] });
    await night();
    expect((await roster.people()).students).toMatchObject({ Park: 'Section A', Ortega: 'Section B' });
  });

  it('a roster keeps people as they are who were added or removed in the class', async () => {
    const added = await app.signInAs('ROLE_STUDENT');
    await joinClass(added, roster.classId());
    const gone = await db()
      .selectFrom('lti_identities')
      .select('user_id')
      .where('subject', '=', second)
      .executeTakeFirstOrThrow();
    const removal = { classId: roster.classId(), studentId: gone.user_id };
    await roster.teacher().call('DELETE', '/api/classes/dropstudent', { body: removal });
    await night();
    expect(Object.keys((await roster.people()).students)).toHaveLength(3);
    expect((await roster.people()).students).not.toHaveProperty('Ortega');
    expect((await roster.preview()).changes).toMatchObject([
      { name: 'Luis Ortega', outcome: 'skipped', reason: 'removed_here' },
    ]);
    await lti.arrive({ personId: second });
    expect((await roster.people()).students).toHaveProperty('Ortega');
    const own = { classId: roster.classId(), studentId: added.user.id };
    await roster.teacher().call('DELETE', '/api/classes/dropstudent', { body: own });
  });

  it('the preview of a roster lists skipped people with the reason', async () => {
    roster.add('observer');
    roster.change('observer', { roles: ['mentor'] });
    roster.add('admin');
    const admin = await app.signInAs('ROLE_ADMIN');
    const at = new Date();
    await db()
      .insertInto('lti_identities')
      .values({
        issuer: lti.registered().issuer,
        subject: 'admin',
        user_id: admin.user.id,
        is_made: false,
        connected_at: at,
        used_at: at,
      })
      .execute();
    const preview = await roster.preview();
    expect(preview.counts).toEqual({ skipped: 2 });
    expect(preview.changes).toMatchObject([
      { name: 'Person observer', role: null, reason: 'no_role' },
      { role: 'student', reason: 'privileged' },
    ]);
    await night();
    expect(await roster.people()).toEqual(everybody);
  });

  it('a roster with many people is read page by page', async () => {
    for (let index = 0; index < 130; index += 1) roster.add(`many-${index}`);
    await night();
    expect(asked().length).toBeGreaterThan(1);
    expect(Object.keys((await roster.people()).students)).toHaveLength(133);
    expect((await records()).at(-1)).toMatchObject({
      actor_id: null,
      details: { counts: { joins: 130, unchanged: 5 }, platform: 'Test platform' },
    });
  });
});

describe('when a roster is read', () => {
  it('a roster is read after the launch of an instructor, by what has changed, and not again for some minutes', async () => {
    await lti.arrive();
    await roster.synchronise(15);
    expect(asked()).toMatchObject([{ query: { since: expect.any(String) } }]);
    roster.add('newcomer');
    roster.change('newcomer', { changedAt: new Date(Date.now() + 20 * 60_000).toISOString() });
    await lti.arrive();
    await lti.arrive();
    await roster.synchronise(16);
    expect(asked()).toHaveLength(1);
    await roster.synchronise(30);
    expect(asked()).toHaveLength(2);
    expect((await roster.people()).students).toHaveProperty('newcomer');
  });

  it('a roster is not read after the launch of a student', async () => {
    await lti.arrive({ personId: first });
    await roster.synchronise(60);
    expect(asked()).toEqual([]);
  });

  it('a roster is read completely if the platform has dropped the URL of the differences', async () => {
    await lti.arrive();
    roster.add('newcomer');
    lti.platform().disturb('memberships', { kind: 'status', status: 400 }, 1);
    await roster.synchronise(15);
    expect(asked().map(({ status }) => status)).toEqual([400, 200]);
    expect((await roster.people()).students).toHaveProperty('newcomer');
  });

  it('a roster is not read for a class that has ended', async () => {
    const days = { start_day: '2020-01-01', end_day: '2020-01-02' };
    const before = await db()
      .selectFrom('classes')
      .select(['start_day', 'end_day'])
      .executeTakeFirstOrThrow();
    await db().updateTable('classes').set(days).execute();
    await night();
    expect(asked()).toEqual([]);
    const body = { classId: roster.classId() };
    expect(await roster.teacher().call('POST', '/api/lti/roster/preview', { body })).toMatchObject({
      body: { code: 'class.closed' },
    });
    await db().updateTable('classes').set(before).execute();
  });

  it('a requested roster is read once by two simultaneous workers', async () => {
    roster.add('newcomer');
    await requestCourseRosters(new Date());
    await Promise.all([roster.synchronise(), roster.synchronise()]);
    expect(asked()).toHaveLength(1);
  });
});

describe('a roster by its button', () => {
  it('synchronising a roster makes the previewed changes', async () => {
    roster.add('somebody');
    roster.change(third, { status: 'Deleted' });
    setClock(() => new Date(Date.now() + 2 * 60 * 60_000));
    const preview = await roster.preview();
    expect(preview).toMatchObject({
      counts: { joins: 1, leaves: 1 },
      unchanged: 4,
      needsConfirmation: false,
      changes: [
        { name: 'Greta Lindqvist', outcome: 'leaves', role: null },
        { name: 'Person somebody', outcome: 'joins', role: 'student' },
      ],
    });
    expect(await roster.people()).toEqual(everybody);
    expect(await roster.apply(preview)).toMatchObject({ status: 200, body: { counts: { joins: 1 } } });
    expect(Object.keys((await roster.people()).students)).toEqual(['Ortega', 'Park', 'somebody']);
    expect(await roster.state()).toMatchObject({ state: 'synchronised', problem: null });
    expect((await records()).at(-1)?.actor_id).toBe(roster.teacher().user.id);
  });

  it('synchronising a roster is refused if the course has changed since the preview', async () => {
    const preview = await roster.preview();
    roster.add('newcomer');
    expect(await roster.apply(preview)).toMatchObject({ status: 409, body: { code: 'lti.roster_changed' } });
    expect(await roster.people()).toEqual(everybody);
  });

  it('only the owner of the class can synchronise its roster, and staff can see its state', async () => {
    const { user } = await lti.arrive({ personId: world.assistantId });
    const assistant = await app.signInByName(user.username);
    expect(await roster.state(assistant)).toMatchObject({ platformName: 'Test platform', isOffered: true });
    const other = await app.signInAs('ROLE_INSTRUCTOR');
    const body = { classId: roster.classId() };
    for (const caller of [assistant, other]) {
      const answer = await caller.call('POST', '/api/lti/roster/preview', { body });
      expect([403, 404]).toContain(answer.status);
    }
    expect(await other.call('GET', '/api/lti/roster', { query: body })).toMatchObject({ status: 404 });
    const pupil = await app.signInByName((await lti.arrive({ personId: first })).user.username);
    expect((await pupil.call('GET', '/api/lti/roster', { query: body })).status).toBe(404);
  });

  it('a class whose platform shares no roster says so', async () => {
    const before = await db().selectFrom('lti_contexts').select('memberships_url').executeTakeFirstOrThrow();
    await db().updateTable('lti_contexts').set({ memberships_url: null }).execute();
    const body = { classId: roster.classId() };
    expect(await roster.teacher().call('POST', '/api/lti/roster/preview', { body })).toMatchObject({
      status: 409,
      body: { code: 'lti.roster_not_offered' },
    });
    expect(await roster.state()).toMatchObject({ isOffered: false });
    await db().updateTable('lti_contexts').set(before).execute();
  });

  it('the roster of an unknown class is not found', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const { body } = await instructor.call('POST', '/api/lti/roster/preview', { body: { classId: 999 } });
    expect(body).toMatchObject({ code: 'not_found' });
  });
});

describe('a list that cannot be trusted', () => {
  const empty = { kind: 'changed answer', change: (body: object) => ({ ...body, members: [] }) } as const;

  it('an empty list of members removes people only after confirmation', async () => {
    lti.platform().disturb('memberships', empty);
    await night(120);
    expect(await roster.people()).toEqual(everybody);
    expect(await roster.state()).toMatchObject({ state: 'stopped', leaving: 4 });
    setClock(() => new Date(Date.now() + 2 * 60 * 60_000));
    const preview = await roster.preview();
    expect(preview).toMatchObject({ counts: { leaves: 4 }, needsConfirmation: true });
    expect(await roster.apply(preview)).toMatchObject({ body: { code: 'lti.removals_unconfirmed' } });
    expect(await roster.people()).toEqual(everybody);
    await roster.apply(preview, { confirmsRemovals: true });
    expect(await roster.people()).toEqual({ students: {}, assistants: {} });
    expect(await roster.state()).toMatchObject({ state: 'synchronised', leaving: null });
  });

  it('removing more than half of the people needs confirmation', async () => {
    for (const id of world.studentIds) roster.change(id, { status: 'Deleted' });
    await night(120);
    expect(await roster.people()).toEqual(everybody);
    expect(await roster.state()).toMatchObject({ state: 'stopped', leaving: 3 });
    roster.change(first, { status: 'Active' });
    roster.change(second, { status: 'Active' });
    await night(120);
    expect(await roster.state()).toMatchObject({ state: 'synchronised' });
    expect((await roster.people()).students).not.toHaveProperty('Lindqvist');
  });

  const cases = serviceCases.flatMap((one) =>
    one.services
      .filter((service) => service === 'memberships' || service === 'token')
      .map((service): [string, ServiceCase, typeof service] => [`${one.name} (${service})`, one, service]),
  );

  it.each(cases)('%s', async (_name, { fault, expected }, service) => {
    setUpPlatformServices({ allowsLocal: true, timeoutMs: 300 });
    roster.add('newcomer');
    roster.change(third, { status: 'Deleted' });
    lti.platform().disturb(service, fault, expected === 'gets a new token' ? 1 : undefined);
    await night(120);
    if (expected === 'gets a new token')
      return expect(await roster.state()).toMatchObject({ state: 'synchronised' });
    expect(await roster.people()).toEqual(everybody);
    const problem = { 'tries again later': 'no_answer', 'gives up': 'refused', stops: 'unreadable' }[
      expected
    ];
    expect(await roster.state()).toMatchObject({ state: 'failed', problem });
    lti.platform().settle();
    await roster.synchronise(600);
    expect((await roster.state())?.state).toBe(expected === 'tries again later' ? 'synchronised' : 'failed');
  });

  it('an error names a platform that does not answer, and what to do', async () => {
    lti.platform().disturb('memberships', { kind: 'connection reset' });
    const body = { classId: roster.classId() };
    expect(await roster.teacher().call('POST', '/api/lti/roster/preview', { body })).toMatchObject({
      status: 502,
      body: { code: 'lti.roster_no_answer', message: 'Test platform did not answer. Try again later.' },
    });
  });

  it('sections stay if the platform does not share groups, and synchronising fails if the groups cannot be loaded', async () => {
    roster.change(first, { groupIds: ['section-b'] });
    lti.platform().disturb('groups', { kind: 'status', status: 403 });
    await night();
    expect(await roster.people()).toEqual(everybody);
    expect(await roster.state()).toMatchObject({ state: 'synchronised' });
    lti.platform().settle();
    lti.platform().disturb('groups', { kind: 'status', status: 503 });
    await night();
    expect(await roster.state()).toMatchObject({ state: 'failed', problem: 'no_answer' });
  });
});
