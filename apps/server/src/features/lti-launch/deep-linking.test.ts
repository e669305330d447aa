import { assignmentIdSchema, type LaunchedSession } from '@redraft/contracts';
import { claimNames } from '@redraft/learning-platform';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { resetClock, setClock } from '../../platform/clock.ts';
import { password, useApp } from '../../testing/app.ts';
import { assignmentBody, createClass, hoursFromNow } from '../../testing/course.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const message = 'LtiDeepLinkingRequest' as const;
const [student = ''] = world.studentIds;
let classId: number;
let essay: number;
let report: number;

afterEach(resetClock);

const as = ({ user }: LaunchedSession) => ({
  user,
  call: (method: string, path: string, options = {}) =>
    app.anonymous(method, path, { ...options, headers: { authorization: `Bearer ${user.accessToken}` } }),
});

const createAssignment = async (launched: LaunchedSession, rest: Record<string, unknown>) => {
  const body = { ...assignmentBody(rest), classId };
  const answer = await as(launched).call('POST', '/api/classes/createAssignment', { body });
  return z.object({ id: assignmentIdSchema }).parse(answer.body).id;
};

const idOf = ({ launch }: LaunchedSession): string => launch.target.replace('/lti/deeplink/', '');
const openDialog = (changed: Record<string, unknown> = {}) =>
  lti.arrive({ message, changeClaims: (claims) => withSettings(claims, changed) });
const withSettings = (claims: Record<string, unknown>, changed: Record<string, unknown>) => ({
  ...claims,
  [claimNames.deepLinkingSettings]: {
    ...z.record(z.string(), z.unknown()).parse(claims[claimNames.deepLinkingSettings]),
    ...changed,
  },
});
const answer = (launched: LaunchedSession, rest: Record<string, unknown>) =>
  as(launched).call('POST', '/api/lti/deeplink', { body: { id: idOf(launched), ...rest } });
const openReturnPage = (code: unknown) =>
  lti.browser().open('http://redraft.test/lti/deeplink', { code: String(code) });

/** As the browser does with the form that the page sends by itself. */
async function bringBack(body: unknown) {
  const { code } = z.object({ code: z.string() }).parse(body);
  const page = await openReturnPage(code);
  const [, url = ''] = /<form method="post" action="([^"]*)"/.exec(page.body) ?? [];
  const [, jwt = ''] = /name="JWT" value="([^"]*)"/.exec(page.body) ?? [];
  const taken = await fetch(url, { method: 'POST', body: new URLSearchParams({ JWT: jwt }) });
  return { page, status: taken.status, received: lti.platform().received.deepLinkingResponses.at(-1) };
}

beforeAll(async () => {
  // The platform reads our keys over HTTP.
  const address = await app.http().listen({ port: 0, host: '127.0.0.1' });
  for (const tool of lti.platform().state.tools) tool.jwksUri = `${address}/lti/jwks`;
  const first = await openDialog();
  const read = await as(first).call('GET', '/api/lti/deeplink', { query: { id: idOf(first) } });
  expect(read.body).toMatchObject({ class: null, assignments: [], acceptsMultiple: true });
  classId = await createClass(as(first));
  const body = { contextId: first.launch.contextId, classId };
  await as(first).call('POST', '/api/lti/context/class', { body });
  const draft = { draftTitle: 'Outline', draftDeadline: hoursFromNow(12), draftPointValue: 20 };
  essay = await createAssignment(first, { pointValue: 40, multiDraft: true, draftSubmissions: [draft] });
  report = await createAssignment(first, { title: 'Report', pointValue: 0, description: '' });
});

it('a deep linking request opens the dialog with the assignments of the class', async () => {
  const dialog = await openDialog();
  const { body } = await as(dialog).call('GET', '/api/lti/deeplink', { query: { id: idOf(dialog) } });
  expect(body).toMatchObject({
    class: { id: classId, classTimeZone: 'Europe/Berlin' },
    can: { create: true },
  });
  expect(
    z.object({ assignments: z.array(z.object({ id: z.number() })) }).parse(body).assignments,
  ).toHaveLength(2);
});

