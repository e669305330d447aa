import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformAndTool } from '../testing/start.ts';
import { platformConfiguration, scopes, toolConfiguration } from '../vocabulary.ts';
import { world } from '../world.ts';

let now = new Date('2026-05-04T10:00:00Z');
let started: Awaited<ReturnType<typeof startPlatformAndTool>>;

beforeAll(async () => {
  started = await startPlatformAndTool({ clock: () => now });
});
afterAll(() => started.close());

const describeMetadata = () => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: `${started.tool.origin}/login`,
  redirect_uris: [`${started.tool.origin}/launch`],
  client_name: 'A tool that registers',
  'client_name#de': 'Ein Werkzeug',
  jwks_uri: `${started.tool.origin}/jwks`,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: `${scopes.score} ${scopes.membershipsReadOnly} https://example.com/scope/unheard`,
  [toolConfiguration]: {
    domain: '127.0.0.1',
    target_link_uri: `${started.tool.origin}/launch`,
    claims: ['sub', 'name'],
    custom_parameters: { from: 'registration' },
    messages: [{ type: 'LtiDeepLinkingRequest', label: 'Add' }, { type: 'SomethingNewer' }],
  },
});

async function register(token: string, metadata: Record<string, unknown> = describeMetadata()) {
  const answer = await fetch(`${started.platform.context.origin}/lti/register`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  // Cast: JSON of the platform.
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

it('the configuration says where a tool registers and which messages there are', async () => {
  const { openidConfiguration } = started.platform.inviteTool();
  const origin = started.platform.context.origin;
  expect(await (await fetch(openidConfiguration)).json()).toMatchObject({
    issuer: origin,
    registration_endpoint: `${origin}/lti/register`,
    [platformConfiguration]: {
      messages_supported: [
        { type: 'LtiResourceLinkRequest' },
        { type: 'LtiDeepLinkingRequest' },
        { type: 'LtiSubmissionReviewRequest' },
      ],
    },
  });
});

it('a registration gives a client, waits for approval, and uses the token up', async () => {
  const { platform } = started;
  const { registrationToken, addressFor } = platform.inviteTool();
  expect(new URL(addressFor('https://tool.example/register?a=1')).searchParams.get('a')).toBe('1');
  const { status, body } = await register(registrationToken);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    client_name: 'A tool that registers',
    scope: `${scopes.score} ${scopes.membershipsReadOnly}`,
    [toolConfiguration]: { deployment_id: expect.any(String) },
  });
  const tool = platform.state.tools.find(({ clientId }) => clientId === body.client_id);
  expect(tool).toMatchObject({ status: 'pending', names: { de: 'Ein Werkzeug' } });
  expect(tool?.messages.map(({ type }) => type)).toEqual(['LtiDeepLinkingRequest']);
  expect((await register(registrationToken)).status).toBe(401);
});

it('a registration is launched after approval alone', async () => {
  const { platform } = started;
  const { body } = await register(platform.inviteTool().registrationToken);
  const options = {
    clientId: String(body.client_id),
    personId: world.instructorId,
    courseId: world.courseId,
  };
  expect(() => platform.initiateLogin(options)).toThrow('not approved yet');
  platform.approveTool(options.clientId);
  expect(platform.initiateLogin(options).parameters.client_id).toBe(options.clientId);
});

it('a registration is refused after the token has expired', async () => {
  const { registrationToken } = started.platform.inviteTool(30);
  now = new Date(now.getTime() + 31 * 60_000);
  expect((await register(registrationToken)).status).toBe(401);
});

it.each([
  ['no name', { client_name: undefined }],
  ['another kind of application', { application_type: 'native' }],
  ['another way to the token endpoint', { token_endpoint_auth_method: 'client_secret_basic' }],
  ['no grant for services', { grant_types: ['implicit'] }],
  ['a redirect address outside of its domain', { redirect_uris: ['https://stranger.example/launch'] }],
  ['no configuration of a tool', { [toolConfiguration]: undefined }],
])('a registration is refused for %s, and the token stays', async (_name, changed) => {
  const { registrationToken } = started.platform.inviteTool();
  expect(await register(registrationToken, { ...describeMetadata(), ...changed })).toMatchObject({
    status: 400,
    body: { error: 'invalid_client_metadata' },
  });
  expect((await register(registrationToken)).status).toBe(200);
});
