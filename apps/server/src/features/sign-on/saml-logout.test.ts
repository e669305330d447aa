import { verify, X509Certificate } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { sessionUserSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import {
  createSamlAnswer,
  foreignKeys,
  idpLogout,
  logoutRequest,
  ownAddresses,
  postSaml,
  samlPerson,
  samlSettings,
  signedQuery,
  startSaml,
} from '../../testing/saml-institution.ts';

const app = useApp({
  settings: { signOn: { saml: samlSettings, domains: ['uni.example'], newcomers: 'student' } },
});

async function signOn(sessionIndex: string) {
  const testBrowser = openBrowser(app.http);
  const requested = await startSaml(testBrowser);
  const next = await postSaml(app.http(), requested, await createSamlAnswer(requested.id, { sessionIndex }));
  const { address } = await testBrowser.open(next.href);
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/oauth2userupdate',
    payload: { token: address.searchParams.get('token') ?? '' },
    headers: { cookie: [...testBrowser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return sessionUserSchema.parse(answer.json());
}

async function isOpen({ accessToken }: { accessToken: string }): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await app.anonymous('GET', '/api/auth/profile', { headers })).status === 200;
}

async function open(path: string): Promise<URL> {
  const { headers } = await app.http().inject(path);
  return new URL(String(headers.location), ownAddresses.acs);
}

/** The message in an address, and whether we have signed it. */
async function readMessage(address: URL, kind: 'SAMLRequest' | 'SAMLResponse') {
  const { body } = await app.http().inject('/saml/metadata');
  const [, base64 = ''] = /<ds:X509Certificate>([^<]+)</.exec(body) ?? [];
  const { publicKey } = new X509Certificate(Buffer.from(base64, 'base64'));
  const [signed = '', signature = ''] = address.search.slice(1).split('&Signature=');
  const bytes = Buffer.from(decodeURIComponent(signature), 'base64');
  const packed = Buffer.from(address.searchParams.get(kind) ?? '', 'base64');
  return {
    xml: inflateRawSync(packed).toString(),
    isSigned: verify('sha256', Buffer.from(signed), publicKey, bytes),
  };
}

it('signing out here ends the session at the institution by a signed request, once', async () => {
  const user = await signOn('one');
  const link = user.institution?.signOut ?? '';
  const address = await open(link);
  expect(`${address.origin}${address.pathname}`).toBe(idpLogout);
  const { xml, isSigned } = await readMessage(address, 'SAMLRequest');
  expect(isSigned).toBe(true);
  expect(xml).toContain(`Destination="${idpLogout}"`);
  expect(xml).toMatch(
    new RegExp(`<saml:NameID Format="[^"]+persistent"[^>]*>${samlPerson.id}</saml:NameID>`),
  );
  expect(xml).toMatch(/SessionIndex[^>]*>one</);
  expect(await isOpen(user)).toBe(false);
  expect((await open(link)).href).toBe('http://redraft.test/');
});

it('signing out here does not end the session of another person by a guessed link', async () => {
  const user = await signOn('two');
  expect((await open('/saml/signout?key=guessed')).href).toBe('http://redraft.test/');
  expect((await open('/saml/signout')).href).toBe('http://redraft.test/');
  expect(await isOpen(user)).toBe(true);
});

it('the institution ends the session that it names, and gets a signed answer', async () => {
  const [ended, other] = [await signOn('ended'), await signOn('other')];
  const query = signedQuery('SAMLRequest', logoutRequest({ sessionIndex: 'ended' }));
  const address = await open(`/saml/slo?${query}`);
  expect(`${address.origin}${address.pathname}`).toBe(idpLogout);
  expect(address.searchParams.get('RelayState')).toBe('their state');
  const { xml, isSigned } = await readMessage(address, 'SAMLResponse');
  expect(isSigned).toBe(true);
  expect(xml).toContain('InResponseTo="_request"');
  expect(xml).toContain('status:Success');
  expect(await isOpen(ended)).toBe(false);
  expect(await isOpen(other)).toBe(true);
});

it('the institution ends all sessions of a person when it names none', async () => {
  const users = [await signOn('first'), await signOn('second')];
  await open(`/saml/slo?${signedQuery('SAMLRequest', logoutRequest({ nameId: 'somebody else' }))}`);
  expect(await Promise.all(users.map(isOpen))).toEqual([true, true]);
  await open(`/saml/slo?${signedQuery('SAMLRequest', logoutRequest({}))}`);
  expect(await Promise.all(users.map(isOpen))).toEqual([false, false]);
});

it('a request to log out that is sent again does not end a session that began after it', async () => {
  const issuedAt = new Date(Date.now() - 4 * 60_000);
  const query = signedQuery('SAMLRequest', logoutRequest({ issuedAt }));
  const user = await signOn('later');
  await open(`/saml/slo?${query}`);
  expect(await isOpen(user)).toBe(true);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const refused: [string, () => string][] = [
  ['that nobody signed', () => signedQuery('SAMLRequest', logoutRequest({})).replace(/&SigAlg=.*/, '')],
  ['without the signature', () => signedQuery('SAMLRequest', logoutRequest({})).replace(/&Signature=.*/, '')],
  [
    'without the name of the algorithm',
    () => signedQuery('SAMLRequest', logoutRequest({})).replace(/&SigAlg=[^&]*/, ''),
  ],
  ['with another state', () => signedQuery('SAMLRequest', logoutRequest({})).replace('their', 'other')],
  [
    'that somebody else signed',
    () => signedQuery('SAMLRequest', logoutRequest({}), { key: foreignKeys.privateKey }),
  ],
  [
    'that is signed by a broken method',
    () =>
      signedQuery('SAMLRequest', logoutRequest({}), {
        hash: 'sha1',
        algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      }),
  ],
  ['that is there twice', () => `SAMLRequest=x&${signedQuery('SAMLRequest', logoutRequest({}))}`],
  ['with an answer beside it', () => `${signedQuery('SAMLRequest', logoutRequest({}))}&SAMLResponse=x`],
  [
    'for another address',
    () => signedQuery('SAMLRequest', logoutRequest({ destination: 'https://other.example/slo' })),
  ],
  [
    'of another institution',
    () => signedQuery('SAMLRequest', logoutRequest({ issuer: 'https://other.example' })),
  ],
  ['that is too old', () => signedQuery('SAMLRequest', logoutRequest({ issuedAt: minutes(-10) }))],
  ['of the future', () => signedQuery('SAMLRequest', logoutRequest({ issuedAt: minutes(10) }))],
  ['that is over', () => signedQuery('SAMLRequest', logoutRequest({ notOnOrAfter: minutes(-2) }))],
  ['that is too large', () => signedQuery('SAMLRequest', logoutRequest({ nameId: 'x'.repeat(100_000) }))],
  ['that is no message', () => signedQuery('SAMLRequest', '<a/>')],
];

it.each(refused)('a request to log out %s ends no session', async (_name, query) => {
  const user = await signOn('stays');
  const address = await open(`/saml/slo?${query()}`);
  expect(address.searchParams.get('error')).toBe('signon.unproved?institution=SAML+College');
  expect(await isOpen(user)).toBe(true);
});

it('the answer of the institution to our request leads to the first page, and one that nobody signed is refused', async () => {
  const xml = '<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1"/>';
  const query = signedQuery('SAMLResponse', xml);
  expect((await open(`/saml/slo?${query}`)).href).toBe('http://redraft.test/');
  const unsigned = await open(`/saml/slo?${query.replace(/&Signature=.*/, '')}`);
  expect(unsigned.searchParams.get('error')).toBe('signon.unproved?institution=SAML+College');
});
