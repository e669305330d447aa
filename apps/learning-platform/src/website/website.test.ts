import { afterAll, beforeAll, expect, it } from 'vitest';
import { readForm } from '../html.ts';
import { buildClaims } from '../launch/claims.ts';
import { type Browser, createBrowser } from '../launch/drive.ts';
import type { LineItem } from '../state.ts';
import { startPlatformAndTool } from '../testing/start.ts';
import { claimNames } from '../vocabulary.ts';
import { world } from '../world.ts';
import { registerWebsite } from './index.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

let started: Awaited<ReturnType<typeof startPlatformAndTool>>;
const course = `/courses/${world.courseId}`;

beforeAll(async () => {
  started = await startPlatformAndTool({ pages: registerWebsite });
  const { registered } = started;
  started.course.links.push({
    id: 'essay',
    clientId: registered.clientId,
    deploymentId: registered.deploymentIds[0] ?? '',
    title: 'Essay <b>on</b> rivers',
    text: 'Two drafts',
    url: null,
    custom: {},
    available: {},
    submission: { endDateTime: '2026-06-01T08:00:00Z' },
  });
  const item: LineItem = {
    id: 'draft',
    clientId: registered.clientId,
    label: 'Draft 1',
    scoreMaximum: 10,
    resourceLinkId: 'essay',
    submissionReview: { reviewableStatus: ['Submitted', 'Completed'] },
    scores: [
      {
        userId: world.studentIds[0],
        timestamp: '2026-05-04T10:00:00Z',
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        scoreGiven: 4,
        scoreMaximum: 5,
        comment: 'Well argued.',
      },
    ],
  };
  started.course.lineItems.push(item);
});
afterAll(() => started.close());

interface Visit {
  browser: Browser;
  open: (path: string, form?: Record<string, string>) => ReturnType<Browser['open']>;
}

async function visitAs(personId: string): Promise<Visit> {
  const browser = createBrowser();
  const open: Visit['open'] = (path, form) => browser.open(started.platform.context.origin + path, form);
  await open('/people', { person: personId });
  return { browser, open };
}

it('the catalogues have the same texts, with the same places in them', () => {
  const places = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).sort()]);
  expect(places(de)).toEqual(places(en));
});

it('the course asks first who is there', async () => {
  const { open } = await visitAs('nobody');
  expect((await open(course)).headers.location).toBe('/people');
  expect((await open('/people')).body).toContain('Who are you?');
});

it('the pages say what to try and as whom, once there is a tool', async () => {
  const { open } = await visitAs(world.instructorId);
  for (const path of ['/people', course]) {
    const page = (await open(path)).body;
    expect(page).toContain('Try it in a minute');
    expect(page).toContain('As Amara Okafor (instructor)');
  }
  const { tools } = started.platform.state;
  started.platform.state.tools = [];
  expect((await open('/people')).body).not.toContain('Try it in a minute');
  started.platform.state.tools = tools;
});

it('the course shows instructors how to add an activity, and students only what is there', async () => {
  const page = (await (await visitAs(world.instructorId)).open(course)).body;
  expect(page).toContain(`${course}/add?tool=`);
  expect(page).toContain('Essay &#60;b&#62;on&#60;/b&#62; rivers');
  const { open } = await visitAs(world.studentIds[0]);
  expect((await open(course)).body).not.toContain('/add?tool=');
  expect((await open(`${course}/add?tool=${started.registered.clientId}`)).status).toBe(404);
  const launch = new URLSearchParams({
    message: 'LtiDeepLinkingRequest',
    tool: started.registered.clientId,
  });
  expect((await open(`${course}/launch?${launch.toString()}`)).status).toBe(404);
});

it('the course is in German for whoever chooses it', async () => {
  const { open } = await visitAs(world.instructorId);
  await open('/language', { language: 'de' });
  expect((await open(course)).body).toContain('Aktivität hinzufügen');
});

it('the course frames an activity, which begins with the login of the tool', async () => {
  const { open } = await visitAs(world.studentIds[0]);
  const page = (await open(`${course}/links/essay`)).body;
  const [, source = ''] = /<iframe[^<]+ src="([^"]+)"/.exec(page) ?? [];
  const form = readForm((await open(source.replaceAll('&#38;', '&'))).body);
  expect(form?.action).toBe(started.registered.initiateLoginUri);
  expect(form?.fields).toMatchObject({
    iss: started.platform.context.origin,
    login_hint: world.studentIds[0],
    lti_storage_target: '_parent',
  });
});

