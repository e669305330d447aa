import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlatformAndTool } from '../testing/start.ts';
import { callService } from '../testing/tool.ts';
import { claimNames, mediaTypes, scopes } from '../vocabulary.ts';
import { world } from '../world.ts';
import { computeGrade } from './scores.ts';

let started: Awaited<ReturnType<typeof startPlatformAndTool>>;

beforeEach(async () => {
  started = await startPlatformAndTool({ lineItemQuery: 'type_id=7', pageSize: 2 });
});
afterEach(() => started.close());

const [studentId] = world.studentIds;
const lineItemsUrl = () =>
  `${started.platform.context.origin}/lti/courses/${world.courseId}/line-items?type_id=7`;

const createLineItem = (body: Record<string, unknown> = {}) =>
  callService(started.tool, {
    scope: scopes.lineItem,
    method: 'POST',
    url: lineItemsUrl(),
    accept: mediaTypes.lineItem,
    contentType: mediaTypes.lineItem,
    body: { label: 'Draft 1', scoreMaximum: 10, resourceId: 'essay', tag: 'draft-1', ...body },
  });
const listLineItems = (query = '') =>
  callService(started.tool, {
    scope: scopes.lineItemReadOnly,
    url: lineItemsUrl() + query,
    accept: mediaTypes.lineItems,
  });

/** Beside the address of a line item, before its query. */
const below = (address: string, part: string) => address.replace('?', `/${part}?`);

const sendScore = (address: string, changed: Record<string, unknown> = {}) =>
  callService(started.tool, {
    scope: scopes.score,
    method: 'POST',
    url: below(address, 'scores'),
    contentType: mediaTypes.score,
    body: {
      userId: studentId,
      timestamp: '2026-05-04T10:00:00.000Z',
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: 4,
      scoreMaximum: 5,
      comment: 'Well argued.',
      ...changed,
    },
  });

it('a line item is made, read, changed and deleted', async () => {
  const { tool, course } = started;
  const created = await createLineItem({ submissionReview: { reviewableStatus: ['Submitted'] } });
  expect(created).toMatchObject({ status: 201, type: mediaTypes.lineItem, body: { label: 'Draft 1' } });
  const url: string = created.body.id;
  expect(url).toMatch(/\?type_id=7$/);
  const one = { url, accept: mediaTypes.lineItem };
  expect((await callService(tool, { ...one, scope: scopes.lineItemReadOnly })).body).toEqual(created.body);
  const write = { ...one, scope: scopes.lineItem, contentType: mediaTypes.lineItem };
  const changed = await callService(tool, {
    ...write,
    method: 'PUT',
    body: { label: 'First draft', scoreMaximum: 20, endDateTime: '2026-06-01T12:00:00+02:00' },
  });
  expect(changed.body).toEqual({
    id: url,
    label: 'First draft',
    scoreMaximum: 20,
    endDateTime: '2026-06-01T12:00:00+02:00',
  });
  expect((await callService(tool, { scope: scopes.lineItem, url, method: 'DELETE' })).status).toBe(204);
  expect(course.lineItems).toEqual([]);
  expect(started.platform.received.lineItems.map(({ action }) => action)).toEqual([
    'created',
    'updated',
    'deleted',
  ]);
});

it('a line item is found by tag, resource and link, in pages', async () => {
  for (const tag of ['draft-1', 'draft-2', 'final']) await createLineItem({ tag });
  const first = await listLineItems();
  expect(first).toMatchObject({ status: 200, type: mediaTypes.lineItems, body: [{}, {}] });
  expect(first.links.next).toContain('from=2');
  expect((await listLineItems('&tag=final')).body).toMatchObject([{ tag: 'final' }]);
  expect((await listLineItems('&resource_id=another')).body).toEqual([]);
  expect((await listLineItems('&resource_link_id=none')).body).toEqual([]);
});

it.each([
  ['no label', { label: undefined }, 400],
  ['no maximum', { scoreMaximum: 0 }, 400],
  ['a time without its offset', { startDateTime: '2026-06-01T12:00:00' }, 400],
  ['a link that is not there', { resourceLinkId: 'none' }, 404],
])('a line item is refused with %s', async (_name, changed, status) => {
  expect((await createLineItem(changed)).status).toBe(status);
});

