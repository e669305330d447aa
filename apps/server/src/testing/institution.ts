import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

/** An OpenID provider whose claims the test determines, valid or not. */
export interface TestInstitution {
  issuer: string;
  /** Additional claims of its ID tokens, read for each. */
  claims: Record<string, unknown>;
  /** Its current misbehaviour. */
  fault: Fault;
  /** Signs a user in there, and returns the URL to which the browser is redirected. */
  signIn: (requested: URL) => URL;
  /** A token that tells of an end of sessions; valid except for the given claims. */
  logoutToken: (claims: Record<string, unknown>, signer?: 'itself' | 'another' | 'nobody') => string;
}

export type Fault =
  | null
  | 'broken'
  | 'signed by another'
  | 'not signed'
  | 'for another client'
  | 'of another issuer'
  | 'over'
  | 'to another question';

interface Issued {
  challenge: string | null;
  nonce: string | null;
}

const client = { id: 'redraft', secret: 'what only we know' };
export const institutionSettings = {
  clientId: client.id,
  clientSecret: client.secret,
  scopes: 'openid email profile',
  name: 'Test College',
};

/** The URL is known before the server starts, because settings are read first. */
export function useInstitution(port: number): TestInstitution {
  const issuer = `http://127.0.0.1:${port}`;
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issued = new Map<string, Issued>();
  const institution: TestInstitution = {
    issuer,
    claims: {},
    fault: null,
    signIn: (requested) => {
      const code = `code-${issued.size}`;
      issued.set(code, {
        challenge: requested.searchParams.get('code_challenge'),
        nonce: requested.searchParams.get('nonce'),
      });
      const back = new URL(requested.searchParams.get('redirect_uri') ?? '');
      back.search = String(
        new URLSearchParams({ code, state: requested.searchParams.get('state') ?? '', iss: issuer }),
      );
      return back;
    },
    logoutToken: (claims, signer = 'itself') => {
      const key = { itself: keys.privateKey, another: others.privateKey, nobody: null }[signer];
      return jwt(
        {
          iss: issuer,
          aud: client.id,
          iat: Math.floor(Date.now() / 1000),
          jti: 'one',
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        },
        key,
      );
    },
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (institution.fault === 'broken') return { status: 500, body: {} };
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: metadataOf(issuer) };
    if (pathname === '/jwks')
      return { status: 200, body: { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), use: 'sig' }] } };
    const form = new URLSearchParams(await text(request));
    const requested = issued.get(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = request.headers.authorization === `Basic ${basic()}`;
    if (!requested || requested.challenge !== proof || !isClient)
      return { status: 400, body: { error: 'invalid_grant', error_description: 'words of the institution' } };
    const key = institution.fault === 'signed by another' ? others.privateKey : keys.privateKey;
    const claims = claimsOf(institution, requested.nonce);
    const token = jwt(claims, institution.fault === 'not signed' ? null : key);
    return { status: 200, body: { access_token: 'a', token_type: 'Bearer', id_token: token } };
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return institution;
}

function metadataOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
  };
}

function basic(): string {
  const encoded = encodeURIComponent(client.secret).replaceAll('%20', '+');
  return Buffer.from(`${client.id}:${encoded}`).toString('base64');
}

function claimsOf({ issuer, claims, fault }: TestInstitution, nonce: string | null): object {
  const seconds = Math.floor(Date.now() / 1000);
  return {
    iss: fault === 'of another issuer' ? 'https://other.example' : issuer,
    aud: fault === 'for another client' ? 'somebody else' : client.id,
    iat: seconds - 10,
    exp: fault === 'over' ? seconds - 3600 : seconds + 300,
    nonce: fault === 'to another question' ? 'another' : nonce,
    ...claims,
  };
}

function jwt(claims: object, key: KeyObject | null): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: key ? 'ES256' : 'none' })}.${part(claims)}`;
  const signature = key
    ? sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
    : Buffer.alloc(0);
  return `${content}.${signature.toString('base64url')}`;
}
