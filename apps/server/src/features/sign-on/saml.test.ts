import { verify, X509Certificate } from 'node:crypto';
import { sessionUserSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { createSelfSignedCertificate } from '../../platform/self-signed-certificate.ts';
import { useApp } from '../../testing/app.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  type Asked,
  createSamlAnswer as answerTo,
  foreignKeys as foreign,
  ownAddresses,
  samlPerson as person,
  postSaml,
  postSamlForm,
  samlSettings,
  startSaml as start,
} from '../../testing/saml-institution.ts';

const { acs } = ownAddresses;
const app = useApp({
  settings: { signOn: { saml: samlSettings, domains: ['uni.example'], newcomers: 'student' } },
});
const browser = () => openBrowser(app.http);
const post = (asked: Asked, xml: string) => postSaml(app.http(), asked, xml);

const errorOf = (address: URL) => address.searchParams.get('error');
const unproved = 'signon.unproved?institution=SAML+College';

async function signOn(testBrowser: TestBrowser, differing = {}, user = person): Promise<URL> {
  const requested = await start(testBrowser, '?redirect_url=/enroll');
  const next = await post(requested, await answerTo(requested.id, differing, user));
  return next.pathname === '/saml/arrive' ? (await testBrowser.open(next.href)).address : next;
}

