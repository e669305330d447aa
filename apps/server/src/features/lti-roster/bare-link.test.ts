import {
  type AssignmentId,
  bareLinkSchema,
  type ClassId,
  type ResourceLinkId,
  resourceLinkIdSchema,
  type UnassignedLink,
} from '@redraft/contracts';
import { beforeAll, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass } from '../../testing/course.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const [student] = world.studentIds;

let instructor: Caller;
let classId: ClassId;
let essay: AssignmentId;
let links = 0;

/** A link that an instructor made by hand in the course, or that was copied with it. */
function addLink(custom: Record<string, string> = {}): string {
  const course = lti.platform().state.courses.find(({ id }) => id === world.courseId);
  links += 1;
  const linkId = `by-hand-${links}`;
  course?.links.push({
    id: linkId,
    clientId: lti.registered().clientId,
    deploymentId: lti.registered().deployments[0] ?? '',
    title: 'First essay',
    text: '',
    url: null,
    custom,
    available: {},
    submission: {},
  });
  return linkId;
}
const open = async (linkId: string, personId: string = world.instructorId) => {
  const { user, launch } = await lti.arrive({ personId, linkId });
  return { caller: await app.signInByName(user.username), target: launch.target };
};
const idIn = (target: string): ResourceLinkId => resourceLinkIdSchema.parse(target.replace('/lti/link/', ''));
const read = async (caller: Caller, id: ResourceLinkId): Promise<UnassignedLink> =>
  bareLinkSchema.parse((await caller.call('GET', '/api/lti/link', { query: { id } })).body);
const choose = (caller: Caller, id: ResourceLinkId, assignmentId: number | null) =>
  caller.call('POST', '/api/lti/link', { body: { id, assignmentId } });

beforeAll(async () => {
  const { user, launch } = await lti.arrive();
  instructor = await app.signInByName(user.username);
  classId = await createClass(instructor);
  await instructor.call('POST', '/api/lti/context/class', {
    body: { contextId: launch.contextId, classId },
  });
  essay = await createAssignment(instructor, classId, {});
});

it('a student who opens a link without a target gets an explanation', async () => {
  const { caller, target } = await open(addLink(), student);
  expect(target).toMatch(/^\/lti\/link\/\d+$/);
  expect(await read(caller, idIn(target))).toEqual({
    title: 'First essay',
    courseTitle: 'Academic Writing',
    className: 'Writing I',
    classTimeZone: 'Europe/Berlin',
    classPage: `/myclassdetail/${classId}`,
    target: null,
    can: { choose: false },
    assignments: [],
  });
  expect(await choose(caller, idIn(target), essay)).toMatchObject({
    status: 403,
    body: { code: 'lti.instructor_needed' },
  });
});

it('an instructor chooses the assignment of a link once', async () => {
  const linkId = addLink();
  const waiting = await open(linkId, student);
  const { target } = await open(linkId);
  const found = await read(instructor, idIn(target));
  expect(found).toMatchObject({ can: { choose: true }, assignments: [{ id: essay, isLinked: false }] });
  expect(await choose(instructor, idIn(target), essay)).toMatchObject({
    status: 200,
    body: { target: `/classdetail/${classId}` },
  });
  expect((await read(waiting.caller, idIn(target))).target).toBe(`/assignment/${essay}`);
  expect((await open(linkId, student)).target).toBe(`/assignment/${essay}`);
  expect((await open(linkId)).target).toBe(`/classdetail/${classId}`);
  const [record] = await db()
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'platform.link_assignment')
    .execute();
  expect(record).toMatchObject({ actor_id: instructor.user.id, details: { classId, assignmentId: essay } });
});

it('a link leads to the class page if an instructor chooses that', async () => {
  const linkId = addLink();
  const { target } = await open(linkId);
  await choose(instructor, idIn(target), null);
  expect((await open(linkId, student)).target).toBe(`/myclassdetail/${classId}`);
  expect((await open(linkId)).target).toBe(`/classdetail/${classId}`);
});

it('a link that was copied with its course needs a new target, which is stored', async () => {
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  const foreign = await createAssignment(other, await createClass(other), {});
  const linkId = addLink({ redraft_assignment: String(foreign) });
  const { target } = await open(linkId);
  expect(target).toMatch(/^\/lti\/link\//);
  expect((await choose(instructor, idIn(target), foreign)).status).toBe(404);
  await choose(instructor, idIn(target), essay);
  expect((await open(linkId, student)).target).toBe(`/assignment/${essay}`);
});

it('a link whose assignment was deleted needs a new target', async () => {
  const linkId = addLink();
  const { target } = await open(linkId);
  const draft = await createAssignment(instructor, classId, { title: 'Draft' });
  await choose(instructor, idIn(target), draft);
  await db().deleteFrom('assignments').where('id', '=', draft).execute();
  expect((await open(linkId, student)).target).toBe(target);
});

it('a link is not found for users who have not launched in its course', async () => {
  const { target } = await open(addLink());
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  const query = { id: idIn(target) };
  expect(await stranger.call('GET', '/api/lti/link', { query })).toMatchObject({ status: 404 });
  expect((await choose(stranger, idIn(target), null)).status).toBe(404);
});

it('an assistant sees what a student sees', async () => {
  const { caller, target } = await open(addLink(), world.assistantId);
  expect(await read(caller, idIn(target))).toMatchObject({
    classPage: `/ta/classDetails/${classId}`,
    can: { choose: false },
  });
});
