import { generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { sessionUserSchema } from '@redraft/contracts';
import { getSamlResponse } from 'samlp';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const [own, foreign] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048, ...pem }));
const idpIssuer = 'https://idp.uni.example/metadata';
const acs = 'http://redraft.test/saml/acs';

const app = useApp({
  settings: {
    signOn: {
      saml: {
        entryPoint: 'https://idp.uni.example/sso',
        certificates: [String(own?.publicKey)],
        idpIssuer,
        issuer: undefined,
        name: 'SAML College',
      },
      domains: ['uni.example'],
      newcomers: 'student',
    },
  },
});
const browser = () => openBrowser(app.http);

interface Asked {
  id: string;
  state: string;
  request: string;
}

async function start(there: TestBrowser, query = ''): Promise<Asked> {
  const { address } = await there.open(`/saml/begin${query}`);
  const packed = address.searchParams.get('SAMLRequest') ?? '';
  const request = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const [, id = ''] = /ID="([^"]+)"/.exec(request) ?? [];
  return { id, state: address.searchParams.get('RelayState') ?? '', request };
}

const person = {
  id: 'a name that stays',
  emails: [{ value: 'ada@uni.example' }],
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  displayName: 'Ada Lovelace',
};

/** The form that the institution makes the browser post: valid except for the given changes. */
async function answerTo(id: string, differing: Record<string, unknown> = {}, user: object = person) {
  const options = {
    issuer: idpIssuer,
    cert: own?.publicKey,
    key: own?.privateKey,
    audience: 'http://redraft.test/saml/metadata',
    recipient: acs,
    destination: acs,
    inResponseTo: id,
    signatureAlgorithm: 'rsa-sha256',
    digestAlgorithm: 'sha256',
    lifetimeInSeconds: 300,
    nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    ...differing,
  };
  return new Promise<string>((resolve, reject) => {
    getSamlResponse(options, user, (error, response) => (error ? reject(error) : resolve(String(response))));
  });
}

/** A request as by a browser that comes from another site, without cookies. */
async function post({ state }: { state: string }, xml: string): Promise<URL> {
  const SAMLResponse = Buffer.from(xml).toString('base64');
  const { address } = await postForm({ SAMLResponse, RelayState: state });
  return address;
}