it('a line item of another tool is not there', async () => {
  const created = await createLineItem();
  const [item] = started.course.lineItems;
  Object.assign(item ?? {}, { clientId: 'another tool' });
  expect((await listLineItems()).body).toEqual([]);
  expect((await sendScore(created.body.id)).status).toBe(404);
});

it('a line item is read by a tool that may, and written by one that may write', async () => {
  const question = { url: lineItemsUrl(), method: 'POST', body: {}, contentType: mediaTypes.lineItem };
  const { tool } = started;
  expect((await callService(tool, { ...question, scope: scopes.lineItemReadOnly })).status).toBe(403);
  const asJson = { ...question, scope: scopes.lineItem, accept: '*/*', contentType: 'application/json' };
  expect((await callService(tool, asJson)).status).toBe(415);
});

it('a score is stored, and is the result scaled to its line item', async () => {
  const { tool, platform, course } = started;
  const { body } = await createLineItem();
  expect(await sendScore(body.id)).toMatchObject({ status: 200 });
  const results = await callService(tool, {
    scope: scopes.resultReadOnly,
    url: `${below(body.id, 'results')}&user_id=${studentId}`,
    accept: mediaTypes.results,
  });
  expect(results).toMatchObject({
    type: mediaTypes.results,
    body: [
      { scoreOf: body.id, userId: studentId, resultScore: 8, resultMaximum: 10, comment: 'Well argued.' },
    ],
  });
  expect(platform.received.scores).toMatchObject([{ outcome: 'stored', score: { scoreGiven: 4 } }]);
  expect(course.lineItems[0]?.scores).toHaveLength(1);
});

it('a score is not a grade before grading has ended, and takes one back without a number', async () => {
  const { course } = started;
  const { body } = await createLineItem();
  await sendScore(body.id);
  await sendScore(body.id, {
    timestamp: '2026-05-04T10:00:00.001Z',
    gradingProgress: 'PendingManual',
    scoreGiven: undefined,
  });
  const [item] = course.lineItems;
  expect(item && computeGrade(item, studentId)).toBeNull();
});

it('a score that is older than what is stored is refused; one of the same time is taken again', async () => {
  const { body } = await createLineItem();
  await sendScore(body.id);
  expect((await sendScore(body.id, { timestamp: '2026-05-04T11:59:59.999+02:00' })).status).toBe(409);
  expect((await sendScore(body.id)).status).toBe(200);
  Object.assign(started.platform.context, { equalTimestamps: 'refused' });
  expect((await sendScore(body.id)).status).toBe(409);
});

it.each([
  ['a time without its offset', { timestamp: '2026-05-04T10:00:00' }, 400],
  ['a number without its maximum', { scoreMaximum: undefined }, 400],
  ['a progress that is not in the standard', { activityProgress: 'Done' }, 400],
  ['somebody who is not in the course', { userId: 'nobody' }, 404],
])('a score is refused with %s', async (_name, changed, status) => {
  const { body } = await createLineItem();
  expect((await sendScore(body.id, changed)).status).toBe(status);
});

it('a score whose answer is lost is stored', async () => {
  const { body } = await createLineItem();
  started.platform.disturb('scores', { kind: 'lost answer' }, 1);
  await expect(sendScore(body.id)).rejects.toThrow();
  expect(started.course.lineItems[0]?.scores).toHaveLength(1);
});

it('a submission review names the line item and whose submission it is', async () => {
  const { platform, course } = started;
  await createLineItem({ submissionReview: { custom: { draft: '1' } } });
  const { form, isRefused } = await platform.launch({
    personId: world.instructorId,
    courseId: course.id,
    message: 'LtiSubmissionReviewRequest',
    lineItemId: course.lineItems[0]?.id ?? '',
    forUserId: studentId,
  });
  expect(isRefused).toBe(false);
  expect(decodeJwt(form.id_token ?? '')).toMatchObject({
    [claimNames.messageType]: 'LtiSubmissionReviewRequest',
    [claimNames.forUser]: { user_id: studentId, given_name: 'Mina' },
    [claimNames.endpoint]: { lineitem: expect.stringMatching(/line-items\/[\w-]+\?type_id=7$/) },
    [claimNames.custom]: { draft: '1' },
  });
});
