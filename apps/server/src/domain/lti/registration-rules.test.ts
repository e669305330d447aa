import { describe, expect, it } from 'vitest';
import { serviceScopes } from './claim-names.ts';
import { readConfiguration, readRegistration, toolRegistration } from './registration-rules.ts';

const lti = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const tool = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const address = 'https://platform.example/.well-known/openid-configuration';
const document = {
  issuer: 'https://platform.example',
  authorization_endpoint: 'https://platform.example/auth',
  token_endpoint: 'https://platform.example/token',
  jwks_uri: 'https://platform.example/jwks',
  registration_endpoint: 'https://platform.example/register',
  scopes_supported: ['openid', serviceScopes.scores, serviceScopes.lineItems],
  id_token_signing_alg_values_supported: ['RS256'],
  [lti]: {
    product_family_code: 'moodle',
    version: '5.0',
    messages_supported: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest' }],
  },
};
const configuration = readConfiguration(document, address);

it('a configuration is read with the supported messages and services only', () => {
  expect(configuration).toMatchObject({
    product: 'moodle',
    messages: ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest'],
    scopes: [serviceScopes.lineItems, serviceScopes.scores],
    tokenAudience: null,
  });
});

it.each<[string, Record<string, unknown>]>([
  ['that speaks for another issuer', { issuer: 'https://canvas.instructure.com' }],
  ['without a place to register', { registration_endpoint: undefined }],
  ['without keys', { jwks_uri: undefined }],
  ['with a word for an address', { token_endpoint: 'token' }],
  ['without LTI', { [lti]: undefined }],
  ['without the message of a launch', { [lti]: { messages_supported: [{ type: 'LtiDeepLinkingRequest' }] } }],
  ['with signatures that we do not take', { id_token_signing_alg_values_supported: ['HS256'] }],
])('a configuration is refused %s', (_name, changed) => {
  expect(readConfiguration({ ...document, ...changed }, address)).toBeNull();
});
it.each([null, 7, 'words', []])('an invalid configuration is refused: %j', (other) => {
  expect(readConfiguration(other, address)).toBeNull();
});

describe('a registration', () => {
  const options = {
    origin: 'https://redraft.example',
    descriptions: { en: 'Write.', de: 'Schreiben.', fr: 'Écrire.', es: 'Escribir.', ar: 'كتابة.' },
  };
  const known = {
    messages: ['LtiResourceLinkRequest' as const],
    scopes: [serviceScopes.lineItems, serviceScopes.scores],
    placements: [],
    product: 'moodle',
  };

  it('a registration request describes the tool at our origin, in each language', () => {
    expect(toolRegistration(known, options)).toMatchObject({
      initiate_login_uri: 'https://redraft.example/lti/login',
      redirect_uris: ['https://redraft.example/lti/launch'],
      jwks_uri: 'https://redraft.example/lti/jwks',
      token_endpoint_auth_method: 'private_key_jwt',
      'client_name#de': 'Redraft',
      scope: `${serviceScopes.lineItems} ${serviceScopes.scores}`,
      [tool]: {
        domain: 'redraft.example',
        'description#de': 'Schreiben.',
        'description#fr': 'Écrire.',
        'description#es': 'Escribir.',
        'description#ar': 'كتابة.',
        messages: [{ type: 'LtiResourceLinkRequest' }],
      },
    });
  });

  it('a registration request for Canvas has placements and the privacy level, and no other request has', () => {
    const messages = ['LtiResourceLinkRequest' as const, 'LtiDeepLinkingRequest' as const];
    const placements = ['account_navigation', 'assignment_selection', 'course_navigation'];
    const canvas = { ...known, messages, placements, product: 'canvas' };
    expect(toolRegistration(canvas, options)).toMatchObject({
      [tool]: {
        messages: [{ placements: ['course_navigation'] }, { placements: ['assignment_selection'] }],
        'https://canvas.instructure.com/lti/privacy_level': 'public',
      },
    });
    expect(JSON.stringify(toolRegistration({ ...known, messages }, options))).not.toMatch(
      /placements|privacy_level/,
    );
  });

  const read = (answer: unknown) =>
    configuration && readRegistration(answer, { configuration, institution: 'Uni' });

  it('a registration is read as the platform has confirmed it', () => {
    const answer = {
      client_id: 'redraft-1',
      scope: serviceScopes.scores,
      [tool]: { deployment_id: 'd-1', messages: [{ type: 'LtiResourceLinkRequest' }] },
    };
    expect(read(answer)).toMatchObject({
      fields: {
        clientId: 'redraft-1',
        deployments: ['d-1'],
        institution: 'Uni',
        name: 'moodle (platform.example)',
      },
      messages: ['LtiResourceLinkRequest'],
      scopes: [serviceScopes.scores],
    });
  });
  it('a registration has the requested values if the answer omits them', () => {
    expect(read({ client_id: 'redraft-1' })).toMatchObject({
      fields: { deployments: [] },
      messages: ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest'],
      scopes: [serviceScopes.lineItems, serviceScopes.scores],
    });
  });
  it.each([null, {}, { client_id: '' }, { client_id: 7 }])(
    'an answer without a client ID is no registration: %j',
    (answer) => {
      expect(read(answer)).toBeNull();
    },
  );
});
