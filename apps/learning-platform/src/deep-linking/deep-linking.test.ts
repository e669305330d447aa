import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startPlatformAndTool } from '../testing/start.ts';
import { claimNames } from '../vocabulary.ts';
import { world } from '../world.ts';

let started: Awaited<ReturnType<typeof startPlatformAndTool>>;

beforeAll(async () => {
  started = await startPlatformAndTool();
});
afterAll(() => started.close());

const settingsSchema = z.object({ deep_link_return_url: z.url(), data: z.string() });

async function openDialog() {
  const { form } = await started.platform.launch({
    personId: world.instructorId,
    courseId: world.courseId,
    message: 'LtiDeepLinkingRequest',
  });
  return settingsSchema.parse(decodeJwt(form.id_token ?? '')[claimNames.deepLinkingSettings]);
}

async function respond(
  { deep_link_return_url: url, data }: z.infer<typeof settingsSchema>,
  changed: Record<string, unknown> = {},
) {
  const { tool, registered, platform } = started;
  const issuedAt = Math.floor(Date.now() / 1000);
  const token = await tool.sign({
    iss: registered.clientId,
    aud: platform.context.origin,
    iat: issuedAt,
    exp: issuedAt + 60,
    nonce: 'a nonce',
    [claimNames.messageType]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    [claimNames.deploymentId]: registered.deploymentIds[0],
    [claimNames.deepLinkingData]: data,
    [claimNames.contentItems]: [
      {
        type: 'ltiResourceLink',
        title: 'Essay',
        text: 'Two drafts and a final version',
        url: `${tool.origin}/launch?assignment=7`,
        custom: { assignment: '7' },
        lineItem: { label: 'Essay, draft 1', scoreMaximum: 10, resourceId: 'essay-7', tag: 'draft-1' },
        available: { startDateTime: '2026-05-01T08:00:00Z' },
        submission: { endDateTime: '2026-06-01T08:00:00Z' },
      },
      { type: 'ltiResourceLink', title: 'Reading' },
    ],
    [claimNames.deepLinkingMessage]: 'Two links were added.',
    ...changed,
  });
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ JWT: token }) });
  return { status: answer.status, body: await answer.text() };
}

it('a deep linking response adds its links with their line items, dates and custom parameters', async () => {
  const { course, platform, registered } = started;
  const { status, body } = await respond(await openDialog());
  expect(status).toBe(200);
  expect(body).toContain('Two links were added.');
  const [essay, reading] = course.links;
  expect(essay).toMatchObject({ title: 'Essay', custom: { assignment: '7' } });
  expect(reading).toMatchObject({ title: 'Reading', url: null });
  expect(course.lineItems).toMatchObject([
    {
      label: 'Essay, draft 1',
      clientId: registered.clientId,
      resourceLinkId: essay?.id,
      endDateTime: '2026-06-01T08:00:00Z',
    },
  ]);
  expect(platform.received.deepLinkingResponses).toMatchObject([{ message: 'Two links were added.' }]);
  const { form } = await platform.launch({
    personId: world.studentIds[0],
    courseId: course.id,
    linkId: essay?.id ?? '',
  });
  expect(decodeJwt(form.id_token ?? '')).toMatchObject({
    [claimNames.targetLinkUri]: `${started.tool.origin}/launch?assignment=7`,
    [claimNames.resourceLink]: { id: essay?.id, title: 'Essay' },
    [claimNames.custom]: { assignment: '7' },
    [claimNames.endpoint]: { lineitem: expect.stringContaining(course.lineItems[0]?.id ?? 'none') },
  });
});

it('a deep linking response is taken once', async () => {
  const settings = await openDialog();
  expect((await respond(settings, { [claimNames.contentItems]: [] })).status).toBe(200);
  expect((await respond(settings)).status).toBe(400);
});

it.each([
  ['another issuer', { iss: 'somebody' }],
  ['another audience', { aud: 'https://stranger.example' }],
  ['another deployment', { [claimNames.deploymentId]: 'another' }],
  ['other data', { [claimNames.deepLinkingData]: 'other' }],
  ['another message', { [claimNames.messageType]: 'LtiResourceLinkRequest' }],
  ['no nonce', { nonce: undefined }],
  ['an end that has passed', { exp: 1_700_000_000 }],
  ['an item that was not accepted', { [claimNames.contentItems]: [{ type: 'html', html: '<p>' }] }],
  [
    'an item with a broken line item',
    {
      [claimNames.contentItems]: [{ type: 'ltiResourceLink', lineItem: { scoreMaximum: -1 } }],
    },
  ],
])('a deep linking response is refused with %s, and adds nothing', async (_name, changed) => {
  const before = started.course.links.length;
  expect((await respond(await openDialog(), changed)).status).toBe(400);
  expect(started.course.links).toHaveLength(before);
});
