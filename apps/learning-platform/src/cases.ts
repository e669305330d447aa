import type { Fault, ServiceName } from './disturbances.ts';
import type { MisbehaviourName } from './launch/misbehaviours.ts';
import { type MessageType, platformConfiguration } from './vocabulary.ts';

/** A launch with one thing about it, and what a conforming tool makes of it. */
export interface LaunchCase {
  name: MisbehaviourName;
  expected: 'refused' | 'accepted';
  /** Where it is decided: at the tool's login initiation or where the message arrives. */
  step: 'login' | 'launch';
  /** Where the standard says so. */
  clause: string;
  /** That of a resource link, if it is not said. */
  message?: MessageType;
  /** Another launch of the same tool has to be there before. */
  needsEarlier?: true;
}

const core = 'LTI Core 1.3';
const security = 'Security Framework 1.0';
const openid = 'OpenID Connect Core 1.0';

const refuse =
  (step: LaunchCase['step'], clause: string) =>
  (name: MisbehaviourName): LaunchCase => ({ name, expected: 'refused', step, clause });

const accept =
  (clause: string) =>
  (name: MisbehaviourName): LaunchCase => ({ name, expected: 'accepted', step: 'launch', clause });

const refusedLogins: MisbehaviourName[] = [
  'login-without-issuer',
  'login-without-login-hint',
  'login-without-target-link-uri',
  'login-of-unknown-issuer',
  'login-with-unknown-client-id',
  'login-to-another-origin',
];

const refusedByCore: MisbehaviourName[] = [
  'missing-message-type',
  'missing-version',
  'missing-deployment',
  'missing-target-link-uri',
  'missing-resource-link',
  'missing-resource-link-id',
  'missing-roles',
  'wrong-version',
  'wrong-message-type',
  'wrong-deployment',
  'deployment-is-a-number',
  'target-link-uri-elsewhere',
  'roles-are-a-string',
  'missing-subject',
  'empty-subject',
  'long-subject',
];

const refusedBySecurity: MisbehaviourName[] = [
  'missing-issuer',
  'missing-audience',
  'missing-expiry',
  'missing-issued-at',
  'missing-nonce',
  'wrong-issuer',
  'wrong-audience',
  'empty-audience',
  'several-audiences-without-authorized-party',
  'several-audiences-with-wrong-authorized-party',
  'wrong-authorized-party',
  'wrong-nonce',
  'expired',
  'issued-in-the-future',
  'not-valid-yet',
  'algorithm-none',
  'secret-of-public-key',
  'signed-by-another-key',
  'unknown-kid',
  'missing-kid',
  'broken-signature',
];

const refusedForms: MisbehaviourName[] = [
  'replayed-form',
  'form-from-another-browser',
  'missing-state',
  'wrong-state',
  'missing-id-token',
  'not-a-token',
  'error-instead-of-token',
];

const acceptedLogins: MisbehaviourName[] = ['login-without-client-id', 'login-without-deployment'];

const acceptedMessages: MisbehaviourName[] = [
  'several-audiences',
  'audience-as-a-list',
  'clock-is-ahead',
  'clock-is-behind',
  'rotated-key',
  'unknown-claims',
  'unknown-role',
  'without-names',
  'without-launch-presentation',
  'without-services',
  'longest-subject',
];

const refusedDialogs: MisbehaviourName[] = [
  'missing-deep-linking-settings',
  'deep-linking-without-return-url',
  'deep-linking-returns-to-a-script',
];

const refusedReviews: MisbehaviourName[] = [
  'missing-for-user',
  'for-user-without-id',
  'review-without-line-item',
];

const withMessage =
  (message: MessageType, clause: string) =>
  (name: MisbehaviourName): LaunchCase => ({ ...refuse('launch', clause)(name), message });

/** Every case: one after another, each with a launch of its own. */
export const launchCases: LaunchCase[] = [
  ...refusedLogins.map(refuse('login', `${security}, 5.1.1.1`)),
  ...refusedByCore.map(refuse('launch', `${core}, 5.3`)),
  ...refusedBySecurity.map(refuse('launch', `${security}, 5.1.3`)),
  ...refusedForms.map(refuse('launch', `${openid}, 3.2.2.11 and 15.5.2`)),
  ...refusedDialogs.map(withMessage('LtiDeepLinkingRequest', 'Deep Linking 2.0, 3.1')),
  ...refusedReviews.map(withMessage('LtiSubmissionReviewRequest', 'Submission Review 1.0, 3')),
  { ...refuse('launch', `${security}, 5.1.3`)('reused-nonce'), needsEarlier: true },
  { ...refuse('launch', `${security}, 5.1.3`)('replayed-id-token'), needsEarlier: true },
  ...acceptedLogins.map(accept(`${core}, 4.1`)),
  ...acceptedMessages.map(accept(`${core}, 5.3 and ${security}, 5.1.3`)),
];

/** A dynamic registration with one thing about it. */
export interface RegistrationCase {
  name: string;
  expected: 'refused' | 'accepted';
  /** Of the registration token that the tool is opened with. */
  token?: 'expired' | 'used' | 'unknown' | 'none';
  /** Of what the platform answers while the tool registers. */
  fault?: { service: ServiceName; fault: Fault };
}

