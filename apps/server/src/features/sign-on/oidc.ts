import { sentence } from '@redraft/sentences';
import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import type { InstitutionSession } from '../../domain/sign-on-sessions/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { OidcSettings } from '../../platform/sign-on-settings.ts';
import { createToken } from '../../platform/tokens.ts';
import type { OidcInstitution, SignOnRequest } from './institution.ts';
import { personOfClaims } from './institutional-person.ts';
import { createLogoutTokenReader } from './logout-token.ts';

/** Nobody waits longer for an institution; what takes longer is away. */
const defaultTimeoutSeconds = 5;
/** What an institution says of itself: asked anew after an hour beside what is kept, and not believed for longer than a day. */
const freshMs = 3_600_000;
const maxCacheMs = 24 * freshMs;

interface Options extends OidcSettings {
  /** Where the institution sends the browser back to. */
  redirectUri: string;
  /** For an institution that lives in this program. */
  fetch?: CustomFetch;
  /** Tests have less patience. */
  answerSeconds?: number;
}

/** Authorization code with PKCE; the ID token's signature is checked though it comes from the institution itself. */
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

/** What the ID token says; without an address, what the userinfo endpoint says. Rules read both, and the signed one first. */
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

/** One asks and the others wait for the same answer; an institution that is away is asked again by the next. */
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
  // By whichever of the two the institution takes: https protects both alike.
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
      // The settings take http:// from this machine alone.
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
    ...(fetch ? { [client.customFetch]: fetch } : {}),
  });
}

function toUnavailableError(institution: string, cause: unknown): AppError {
  return new AppError(sentence('signon.away', { institution }), { cause });
}

/** In our words: what institutions say of errors is for whoever runs them. */
async function readRefusal(cause: unknown, institution: string): Promise<AppError> {
  const client = await import('openid-client');
  if (cause instanceof client.AuthorizationResponseError)
    return new AppError(sentence('signon.refused', { institution }), { cause });
  if (isOutage(cause)) return toUnavailableError(institution, cause);
  return new AppError(sentence('signon.unproved', { institution }), { cause });
}

/** No answer, a late one, or one that says that the institution itself is broken. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true;
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return /fetch failed|timed? ?out/i.test(error.message) || isOutage(error.cause);
}
