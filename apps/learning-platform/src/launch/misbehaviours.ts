import type { PlatformContext, SignedMessage } from '../platform-context.ts';
import { claimNames } from '../vocabulary.ts';
import type { Claims } from './messages.ts';

/** One thing that a platform, or somebody who poses as one, does wrong in an otherwise correct launch. */
export interface Misbehaviour {
  login?: (parameters: Record<string, string>) => Record<string, string>;
  claims?: (claims: Claims, world: MisbehaviourWorld) => Claims;
  header?: (header: Record<string, unknown>) => Record<string, unknown>;
  /** `correctly`, if it is not said. */
  signing?: Signing;
  /** Of what is posted to the tool. */
  form?: (form: LaunchForm, world: MisbehaviourWorld) => LaunchForm;
  /** How a browser hands it over; a browser of our own does so (`drive.ts`). */
  delivery?: 'twice' | 'from another browser';
}

export type Signing =
  | 'correctly'
  | 'not at all'
  | 'with the public key as a secret'
  | 'with an unpublished key under a published kid'
  | 'with an unpublished key'
  | 'with a new key'
  | 'with a broken signature';

export type LaunchForm = Record<string, string>;

export interface MisbehaviourWorld {
  nowSeconds: number;
  origin: string;
  /** The message that the tool was sent before this one. */
  earlier: SignedMessage | undefined;
}

const minutes = 60;

const set =
  (name: string, value: unknown) =>
  (claims: Claims): Claims => ({ ...claims, [name]: value });

const leaveOut =
  (name: string) =>
  (claims: Claims): Claims =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const leaveOutParameter =
  (name: string) =>
  (parameters: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== name));

const setParameter =
  (name: string, value: string) =>
  (parameters: Record<string, string>): Record<string, string> => ({ ...parameters, [name]: value });

const shiftTime =
  (name: string, by: number) =>
  (claims: Claims, { nowSeconds }: MisbehaviourWorld): Claims => ({ ...claims, [name]: nowSeconds + by });

const setAudience =
  (audience: (clientId: unknown) => unknown, azp?: (clientId: unknown) => unknown) =>
  (claims: Claims): Claims => ({
    ...claims,
    aud: audience(claims.aud),
    ...(azp ? { azp: azp(claims.aud) } : {}),
  });

function earlierOf({ earlier }: MisbehaviourWorld): SignedMessage {
  if (!earlier) throw new Error('There is no earlier launch of this tool that could be replayed.');
  return earlier;
}

const another = 'another-tool';
const stranger = 'https://stranger.example';

const atLogin = {
  'login-without-issuer': { login: leaveOutParameter('iss') },
  'login-without-login-hint': { login: leaveOutParameter('login_hint') },
  'login-without-target-link-uri': { login: leaveOutParameter('target_link_uri') },
  'login-of-unknown-issuer': { login: setParameter('iss', stranger) },
  'login-with-unknown-client-id': { login: setParameter('client_id', another) },
  'login-to-another-origin': { login: setParameter('target_link_uri', `${stranger}/launch`) },
  'login-without-client-id': { login: leaveOutParameter('client_id') },
  'login-without-deployment': { login: leaveOutParameter('lti_deployment_id') },
} satisfies Record<string, Misbehaviour>;

