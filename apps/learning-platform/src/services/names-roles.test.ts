import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlatformAndTool } from '../testing/start.ts';
import { callService } from '../testing/tool.ts';
import { mediaTypes, scopes } from '../vocabulary.ts';
import { addMember, world } from '../world.ts';

let now = new Date('2026-05-04T10:00:00Z');
let started: Awaited<ReturnType<typeof startPlatformAndTool>>;

beforeEach(async () => {
  started = await startPlatformAndTool({ clock: () => now, pageSize: 3 });
});
afterEach(() => started.close());

const ask = (query = '', changed: { scope?: string; accept?: string } = {}) =>
  callService(started.tool, {
    scope: scopes.membershipsReadOnly,
    accept: mediaTypes.memberships,
    url: query.startsWith('http')
      ? query
      : `${started.platform.context.origin}/lti/courses/${world.courseId}/memberships${query}`,
    ...changed,
  });
const idsIn = (body: { members: { user_id: string }[] }) => body.members.map(({ user_id }) => user_id);

it('the members of a course come in pages that lead to the next one', async () => {
  const first = await ask();
  expect(first).toMatchObject({ status: 200, type: mediaTypes.memberships });
  expect(first.body.context).toEqual({ id: world.courseId, label: 'WRIT 101', title: 'Academic Writing' });
  expect(first.body.members[0]).toMatchObject({
    user_id: world.instructorId,
    status: 'Active',
    given_name: 'Amara',
    roles: expect.arrayContaining(['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor']),
  });
  const second = await ask(first.links.next);
  expect([...idsIn(first.body), ...idsIn(second.body)]).toEqual(
    started.course.members.map(({ personId }) => personId),
  );
  expect(second.links.next).toBeUndefined();
});

it('the members of a course come in smaller pages where a tool asks for them', async () => {
  const { body, links } = await ask('?limit=2');
  expect(body.members).toHaveLength(2);
  expect(links.next).toContain('limit=2');
});

it.each([
  ['?role=Learner', [...world.studentIds]],
  [
    `?role=${encodeURIComponent('http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant')}`,
    [world.assistantId],
  ],
  ['?role=Mentor', []],
])('the members of a course are found by their role: %s', async (query, expected) => {
  expect(idsIn((await ask(query)).body)).toEqual(expected);
});

it('the members of a course that have changed are found by the link to the differences', async () => {
  const { platform, course } = started;
  const { links } = await ask();
  now = new Date(now.getTime() + 60_000);
  addMember(platform.state, course, {
    personId: 'newcomer',
    roles: ['learner'],
    changedAt: now.toISOString(),
  });
  const leaver = course.members.find(({ personId }) => personId === world.studentIds[0]);
  Object.assign(leaver ?? {}, { status: 'Deleted', changedAt: now.toISOString() });
  const { body } = await ask(links.differences);
  expect(body.members).toMatchObject([
    { user_id: world.studentIds[0], status: 'Deleted' },
    { user_id: 'newcomer', status: 'Active' },
  ]);
  expect(idsIn((await ask('?role=Learner')).body)).not.toContain(world.studentIds[0]);
});

it('the members of a course are named with their status: inactive in every list, deleted among the differences alone', async () => {
  const { course } = started;
  for (const [personId, status] of [
    [world.studentIds[0], 'Inactive'],
    [world.studentIds[1], 'Deleted'],
  ] as const)
    Object.assign(course.members.find((one) => one.personId === personId) ?? {}, { status });
  const { body } = await ask('?role=Learner');
  expect(body.members).toMatchObject([
    { user_id: world.studentIds[0], status: 'Inactive' },
    { user_id: world.studentIds[2], status: 'Active' },
  ]);
  const changed = await ask(`?role=Learner&since=${encodeURIComponent('2025-12-31T00:00:00Z')}`);
  expect(changed.body.members).toMatchObject([
    { status: 'Inactive' },
    { user_id: world.studentIds[1], status: 'Deleted' },
    { status: 'Active' },
  ]);
});

it('the members of a course come with the message of a resource link', async () => {
  const { course, registered } = started;
  course.links.push({
    id: 'link',
    clientId: registered.clientId,
    deploymentId: registered.deploymentIds[0] ?? '',
    title: 'Essay',
    text: '',
    url: null,
    custom: { who: '$User.id' },
    available: {},
    submission: {},
  });
  const { body } = await ask('?rlid=link&role=Learner');
  expect(body.members[0].message).toEqual([
    {
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiResourceLinkRequest',
      'https://purl.imsglobal.org/spec/lti/claim/custom': { who: world.studentIds[0] },
    },
  ]);
  expect((await ask('?rlid=nothing')).status).toBe(404);
});

it('the members of a course are for tools with the scope, that ask for what is answered', async () => {
  expect((await ask('', { scope: scopes.score })).status).toBe(403);
  expect((await ask('', { accept: 'application/json' })).status).toBe(406);
  const { platform } = started;
  expect((await fetch(`${platform.context.origin}/lti/courses/${world.courseId}/memberships`)).status).toBe(
    401,
  );
  expect(platform.received.requests.map(({ status }) => status)).toEqual([200, 403, 200, 406, 401]);
});

it('the members of a course can go round in circles, or be no JSON', async () => {
  const { platform } = started;
  platform.disturb('memberships', { kind: 'endless pages' });
  const { links } = await ask('?limit=2');
  expect((await ask(links.next)).links.next).toBe(links.next);
  platform.settle();
  platform.disturb('memberships', { kind: 'not json' }, 1);
  await expect(ask()).rejects.toThrow('JSON');
  expect((await ask()).status).toBe(200);
});

it('the groups of a course are named, and members name them', async () => {
  const { platform, tool } = started;
  const question = { scope: scopes.groupsReadOnly, accept: mediaTypes.groups };
  const url = `${platform.context.origin}/lti/courses/${world.courseId}/groups`;
  expect((await callService(tool, { ...question, url })).body.groups).toEqual([
    { id: 'section-a', name: 'Section A', set_id: 'sections' },
    { id: 'section-b', name: 'Section B', set_id: 'sections' },
  ]);
  const sets = await callService(tool, { ...question, url: url.replace('groups', 'group-sets') });
  expect(sets.body.sets).toEqual([{ id: 'sections', name: 'sections' }]);
  const ofOne = await callService(tool, { ...question, url: `${url}?user_id=${world.studentIds[2]}` });
  expect(ofOne.body.groups).toMatchObject([{ id: 'section-b' }]);
  expect((await ask('?role=Learner')).body.members[2].group_enrollments).toEqual([{ group_id: 'section-b' }]);
});