it('a SAML sign-in opens the account with the address, and redirects to the requested page', async () => {
  const testBrowser = browser();
  const back = await signOn(testBrowser);
  expect(errorOf(back)).toBeNull();
  expect(back.searchParams.get('redirect_url')).toBe('/enroll');
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/oauth2userupdate',
    payload: { token: back.searchParams.get('token') ?? '' },
    headers: { cookie: [...testBrowser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(sessionUserSchema.parse(answer.json())).toMatchObject({
    email: 'ada@uni.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    institution: { name: 'SAML College', signOut: expect.stringMatching(/^\/saml\/signout\?key=[\w-]{43}$/) },
  });
});

it('a SAML request asks for a response to our own address', async () => {
  const { request } = await start(browser());
  expect(request).toContain(`AssertionConsumerServiceURL="${acs}"`);
  expect(request).toContain('>http://redraft.test/saml/metadata<');
});

async function readMetadata() {
  const { body, headers } = await app.http().inject('/saml/metadata');
  const [signing = '', encryption = ''] = [...body.matchAll(/<ds:X509Certificate>([^<]+)</g)].map(
    ([, base64 = '']) => base64,
  );
  return { body, type: headers['content-type'], signing, encryption };
}

it('the SAML metadata describe this service provider', async () => {
  const { body, type, signing, encryption } = await readMetadata();
  expect(type).toContain('application/samlmetadata+xml');
  expect(body).toContain('entityID="http://redraft.test/saml/metadata"');
  expect(body).toMatch(/ ID="[A-Za-z_][\w.-]*"/);
  expect(body).toContain('AuthnRequestsSigned="true" WantAssertionsSigned="true"');
  // The order is that of the schema.
  expect([...body.matchAll(/<md:(\w+)/g)].map(([, name]) => name)).toEqual([
    'EntityDescriptor',
    'SPSSODescriptor',
    'KeyDescriptor',
    'KeyDescriptor',
    ...Array.from({ length: 5 }, () => 'EncryptionMethod'),
    'SingleLogoutService',
    'NameIDFormat',
    'NameIDFormat',
    'AssertionConsumerService',
  ]);
  expect(body).toContain(`HTTP-POST" Location="${acs}" index="0" isDefault="true"`);
  expect(body).toContain(`HTTP-Redirect" Location="${ownAddresses.logout}"`);
  expect(signing).toBe(encryption);
});

it('the key of the SAML metadata stays, and signs requests', async () => {
  const { signing } = await readMetadata();
  expect((await readMetadata()).signing).toBe(signing);
  const { address } = await start(browser());
  const { publicKey } = new X509Certificate(Buffer.from(signing, 'base64'));
  const [signed = '', signature = ''] = address.search.slice(1).split('&Signature=');
  expect(signed).toMatch(/^SAMLRequest=[^&]+&RelayState=[^&]+&SigAlg=[^&]+$/);
  expect(address.searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
  const bytes = Buffer.from(decodeURIComponent(signature), 'base64');
  expect(verify('sha256', Buffer.from(signed), publicKey, bytes)).toBe(true);
});

it.each([
  ['that nobody signed', { signAssertion: false }],
  ['of which the envelope alone is signed', { signAssertion: false, signResponse: true }],
  ['that somebody else signed', { key: foreign.privateKey, cert: foreign.publicKey }],
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
  const testBrowser = browser();
  const requested = await start(testBrowser);
  const xml = await answerTo(requested.id);
  const next = await post(requested, xml);
  expect(errorOf(await post(requested, xml))).toBe('signon.expired');
  expect(errorOf((await testBrowser.open(next.href)).address)).toBeNull();
  expect(errorOf((await testBrowser.open(next.href)).address)).toBe('signon.expired');
  expect(errorOf(await post(requested, xml))).toBe('signon.expired');
});

it('a SAML statement is accepted only in the browser that requested it', async () => {
  const [testBrowser, other] = [browser(), browser()];
  const requested = await start(testBrowser);
  await start(other);
  const next = await post(requested, await answerTo(requested.id));
  expect(errorOf((await other.open(next.href)).address)).toBe('signon.elsewhere');
  expect(errorOf((await testBrowser.open(next.href)).address)).toBeNull();
});

it('an unsolicited SAML statement is refused', async () => {
  const xml = await answerTo('_nothing');
  const SAMLResponse = Buffer.from(xml).toString('base64');
  expect(errorOf(await postSamlForm(app.http(), { SAMLResponse }))).toBe('signon.unasked');
  expect(errorOf(await postSamlForm(app.http(), { SAMLResponse, RelayState: 'made up' }))).toBe(
    'signon.expired',
  );
  expect(errorOf(await postSamlForm(app.http(), { RelayState: 'x' }))).toBe('signon.unasked');
});

it('a SAML statement with an address outside of the institution opens no account', async () => {
  const user = { ...person, id: 'another', emails: [{ value: 'ada@elsewhere.example' }] };
  expect(errorOf(await signOn(browser(), {}, user))).toBe('signon.email_unverified');
});

it('a SAML refusal is shown in our own wording', async () => {
  const testBrowser = browser();
  const requested = await start(testBrowser);
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

describe('an encrypted SAML statement', () => {
  async function encryption() {
    const { encryption: base64 } = await readMetadata();
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const encryptionPublicKey = certificate.publicKey.export({ type: 'spki', format: 'pem' });
    return { encryptionCert: certificate.toString(), encryptionPublicKey };
  }
  const cbc = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc';

  it.each([
    ['GCM', {}],
    ['CBC', { encryptionAlgorithm: cbc, disallowEncryptionWithInsecureAlgorithm: false }],
  ])('a SAML statement that is encrypted for us by AES in %s signs in', async (_name, differing) => {
    const testBrowser = browser();
    const requested = await start(testBrowser);
    const xml = await answerTo(requested.id, { ...(await encryption()), ...differing });
    expect(xml).toContain('EncryptedAssertion');
    expect(xml).not.toContain('ada@uni.example');
    const next = await post(requested, xml);
    expect(errorOf((await testBrowser.open(next.href)).address)).toBeNull();
  });

  const foreignEncryption = {
    encryptionCert: createSelfSignedCertificate({
      privateKey: foreign.privateKey,
      name: 'another',
      from: new Date(),
      until: new Date(Date.now() + 86_400_000),
    }),
    encryptionPublicKey: foreign.publicKey,
  };
  it.each([
    ['for another key', foreignEncryption],
    ['and that nobody signed', { signAssertion: false }],
    ['and of which the envelope alone is signed', { signAssertion: false, signResponse: true }],
    ['and that somebody else signed', { key: foreign.privateKey, cert: foreign.publicKey }],
    ['and signed by a broken method', { signatureAlgorithm: 'rsa-sha1' }],
    ['and for another audience', { audience: 'https://other.example/metadata' }],
    ['and for another address', { recipient: 'https://other.example/acs' }],
    ['and over', { lifetimeInSeconds: -3600 }],
    ['and to another question', { inResponseTo: '_another' }],
  ])('a SAML statement that is encrypted %s is refused', async (_name, differing) => {
    expect(errorOf(await signOn(browser(), { ...(await encryption()), ...differing }))).toBe(unproved);
  });

  it('a SAML statement that is encrypted is accepted once', async () => {
    const testBrowser = browser();
    const requested = await start(testBrowser);
    const xml = await answerTo(requested.id, await encryption());
    await post(requested, xml);
    expect(errorOf(await post(requested, xml))).toBe('signon.expired');
    const other = await start(browser());
    expect(errorOf(await post(other, xml.replaceAll(requested.id, other.id)))).toBe(unproved);
  });

  it('a SAML statement whose ciphertext was altered is refused', async () => {
    const requested = await start(browser());
    const xml = await answerTo(requested.id, await encryption());
    const values = [...xml.matchAll(/CipherValue>([^<]+)</g)];
    const content = values.at(-1)?.[1] ?? '';
    const altered = `${content.slice(0, 40)}${content[40] === 'A' ? 'B' : 'A'}${content.slice(41)}`;
    expect(errorOf(await post(requested, xml.replace(content, altered)))).toBe(unproved);
  });
});

/** XML signature wrapping: what is signed is somewhere, and something else is where a reader looks. */
describe('wrapped signatures', () => {
  interface Parts {
    open: string;
    close: string;
    assertion: string;
    signature: string;
    /** The assertion without its signature, with another person in it and another ID. */
    forged: string;
  }

  function partsOf(xml: string): Parts {
    const [assertion = ''] = /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml) ?? [];
    const [signature = ''] = /<Signature .*<\/Signature>/s.exec(assertion) ?? [];
    const forged = assertion
      .replace(signature, '')
      .replaceAll('ada@uni.example', 'eve@uni.example')
      .replace(/ID="[^"]+"/, 'ID="_forged"');
    const [open = '', close = ''] = xml.split(assertion);
    return { open, close, assertion, signature, forged };
  }
  const inside = (forged: string, added: string) => forged.replace(/<\/saml:Issuer>/, `$&${added}`);
  const atEnd = (forged: string, added: string) => forged.replace('</saml:Assertion>', `${added}$&`);

  const wrappings: [string, (parts: Parts) => string][] = [
    ['a forged statement before the signed one', (p) => `${p.open}${p.forged}${p.assertion}${p.close}`],
    ['a forged statement after the signed one', (p) => `${p.open}${p.assertion}${p.forged}${p.close}`],
    [
      'the signed statement within the extensions',
      (p) => `${p.open}<samlp:Extensions>${p.assertion}</samlp:Extensions>${p.forged}${p.close}`,
    ],
    [
      'a forged statement around the signed one',
      (p) => `${p.open}${atEnd(p.forged, `<saml:Advice>${p.assertion}</saml:Advice>`)}${p.close}`,
    ],
    [
      'a forged statement with the signature of the one within it',
      (p) =>
        `${p.open}${atEnd(inside(p.forged, p.signature), `<saml:Advice>${p.assertion.replace(p.signature, '')}</saml:Advice>`)}${p.close}`,
    ],
    [
      'the signed statement within an object of the signature',
      (p) =>
        `${p.open}${inside(p.forged, p.signature.replace('</Signature>', `<Object>${p.assertion.replace(p.signature, '')}</Object></Signature>`))}${p.close}`,
    ],
    [
      'a forged statement with the ID of the signed one',
      (p) => {
        const id = /ID="([^"]+)"/.exec(p.assertion)?.[1] ?? '';
        const sameId = p.forged.replace('_forged', id);
        return `${p.open}<samlp:Extensions>${p.assertion}</samlp:Extensions>${inside(sameId, p.signature)}${p.close}`;
      },
    ],
    [
      'the signed response within a forged one',
      (p) =>
        `${p.open}<samlp:Extensions>${p.open.replace(/^<\?xml[^>]*>/, '')}${p.assertion}${p.close}</samlp:Extensions>${p.forged}${p.close}`,
    ],
    ['a signature without its statement', (p) => `${p.open}${inside(p.forged, p.signature)}${p.close}`],
    ['a forged statement beside the root', (p) => `<x>${p.open}${p.assertion}${p.close}${p.forged}</x>`],
  ];

  it.each(wrappings)('a SAML response with %s is refused', async (_name, wrap) => {
    const requested = await start(browser());
    const xml = await answerTo(requested.id);
    const parts = partsOf(xml);
    expect(parts.signature).not.toBe('');
    expect(`${parts.open}${parts.assertion}${parts.close}`).toBe(xml);
    expect(errorOf(await post(requested, wrap(parts)))).toBe(unproved);
  });

  it('a comment within a signed address does not cut it off', async () => {
    const requested = await start(browser());
    const user = { ...person, id: 'mallory', emails: [{ value: 'ada@uni.example.evil.example' }] };
    const xml = await answerTo(requested.id, {}, user);
    const testBrowser = browser();
    const cut = xml.replaceAll('ada@uni.example.evil', 'ada@uni.example<!-- -->.evil');
    expect(cut).not.toBe(xml);
    const next = await post(requested, cut);
    expect(errorOf((await testBrowser.open(next.href)).address) ?? errorOf(next)).not.toBeNull();
  });
});