it('the course says what a tool sends back with somebody, as text', async () => {
  const { open } = await visitAs(world.studentIds[0]);
  const page = (await open(`${course}?lti_errormsg=${encodeURIComponent('<script>no')}`)).body;
  expect(page).toContain('&#60;script&#62;no');
});

it('the course has no page for what is not there', async () => {
  const { open } = await visitAs(world.instructorId);
  for (const path of ['/links/none', '/grades/none/none', '/launch?link=none', '/nothing'])
    expect((await open(course + path)).status).toBe(404);
});

it('the gradebook shows the scaled score with its comment and a way to the submission', async () => {
  const { open } = await visitAs(world.instructorId);
  const page = (await open(`${course}/grades`)).body;
  expect(page).toContain('8 / 10');
  expect(page).toContain('Well argued.');
  const review = `${course}/grades/draft/${world.studentIds[0]}`;
  expect(page).toContain(review);
  expect((await open(review)).body).toContain('LtiSubmissionReviewRequest');
});

it('the gradebook shows a student their own row', async () => {
  const own = await visitAs(world.studentIds[0]);
  const page = (await own.open(`${course}/grades`)).body;
  expect(page).toContain('Mina Park');
  expect(page).not.toContain('Luis Ortega');
  const { open } = await visitAs(world.studentIds[1]);
  expect((await open(`${course}/grades/draft/${world.studentIds[0]}`)).status).toBe(404);
});

it('the roster loses and gets back somebody, and gets a newcomer', async () => {
  const { open } = await visitAs(world.instructorId);
  const person = world.studentIds[2];
  const statusOf = () => started.course.members.find(({ personId }) => personId === person)?.status;
  await open(`${course}/members`, { person, status: 'Deleted' });
  expect(statusOf()).toBe('Deleted');
  expect((await (await visitAs(person)).open(course)).status).toBe(404);
  await open(`${course}/members`, { person, status: 'Active' });
  expect(statusOf()).toBe('Active');
  await open(`${course}/members/new`, {});
  expect((await open(`${course}/people`)).body).toContain('Newcomer');
});

it('the tools page opens a registration link in a frame, with what the tool needs', async () => {
  const { open } = await visitAs(world.instructorId);
  const page = (await open('/settings/register?url=https%3A%2F%2Ftool.example%2Fregister')).body;
  expect(page).toContain('src="https://tool.example/register?openid_configuration=http');
  expect(page).toContain('registration_token=');
  expect((await open('/settings/register?url=javascript%3Aalert(1)')).status).toBe(400);
});

it('the tools page registers a tool by hand, approves one, and removes it with its activities', async () => {
  const { open } = await visitAs(world.instructorId);
  const { state } = started.platform;
  await open('/settings/tools', {
    name: 'By hand',
    login_url: 'https://tool.example/login',
    launch_url: 'https://tool.example/launch',
    redirect_urls: 'https://tool.example/launch\nhttps://tool.example/other',
    jwks_url: 'https://tool.example/jwks',
    client_id: 'by-hand',
    deployment_id: '1',
  });
  const tool = state.tools.find(({ clientId }) => clientId === 'by-hand');
  expect(tool).toMatchObject({
    deploymentIds: ['1'],
    redirectUris: [{}, {}].map(() => expect.any(String)),
  });
  Object.assign(tool ?? {}, { status: 'pending' });
  expect((await open('/settings')).body).toContain('/settings/tools/by-hand/approve');
  await open('/settings/tools/by-hand/approve', {});
  expect(tool?.status).toBe('approved');
  await open('/settings/tools/by-hand/remove', {});
  expect(state.tools.map(({ clientId }) => clientId)).toEqual([started.registered.clientId]);
  expect((await open('/settings/tools', { name: 'Nothing else' })).status).toBe(400);
});

it('the tools page takes forms from its own pages alone', async () => {
  const answer = await started.platform.app.inject({
    method: 'POST',
    url: '/settings/tools',
    headers: { origin: 'https://stranger.example' },
    payload: {},
  });
  expect(answer.statusCode).toBe(403);
});

it.each(['en', 'de'])(
  'a launch from a page in %s says so, whatever the language of the person',
  async (language) => {
    const { open } = await visitAs(world.studentIds[0]);
    await open('/language', { language });
    await open(`${course}/launch?link=essay`);
    const { context } = started.platform;
    const launch = [...context.launches.values()].at(-1);
    const sent = launch && buildClaims(context, launch, 'nonce');
    expect(sent).toMatchObject({ locale: 'en', [claimNames.launchPresentation]: { locale: language } });
  },
);