const inClaims = {
  'missing-issuer': { claims: leaveOut('iss') },
  'missing-audience': { claims: leaveOut('aud') },
  'missing-subject': { claims: leaveOut('sub') },
  'missing-expiry': { claims: leaveOut('exp') },
  'missing-issued-at': { claims: leaveOut('iat') },
  'missing-nonce': { claims: leaveOut('nonce') },
  'missing-message-type': { claims: leaveOut(claimNames.messageType) },
  'missing-version': { claims: leaveOut(claimNames.version) },
  'missing-deployment': { claims: leaveOut(claimNames.deploymentId) },
  'missing-target-link-uri': { claims: leaveOut(claimNames.targetLinkUri) },
  'missing-resource-link': { claims: leaveOut(claimNames.resourceLink) },
  'missing-resource-link-id': { claims: set(claimNames.resourceLink, { title: 'Without an id' }) },
  'missing-roles': { claims: leaveOut(claimNames.roles) },
  'wrong-issuer': { claims: set('iss', stranger) },
  'wrong-audience': { claims: setAudience(() => another) },
  'empty-audience': { claims: setAudience(() => []) },
  'several-audiences-without-authorized-party': { claims: setAudience((clientId) => [clientId, another]) },
  'several-audiences-with-wrong-authorized-party': {
    claims: setAudience(
      (clientId) => [clientId, another],
      () => another,
    ),
  },
  'wrong-authorized-party': {
    claims: setAudience(
      (clientId) => clientId,
      () => another,
    ),
  },
  'several-audiences': {
    claims: setAudience(
      (clientId) => [another, clientId],
      (clientId) => clientId,
    ),
  },
  'audience-as-a-list': { claims: setAudience((clientId) => [clientId]) },
  'wrong-nonce': { claims: set('nonce', 'a-nonce-that-nobody-sent') },
  'reused-nonce': { claims: (claims, world) => ({ ...claims, nonce: earlierOf(world).nonce }) },
  'wrong-version': { claims: set(claimNames.version, '1.2.0') },
  'wrong-message-type': { claims: set(claimNames.messageType, 'LtiBasicLaunchRequest') },
  'wrong-deployment': { claims: set(claimNames.deploymentId, 'another-deployment') },
  'deployment-is-a-number': { claims: set(claimNames.deploymentId, 1) },
  'target-link-uri-elsewhere': { claims: set(claimNames.targetLinkUri, `${stranger}/launch`) },
  'roles-are-a-string': {
    claims: set(claimNames.roles, 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'),
  },
  'empty-subject': { claims: set('sub', '') },
  'long-subject': { claims: set('sub', 'x'.repeat(256)) },
} satisfies Record<string, Misbehaviour>;

const inTime = {
  expired: {
    claims: (claims, { nowSeconds }) => ({
      ...claims,
      iat: nowSeconds - 20 * minutes,
      exp: nowSeconds - 10 * minutes,
    }),
  },
  'issued-in-the-future': {
    claims: (claims, { nowSeconds }) => ({
      ...claims,
      iat: nowSeconds + 6 * minutes,
      exp: nowSeconds + 11 * minutes,
    }),
  },
  'not-valid-yet': { claims: shiftTime('nbf', 6 * minutes) },
  'clock-is-ahead': {
    claims: (claims, { nowSeconds }) => ({
      ...claims,
      iat: nowSeconds + 3 * minutes,
      nbf: nowSeconds + 3 * minutes,
      exp: nowSeconds + 8 * minutes,
    }),
  },
  'clock-is-behind': {
    claims: (claims, { nowSeconds }) => ({
      ...claims,
      iat: nowSeconds - 8 * minutes,
      exp: nowSeconds - 3 * minutes,
    }),
  },
} satisfies Record<string, Misbehaviour>;

const inSignature = {
  'algorithm-none': { signing: 'not at all' },
  'secret-of-public-key': { signing: 'with the public key as a secret' },
  'signed-by-another-key': { signing: 'with an unpublished key under a published kid' },
  'unknown-kid': { signing: 'with an unpublished key' },
  'missing-kid': { header: leaveOut('kid') },
  'broken-signature': { signing: 'with a broken signature' },
  'rotated-key': { signing: 'with a new key' },
} satisfies Record<string, Misbehaviour>;

const inForm = {
  'replayed-id-token': { form: (form, world) => ({ ...form, id_token: earlierOf(world).idToken }) },
  'replayed-form': { delivery: 'twice' },
  'form-from-another-browser': { delivery: 'from another browser' },
  'missing-state': { form: ({ state: _state, ...form }) => form },
  'wrong-state': { form: (form) => ({ ...form, state: 'a-state-that-nobody-sent' }) },
  'missing-id-token': { form: ({ id_token: _idToken, ...form }) => form },
  'not-a-token': { form: (form) => ({ ...form, id_token: 'not.a.token' }) },
  'error-instead-of-token': {
    form: ({ id_token: _idToken, ...form }) => ({ ...form, error: 'login_required' }),
  },
} satisfies Record<string, Misbehaviour>;

const inOptionalClaims = {
  'unknown-claims': { claims: set('https://platform.example/claim/extra', { any: ['thing'] }) },
  'unknown-role': {
    claims: set(claimNames.roles, [
      'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner',
      'http://platform.example/roles#Unheard',
    ]),
  },
  'without-names': {
    claims: (claims) => {
      const { name: _name, given_name: _given, family_name: _family, email: _email, ...rest } = claims;
      return rest;
    },
  },
  'without-launch-presentation': { claims: leaveOut(claimNames.launchPresentation) },
  'without-services': {
    claims: (claims) => leaveOut(claimNames.endpoint)(leaveOut(claimNames.namesRoles)(claims)),
  },
  'longest-subject': { claims: set('sub', 'x'.repeat(255)) },
} satisfies Record<string, Misbehaviour>;

const changeSettings =
  (changed: Record<string, unknown>) =>
  (claims: Claims): Claims => ({
    ...claims,
    // Cast: was made by `claims.ts`; what is undefined is not sent.
    [claimNames.deepLinkingSettings]: {
      ...(claims[claimNames.deepLinkingSettings] as Record<string, unknown>),
      ...changed,
    },
  });

/** Of the messages that have claims of their own. */
const inMessages = {
  'missing-deep-linking-settings': { claims: leaveOut(claimNames.deepLinkingSettings) },
  'deep-linking-without-return-url': { claims: changeSettings({ deep_link_return_url: undefined }) },
  'deep-linking-returns-to-a-script': {
    claims: changeSettings({ deep_link_return_url: 'javascript:alert(1)' }),
  },
  'missing-for-user': { claims: leaveOut(claimNames.forUser) },
  'for-user-without-id': { claims: set(claimNames.forUser, { name: 'Without an id' }) },
  'review-without-line-item': { claims: leaveOut(claimNames.endpoint) },
} satisfies Record<string, Misbehaviour>;

export type MisbehaviourName =
  | keyof typeof inMessages
  | keyof typeof atLogin
  | keyof typeof inClaims
  | keyof typeof inTime
  | keyof typeof inSignature
  | keyof typeof inForm
  | keyof typeof inOptionalClaims;

export const misbehaviours: Record<MisbehaviourName, Misbehaviour> = {
  ...inMessages,
  ...atLogin,
  ...inClaims,
  ...inTime,
  ...inSignature,
  ...inForm,
  ...inOptionalClaims,
};

export function misbehaviourWorld(
  { origin, lastMessages }: PlatformContext,
  { clientId, nowSeconds }: { clientId: string; nowSeconds: number },
): MisbehaviourWorld {
  return { origin, nowSeconds, earlier: lastMessages.get(clientId) };
}