async function postForm(form: Record<string, string>) {
  const answer = await app.http().inject({
    method: 'POST',
    url: '/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });
  return { status: answer.statusCode, address: new URL(String(answer.headers.location), acs) };
}

const errorOf = (address: URL) => address.searchParams.get('error');
const unproved = 'signon.unproved?institution=SAML+College';

async function signOn(there: TestBrowser, differing = {}, user: object = person): Promise<URL> {
  const requested = await start(there, '?redirect_url=/enroll');
  const next = await post(requested, await answerTo(requested.id, differing, user));
  return next.pathname === '/saml/arrive' ? (await there.open(next.href)).address : next;
}

it('a SAML sign-in opens the account with the address, and redirects to the requested page', async () => {
  const there = browser();
  const back = await signOn(there);
  expect(errorOf(back)).toBeNull();
  expect(back.searchParams.get('redirect_url')).toBe('/enroll');
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/oauth2userupdate',
    payload: { token: back.searchParams.get('token') ?? '' },
    headers: { cookie: [...there.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(sessionUserSchema.parse(answer.json())).toMatchObject({
    email: 'ada@uni.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    institution: { name: 'SAML College', signOut: null },
  });
});

it('a SAML request asks for a response to our own address', async () => {
  const { request } = await start(browser());
  expect(request).toContain(`AssertionConsumerServiceURL="${acs}"`);
  expect(request).toContain('>http://redraft.test/saml/metadata<');
});

it('the SAML metadata describe this service provider', async () => {
  const { body, headers } = await app.http().inject('/saml/metadata');
  expect(headers['content-type']).toContain('application/samlmetadata+xml');
  expect(body).toContain('entityID="http://redraft.test/saml/metadata"');
  expect(body).toContain(`Location="${acs}"`);
  expect(body).toContain('WantAssertionsSigned="true"');
});

it.each([
  ['that nobody signed', { signAssertion: false }],
  ['of which the envelope alone is signed', { signAssertion: false, signResponse: true }],
  ['that somebody else signed', { key: foreign?.privateKey, cert: foreign?.publicKey }],
  ['that is signed by a broken method', { signatureAlgorithm: 'rsa-sha1' }],
  ['for another audience', { audience: 'https://other.example/metadata' }],
  ['for another address', { recipient: 'https://other.example/acs' }],
  ['of another institution', { issuer: 'https://other.example/metadata' }],
  ['that is over', { lifetimeInSeconds: -3600 }],
  ['to another question', { inResponseTo: '_another' }],
  ['to no question', { inResponseTo: undefined }],
  [
    'with a name for this one time',
    { nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
  ],
])('a SAML statement %s is refused', async (_name, differing) => {
  expect(errorOf(await signOn(browser(), differing))).toBe(unproved);
});

it('a SAML statement that was tampered with is refused', async () => {
  const requested = await start(browser());
  const xml = await answerTo(requested.id);
  expect(errorOf(await post(requested, xml.replaceAll('ada@uni.example', 'eve@uni.example')))).toBe(unproved);
});

it('a SAML statement in a new envelope does not answer another request', async () => {
  const [old, fresh] = [await start(browser()), await start(browser())];
  const xml = await answerTo(old.id);
  const envelope = /<samlp:Response[^>]*>/.exec(xml)?.[0] ?? '';
  const forged = xml.replace(envelope, envelope.replace(old.id, fresh.id));
  expect(forged).not.toBe(xml);
  expect(errorOf(await post(fresh, forged))).toBe(unproved);
});

it('a SAML statement can be used once', async () => {
  const there = browser();
  const requested = await start(there);
  const xml = await answerTo(requested.id);
  const next = await post(requested, xml);
  expect(errorOf(await post(requested, xml))).toBe('signon.expired');
  expect(errorOf((await there.open(next.href)).address)).toBeNull();
  expect(errorOf((await there.open(next.href)).address)).toBe('signon.expired');
  expect(errorOf(await post(requested, xml))).toBe('signon.expired');
});

it('a SAML statement is accepted only in the browser that requested it', async () => {
  const [there, other] = [browser(), browser()];
  const requested = await start(there);
  await start(other);
  const next = await post(requested, await answerTo(requested.id));
  expect(errorOf((await other.open(next.href)).address)).toBe('signon.elsewhere');
  expect(errorOf((await there.open(next.href)).address)).toBeNull();
});

it('an unsolicited SAML statement is refused', async () => {
  const xml = await answerTo('_nothing');
  const SAMLResponse = Buffer.from(xml).toString('base64');
  expect(errorOf((await postForm({ SAMLResponse })).address)).toBe('signon.unasked');
  expect(errorOf((await postForm({ SAMLResponse, RelayState: 'made up' })).address)).toBe('signon.expired');
  expect(errorOf((await postForm({ RelayState: 'x' })).address)).toBe('signon.unasked');
});

it('a SAML statement with an address outside of the institution opens no account', async () => {
  const user = { ...person, id: 'another', emails: [{ value: 'ada@elsewhere.example' }] };
  expect(errorOf(await signOn(browser(), {}, user))).toBe('signon.email_unverified');
});

it('a SAML refusal is shown in our own wording', async () => {
  const there = browser();
  const requested = await start(there);
  const xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" InResponseTo="${requested.id}"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/><samlp:StatusMessage>words of theirs</samlp:StatusMessage></samlp:Status></samlp:Response>`;
  expect(errorOf(await post(requested, xml))).toBe('signon.refused?institution=SAML+College');
});

it.each(['Responder', 'AuthnFailed'])(
  'a SAML refusal with %s is refused, although it contains a valid statement',
  async (code) => {
    const requested = await start(browser());
    const xml = await answerTo(requested.id);
    const refusing = xml.replace(/status:Success/, `status:${code}`);
    expect(refusing).not.toBe(xml);
    expect(errorOf(await post(requested, refusing))).toBe('signon.refused?institution=SAML+College');
  },
);

it('a SAML response without a status is refused', async () => {
  const requested = await start(browser());
  const xml = (await answerTo(requested.id)).replace(/<samlp:Status>.*?<\/samlp:Status>/s, '');
  expect(errorOf(await post(requested, xml))).toBe('signon.refused?institution=SAML+College');
});
