import { sentence } from '@redraft/sentences';
import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import type { InstitutionSession } from '../../domain/sign-on-sessions/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { OidcSettings } from '../../platform/sign-on-settings.ts';
import { createToken } from '../../platform/tokens.ts';
import type { OidcInstitution, SignOnRequest } from './institution.ts';
import { personOfClaims } from './institutional-person.ts';
import { createLogoutTokenReader } from './logout-token.ts';

/** The time limit for an institution's response; after it the institution counts as unavailable. */
const defaultTimeoutSeconds = 5;
/** An institution's discovery document is read again after an hour, in the background, and not used for longer than a day. */
const freshMs = 3_600_000;
const maxCacheMs = 24 * freshMs;

interface Options extends OidcSettings {
  /** The URL to which the institution redirects the browser. */
  redirectUri: string;
  /** For an institution within this program. */
  fetch?: CustomFetch;
  /** Tests use a shorter time limit. */
  answerSeconds?: number;
}

/** Authorization code flow with PKCE; the ID token's signature is checked although it comes directly from the institution. */
export function createOidcInstitution(options: Options): OidcInstitution {
  const { name, issuer, redirectUri } = options;
  const configurationAt = cachedConfiguration(options);
  const readLogoutToken = createLogoutTokenReader(options);
  return {
    way: 'oidc',
    name,
    issuer,
    ask: async (language, now) => {
      const client = await import('openid-client');
      const configuration = await configurationAt(now);
      const codeVerifier = client.randomPKCECodeVerifier();
      const question = { state: createToken(), nonce: createToken(), codeVerifier };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: options.scopes,
        state: question.state,
        nonce: question.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(language === undefined ? {} : { ui_locales: language }),
      });
      return { address: address.href, question };
    },
    read: async (answer, question, now) => {
      const configuration = await configurationAt(now);
      const { claims, all, session } = await claimsFor(configuration, {
        answer: new URL(`?${answer}`, redirectUri),
        question,
      }).catch(async (cause: unknown) => {
        throw await readRefusal(cause, name);
      });
      return { person: personOfClaims(claims, all, issuer), session };
    },
    signOut: async (proof, now) => {
      const client = await import('openid-client');
      const configuration = await configurationAt(now);
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${new URL(redirectUri).origin}/`,
        ...(proof === null ? {} : { id_token_hint: proof }),
      }).href;
    },
    readLogout: async (token, now) => {
      const { jwks_uri: jwksUri } = (await configurationAt(now)).serverMetadata();
      return readLogoutToken(token, jwksUri, now);
    },
  };
}

/** The claims of the ID token; if they contain no address, those of the userinfo endpoint. Rules read both, and the signed ones first. */
async function claimsFor(
  configuration: Configuration,
  { answer, question }: { answer: URL; question: SignOnRequest },
): Promise<{ claims: unknown; all: unknown; session: InstitutionSession | null }> {
  const client = await import('openid-client');
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: question.state,
    expectedNonce: question.nonce,
    ...(question.codeVerifier === null ? {} : { pkceCodeVerifier: question.codeVerifier }),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The institution sent no ID token.');
  const { sid } = claims;
  const index = typeof sid === 'string' ? sid : null;
  const session = { subject: claims.sub, index, proof: tokens.id_token ?? '' };
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return { claims, all: claims, session };
  const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const all = { ...userInfo, ...claims };
  return { claims: claims.email === undefined ? { ...userInfo, sub: claims.sub } : claims, all, session };
}

/** Simultaneous calls share one request; after a failure the next call tries again. */
function cachedConfiguration(options: Options): (now: Date) => Promise<Configuration> {
  let stored: { configuration: Configuration; at: Date } | undefined;
  let pendingConfiguration: Promise<Configuration> | undefined;
  const requestConfiguration = (now: Date) => {
    pendingConfiguration ??= discover(options)
      .then((configuration) => {
        stored = { configuration, at: now };
        return configuration;
      })
      .finally(() => {
        pendingConfiguration = undefined;
      });
    return pendingConfiguration;
  };
  return async (now) => {
    const age = stored ? now.getTime() - stored.at.getTime() : Number.POSITIVE_INFINITY;
    if (stored && age < freshMs) return stored.configuration;
    const requested = requestConfiguration(now);
    if (stored && age < maxCacheMs) {
      requested.catch(() => undefined);
      return stored.configuration;
    }
    return requested.catch((cause: unknown) => {
      throw toUnavailableError(options.name, cause);
    });
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  fetch,
  answerSeconds = defaultTimeoutSeconds,
}: Options): Promise<Configuration> {
  const client = await import('openid-client');
  // Uses whichever method the institution supports: HTTPS protects both alike.
  const byHeader = client.ClientSecretBasic(clientSecret);
  const byBody = client.ClientSecretPost(clientSecret);
  const clientAuth: ClientAuth = (server, ...otherArgs) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? byHeader : byBody)(server, ...otherArgs);
  };
  return client.discovery(new URL(issuer), clientId, undefined, clientAuth, {
    timeout: answerSeconds,
    execute: [
      client.enableNonRepudiationChecks,
      // The settings accept http:// only for this machine.
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
    ...(fetch ? { [client.customFetch]: fetch } : {}),
  });
}

function toUnavailableError(institution: string, cause: unknown): AppError {
  return new AppError(sentence('signon.away', { institution }), { cause });
}

/** Our own message for a refusal: institutions' error texts are meant for their operators. */
async function readRefusal(cause: unknown, institution: string): Promise<AppError> {
  const client = await import('openid-client');
  if (cause instanceof client.AuthorizationResponseError)
    return new AppError(sentence('signon.refused', { institution }), { cause });
  if (isOutage(cause)) return toUnavailableError(institution, cause);
  return new AppError(sentence('signon.unproved', { institution }), { cause });
}

/** Whether the error means that the institution is unavailable: no response, a late one, or a server error. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true;
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return /fetch failed|timed? ?out/i.test(error.message) || isOutage(error.cause);
}
