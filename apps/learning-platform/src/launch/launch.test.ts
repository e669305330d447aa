import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchCases } from '../cases.ts';
import { readForm } from '../html.ts';
import { startPlatformAndTool } from '../testing/start.ts';
import { claimNames } from '../vocabulary.ts';
import { world } from '../world.ts';
import { createBrowser } from './drive.ts';
import { misbehaviours } from './misbehaviours.ts';

type World = Awaited<ReturnType<typeof startPlatformAndTool>>;
let started: World;

beforeAll(async () => {
  started = await startPlatformAndTool();
});
afterAll(() => started.close());

const [studentId] = world.studentIds;
const asStudent = { personId: studentId, courseId: world.courseId };
const asInstructor = { personId: world.instructorId, courseId: world.courseId };

it('a launch arrives with everything that the standard requires', async () => {
  const { platform, registered } = started;
  const { step, isRefused, form } = await platform.launch(asStudent);
  expect({ step, isRefused }).toEqual({ step: 'launch', isRefused: false });
  const claims = decodeJwt(form.id_token ?? '');
  expect(claims).toMatchObject({
    iss: platform.context.origin,
    aud: registered.clientId,
    sub: studentId,
    given_name: 'Mina',
    [claimNames.messageType]: 'LtiResourceLinkRequest',
    [claimNames.version]: '1.3.0',
    [claimNames.deploymentId]: registered.deploymentIds[0],
    [claimNames.context]: { id: world.courseId, label: 'WRIT 101' },
    [claimNames.namesRoles]: {
      context_memberships_url: `${platform.context.origin}/lti/courses/writing-101/memberships`,
      service_versions: ['2.0'],
    },
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
});

it('a launch sends a teaching assistant as instructor and as assistant', async () => {
  const { form } = await started.platform.launch({ ...asStudent, personId: world.assistantId });
  expect(decodeJwt(form.id_token ?? '')[claimNames.roles]).toEqual([
    'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor',
    'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant',
    'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Student',
  ]);
});

it('a launch puts values in the place of variables, and leaves those that it does not know', async () => {
  const { platform, registered, course } = started;
  course.links.push({
    id: 'link-with-custom',
    clientId: registered.clientId,
    deploymentId: registered.deploymentIds[0] ?? '',
    title: 'Essay',
    text: 'An essay in two drafts',
    url: null,
    custom: {
      draft: '1',
      title: '$ResourceLink.title',
      start: '$ResourceLink.available.startDateTime',
      end: '$ResourceLink.submission.endDateTime',
      who: '$Person.name.full',
      unknown: '$Moon.phase',
    },
    available: {},
    submission: { endDateTime: '2026-03-01T12:00:00Z' },
  });
  const { form } = await platform.launch({ ...asStudent, linkId: 'link-with-custom' });
  expect(decodeJwt(form.id_token ?? '')[claimNames.custom]).toEqual({
    draft: '1',
    title: 'Essay',
    start: '',
    end: '2026-03-01T12:00:00Z',
    who: 'Mina Park',
    unknown: '$Moon.phase',
  });
});

it('a launch is signed by ES256 where it is asked for', async () => {
  const { form, isRefused } = await started.platform.launch({ ...asStudent, algorithm: 'ES256' });
  expect(isRefused).toBe(false);
  expect(decodeProtectedHeader(form.id_token ?? '').alg).toBe('ES256');
});

it('a launch begins by GET for a tool that is registered so', async () => {
  started.registered.loginMethod = 'GET';
  expect(await started.platform.launch(asStudent)).toMatchObject({ step: 'launch', isRefused: false });
  started.registered.loginMethod = 'POST';
});

it('a launch names the frame of platform storage where there is one', async () => {
  const { initiation } = await started.platform.launch({ ...asStudent, storageTarget: '_parent' });
  expect(initiation.parameters.lti_storage_target).toBe('_parent');
});

it('a launch for deep linking says where the answer goes and what is accepted', async () => {
  const { form, isRefused } = await started.platform.launch({
    ...asInstructor,
    message: 'LtiDeepLinkingRequest',
  });
  expect(isRefused).toBe(false);
  const claims = decodeJwt(form.id_token ?? '');
  expect(claims[claimNames.resourceLink]).toBeUndefined();
  expect(claims[claimNames.deepLinkingSettings]).toMatchObject({
    accept_types: ['ltiResourceLink'],
    accept_multiple: true,
    accept_lineitem: true,
  });
});

describe('the authorization endpoint', () => {
  const ask = async (changed: Record<string, string | undefined>) => {
    const { platform, registered } = started;
    const { parameters } = platform.initiateLogin(asStudent);
    const address = new URL(`${platform.context.origin}/lti/authorize`);
    const correct: Record<string, string | undefined> = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: registered.clientId,
      redirect_uri: registered.redirectUris[0],
      login_hint: parameters.login_hint,
      lti_message_hint: parameters.lti_message_hint,
      state: 'a state',
      nonce: 'a nonce',
    };
    for (const [name, value] of Object.entries({ ...correct, ...changed }))
      if (value !== undefined) address.searchParams.set(name, value);
    return createBrowser().open(address.href);
  };

  it('the authorization endpoint answers with a form that is posted to the tool, state as it came', async () => {
    const form = readForm((await ask({})).body);
    expect(form?.action).toBe(started.registered.redirectUris[0]);
    expect(form?.fields).toMatchObject({ state: 'a state' });
  });

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['another redirect address', { redirect_uri: 'http://127.0.0.1:1/launch' }],
    ['one that only begins like it', { redirect_uri: 'http://127.0.0.1:1/launch?next=1' }],
  ])('the authorization endpoint sends nothing anywhere for %s', async (_name, changed) => {
    const answer = await ask(changed);
    expect(answer.status).toBe(400);
    expect(readForm(answer.body)).toBeNull();
  });

  it.each([
    ['another response type', { response_type: 'code' }, 'unsupported_response_type'],
    ['another response mode', { response_mode: 'fragment' }, 'invalid_request'],
    ['no openid in the scope', { scope: 'profile' }, 'invalid_scope'],
    ['no prompt', { prompt: undefined }, 'invalid_request'],
    ['no nonce', { nonce: undefined }, 'invalid_request'],
    ['somebody else', { login_hint: world.instructorId }, 'login_required'],
    ['a hint that nobody gave', { lti_message_hint: 'made up' }, 'invalid_request'],
  ])('the authorization endpoint posts an error for %s', async (_name, changed, error) => {
    expect(readForm((await ask(changed)).body)?.fields).toMatchObject({ error, state: 'a state' });
  });
});

it.each(launchCases)('a case of the table $name is $expected by a strict tool at its $step', async (one) => {
  const { platform, registered } = started;
  const result = await platform.playCase(one, {
    ...asInstructor,
    clientId: registered.clientId,
    forUserId: studentId,
  });
  expect({ step: result.step, isRefused: result.isRefused }).toEqual({
    step: one.step,
    isRefused: one.expected === 'refused',
  });
});

it('a case of the table is there for every misbehaviour, once', () => {
  expect(launchCases.map(({ name }) => name).sort()).toEqual(Object.keys(misbehaviours).sort());
});