it('a chosen activity becomes a link with a line item in the course, and the link leads to the assignment', async () => {
  const dialog = await openDialog();
  const { page, status, received } = await bringBack((await answer(dialog, { assignmentIds: [essay] })).body);
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${lti.registered().issuer}`);
  expect(status).toBe(200);
  expect(received?.contentItems).toEqual([
    {
      type: 'ltiResourceLink',
      url: 'http://redraft.test/lti/launch',
      title: 'Essay',
      text: 'Write.',
      custom: { redraft_assignment: String(essay) },
      lineItem: {
        label: 'Essay',
        scoreMaximum: 40,
        resourceId: `redraft-${essay}`,
        tag: expect.stringMatching(/^draft-\d+$/),
        submissionReview: { reviewableStatus: ['Submitted', 'Completed'] },
      },
      available: { startDateTime: expect.stringMatching(/:\d\dZ$/) },
      submission: { endDateTime: expect.stringMatching(/:\d\dZ$/) },
    },
  ]);
  const course = lti.platform().state.courses.find(({ id }) => id === world.courseId);
  const linkId = course?.links.at(-1)?.id ?? '';
  const { launch } = await lti.arrive({ personId: student, linkId });
  expect(launch.target).toBe(`/assignment/${essay}`);
  const next = await openDialog();
  const { body } = await as(next).call('GET', '/api/lti/deeplink', { query: { id: idOf(next) } });
  expect(body).toMatchObject({
    assignments: expect.arrayContaining([
      expect.objectContaining({ id: essay, isLinked: true }),
      expect.objectContaining({ id: report, isLinked: false }),
    ]),
  });
});

it('several activities are returned in the order of the choice, with a link for each draft if requested', async () => {
  const dialog = await openDialog();
  const body = { assignmentIds: [report, essay], isByDraft: true };
  const { received } = await bringBack((await answer(dialog, body)).body);
  expect(received?.contentItems.map(({ title }) => title)).toEqual(['Report', 'Essay: Outline', 'Essay']);
  const columns = received?.contentItems.map(
    ({ lineItem }) => z.object({ tag: z.string() }).parse(lineItem).tag,
  );
  expect(new Set(columns).size).toBe(3);
});

it('a platform that accepts one activity and no line items gets exactly that', async () => {
  const dialog = await openDialog({ accept_multiple: false, accept_lineitem: false });
  expect(await answer(dialog, { assignmentIds: [essay, report] })).toMatchObject({
    status: 400,
    body: { code: 'lti.one_activity' },
  });
  const { received } = await bringBack(
    (await answer(dialog, { assignmentIds: [essay], isByDraft: true })).body,
  );
  expect(received?.contentItems).toHaveLength(1);
  expect(received?.contentItems[0]).not.toHaveProperty('lineItem');
});

it('a cancelled dialog returns no activities', async () => {
  const { status, received } = await bringBack(
    (await answer(await openDialog(), { assignmentIds: [] })).body,
  );
  expect([status, received?.contentItems]).toEqual([200, []]);
});

it('a dialog is answered once', async () => {
  const dialog = await openDialog();
  const { body } = await answer(dialog, { assignmentIds: [essay] });
  const { code } = z.object({ code: z.string() }).parse(body);
  const pages = await Promise.all([openReturnPage(code), openReturnPage(code)]);
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await answer(dialog, { assignmentIds: [essay] })).toMatchObject({
    status: 410,
    body: { code: 'lti.dialog_over' },
  });
});

it('a deep linking dialog expires after eight hours', async () => {
  const dialog = await openDialog();
  const { body } = await answer(dialog, { assignmentIds: [] });
  const later = Date.now() + 9 * 60 * 60 * 1000;
  setClock(() => new Date(later));
  expect((await openReturnPage(z.object({ code: z.string() }).parse(body).code)).status).toBe(410);
});

it('a deep linking dialog is not found for other users, and refuses assignments of other classes', async () => {
  const dialog = await openDialog();
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  const query = { id: idOf(dialog) };
  expect(await stranger.call('GET', '/api/lti/deeplink', { query })).toMatchObject({ status: 404 });
  expect(
    await stranger.call('POST', '/api/lti/deeplink', { body: { ...query, assignmentIds: [] } }),
  ).toMatchObject({ status: 404 });
  const otherClass = await createClass(stranger);
  const other = await stranger.call('POST', '/api/classes/createAssignment', {
    body: { ...assignmentBody(), classId: otherClass },
  });
  const { id } = z.object({ id: z.number() }).parse(other.body);
  expect(await answer(dialog, { assignmentIds: [id] })).toMatchObject({ status: 404 });
});

it('a deep linking dialog continues in the existing account that the user joins', async () => {
  const dialog = await lti.arrive({ message, changeClaims: (claims) => ({ ...claims, sub: 'newcomer' }) });
  const mine = await app.signInAs('ROLE_INSTRUCTOR');
  const body = { username: mine.user.username, password };
  expect(await as(dialog).call('POST', '/api/lti/join', { body })).toMatchObject({ status: 200 });
  const query = { id: idOf(dialog) };
  // Of a class that somebody else owns: there to pick from.
  expect(await mine.call('GET', '/api/lti/deeplink', { query })).toMatchObject({
    status: 200,
    body: { class: { id: classId }, can: { create: false } },
  });
});

it('settings of a deep linking request in another message open no dialog', async () => {
  const { deepLinkingSettings } = claimNames;
  const settings = {
    deep_link_return_url: `${lti.registered().issuer}/return`,
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe'],
  };
  const changeClaims = (claims: Record<string, unknown>) => ({ ...claims, [deepLinkingSettings]: settings });
  expect((await lti.arrive({ changeClaims })).launch.target).toBe(`/classdetail/${classId}`);
});

it.each([
  ['a student', 'lti.instructor_needed', 403, { personId: student }, {}],
  ['an assistant', 'lti.instructor_needed', 403, { personId: world.assistantId }, {}],
  ['a place that takes files only', 'lti.links_unaccepted', 400, {}, { accept_types: ['file'] }],
  [
    'an answer that is wanted elsewhere',
    'lti.return_foreign',
    400,
    {},
    { deep_link_return_url: 'https://stranger.example/take' },
  ],
])('a deep linking request is refused for %s with %s', async (_name, code, status, who, changed) => {
  const result = await lti.launch({
    message,
    ...who,
    changeClaims: (claims) => withSettings(claims, changed),
  });
  expect(result.answer.status).toBe(status);
  expect(result.answer.body).toContain(code);
});