const without =
  (name: string) =>
  (body: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const configured = (name: string, change: (body: Record<string, unknown>) => unknown): RegistrationCase => ({
  name,
  expected: 'refused',
  fault: { service: 'openid-configuration', fault: { kind: 'changed answer', change } },
});

const failing = (name: string, service: ServiceName, fault: Fault): RegistrationCase => ({
  name,
  expected: 'refused',
  fault: { service, fault },
});

export const registrationCases: RegistrationCase[] = [
  { name: 'a correct registration', expected: 'accepted' },
  { name: 'an expired registration token', expected: 'refused', token: 'expired' },
  { name: 'a registration token that was used', expected: 'refused', token: 'used' },
  { name: 'a registration token that nobody gave', expected: 'refused', token: 'unknown' },
  { name: 'no registration token, where the platform wants one', expected: 'refused', token: 'none' },
  configured('an issuer under another host than its configuration', (body) => ({
    ...body,
    issuer: 'https://stranger.example',
  })),
  configured('a configuration without issuer', without('issuer')),
  configured('a configuration without registration endpoint', without('registration_endpoint')),
  configured('a configuration without authorization endpoint', without('authorization_endpoint')),
  configured('a configuration without token endpoint', without('token_endpoint')),
  configured('a configuration without keys', without('jwks_uri')),
  configured(
    'a configuration of an OpenID provider that is no learning platform',
    without(platformConfiguration),
  ),
  configured('a configuration with an address of another scheme', (body) => ({
    ...body,
    jwks_uri: 'file:///etc/passwd',
  })),
  configured('a configuration that is a list', () => []),
  configured('a configuration without end', (body) => ({ ...body, padding: 'x'.repeat(5_000_000) })),
  failing('a configuration that is not JSON', 'openid-configuration', { kind: 'not json' }),
  failing('a configuration that is not there', 'openid-configuration', { kind: 'status', status: 404 }),
  failing('a configuration that leads to another address', 'openid-configuration', {
    kind: 'redirect',
    to: 'http://169.254.169.254/latest/meta-data/',
  }),
  failing('a configuration whose connection ends', 'openid-configuration', { kind: 'connection reset' }),
  failing('a registration that is refused', 'registration', {
    kind: 'status',
    status: 400,
    body: { error: 'invalid_client_metadata' },
  }),
  failing('a registration that breaks', 'registration', { kind: 'status', status: 500 }),
  failing('a registration whose answer is not JSON', 'registration', { kind: 'not json' }),
  failing('a registration whose answer names no client', 'registration', {
    kind: 'changed answer',
    change: without('client_id'),
  }),
];

/** A call of a service that goes wrong, and what a conforming tool does then. */
export interface ServiceCase {
  name: string;
  fault: Fault;
  /**
   * `tries again later` keeps what is to be sent, `gives up` shows the refusal, `gets a new token` asks for one and repeats the call at once,
   * `stops` ends without doing anything by halves.
   */
  expected: 'tries again later' | 'gives up' | 'gets a new token' | 'stops';
  services: ServiceName[];
}

const calls: ServiceName[] = ['memberships', 'line-items', 'scores', 'results'];
const status = (code: number, retryAfter?: number): Fault => ({
  kind: 'status',
  status: code,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

export const serviceCases: ServiceCase[] = [
  { name: 'a token that ended', fault: status(401), expected: 'gets a new token', services: calls },
  { name: 'a scope that was taken away', fault: status(403), expected: 'gives up', services: calls },
  { name: 'a course or column that was deleted', fault: status(404), expected: 'gives up', services: calls },
  { name: 'a newer score', fault: status(409), expected: 'gives up', services: ['scores'] },
  {
    name: 'a body that is refused',
    fault: status(422),
    expected: 'gives up',
    services: ['scores', 'line-items'],
  },
  { name: 'too many calls', fault: status(429, 30), expected: 'tries again later', services: calls },
  { name: 'maintenance', fault: status(503, 120), expected: 'tries again later', services: calls },
  { name: 'a broken platform', fault: status(500), expected: 'tries again later', services: calls },
  { name: 'no answer', fault: { kind: 'no answer' }, expected: 'tries again later', services: calls },
  {
    name: 'a connection that ends',
    fault: { kind: 'connection reset' },
    expected: 'tries again later',
    services: calls,
  },
  {
    name: 'an answer that is lost',
    fault: { kind: 'lost answer' },
    expected: 'tries again later',
    services: ['scores'],
  },
  {
    name: 'no token endpoint',
    fault: { kind: 'connection reset' },
    expected: 'tries again later',
    services: ['token'],
  },
  {
    name: 'a token endpoint that breaks',
    fault: status(500),
    expected: 'tries again later',
    services: ['token'],
  },
  { name: 'a token endpoint that refuses', fault: status(401), expected: 'gives up', services: ['token'] },
  {
    name: 'a token endpoint that speaks no JSON',
    fault: { kind: 'not json' },
    expected: 'tries again later',
    services: ['token'],
  },
  {
    name: 'members that are not JSON',
    fault: { kind: 'not json' },
    expected: 'stops',
    services: ['memberships'],
  },
  {
    name: 'pages without end',
    fault: { kind: 'endless pages' },
    expected: 'stops',
    services: ['memberships', 'line-items'],
  },
  {
    name: 'a next page elsewhere',
    fault: { kind: 'next page', to: 'http://169.254.169.254/latest/meta-data/' },
    expected: 'stops',
    services: ['memberships', 'line-items'],
  },
];
