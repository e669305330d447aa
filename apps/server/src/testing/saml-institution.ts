import { createSign, generateKeyPairSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { getSamlResponse } from 'samlp';
import type { SamlSettings } from '../platform/sign-on-settings.ts';
import type { TestBrowser } from './browser.ts';

function createKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
export const idpKeys = createKeys();
export const foreignKeys = createKeys();

export const idpIssuer = 'https://idp.uni.example/metadata';
export const idpLogout = 'https://idp.uni.example/slo';
export const ownAddresses = {
  acs: 'http://redraft.test/saml/acs',
  entityId: 'http://redraft.test/saml/metadata',
  logout: 'http://redraft.test/saml/slo',
};

export const samlSettings: SamlSettings = {
  entryPoint: 'https://idp.uni.example/sso',
  logoutUrl: idpLogout,
  certificates: [idpKeys.publicKey],
  idpIssuer,
  issuer: undefined,
  name: 'SAML College',
};

/** As identity providers of federations send them: eduPersonScopedAffiliation, eduPersonEntitlement, isMemberOf. */
export const samlAttributes = {
  affiliation: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
  entitlement: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  groups: 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
} as const;

export interface SamlPerson {
  id: string;
  emails: readonly { value: string }[];
  name: { givenName: string; familyName: string };
  displayName: string;
  attributes: Readonly<Record<string, readonly string[]>>;
}

export const samlPerson: SamlPerson = {
  id: 'a name that stays',
  emails: [{ value: 'ada@uni.example' }],
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  displayName: 'Ada Lovelace',
  attributes: {
    [samlAttributes.affiliation]: ['member@uni.example', 'student@uni.example'],
    [samlAttributes.entitlement]: ['urn:mace:dir:entitlement:common-lib-terms'],
    [samlAttributes.groups]: ['writing-course'],
  },
};

const claimNames = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** What is stated of a person, in the form that samlp expects. */
function mapProfile(person: SamlPerson) {
  return {
    getClaims: () => ({
      [`${claimNames}/nameidentifier`]: person.id,
      [`${claimNames}/emailaddress`]: person.emails[0]?.value,
      [`${claimNames}/name`]: person.displayName,
      [`${claimNames}/givenname`]: person.name.givenName,
      [`${claimNames}/surname`]: person.name.familyName,
      ...person.attributes,
    }),
    getNameIdentifier: () => ({ nameIdentifier: person.id }),
  };
}

export interface Asked {
  id: string;
  state: string;
  request: string;
  address: URL;
}

export async function startSaml(testBrowser: TestBrowser, query = ''): Promise<Asked> {
  const { address } = await testBrowser.open(`/saml/begin${query}`);
  const packed = address.searchParams.get('SAMLRequest') ?? '';
  const request = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const [, id = ''] = /ID="([^"]+)"/.exec(request) ?? [];
  return { id, state: address.searchParams.get('RelayState') ?? '', request, address };
}

/** The response that the institution makes the browser post: valid except for the given changes. */
export async function createSamlAnswer(
  id: string,
  differing: Record<string, unknown> = {},
  user: SamlPerson = samlPerson,
): Promise<string> {
  const options = {
    issuer: idpIssuer,
    cert: idpKeys.publicKey,
    key: idpKeys.privateKey,
    audience: ownAddresses.entityId,
    recipient: ownAddresses.acs,
    destination: ownAddresses.acs,
    inResponseTo: id,
    signatureAlgorithm: 'rsa-sha256',
    digestAlgorithm: 'sha256',
    profileMapper: mapProfile,
    lifetimeInSeconds: 300,
    nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    ...differing,
  };
  return new Promise<string>((resolve, reject) => {
    getSamlResponse(options, user, (error, response) => (error ? reject(error) : resolve(String(response))));
  });
}

/** A request as by a browser that comes from another site, without cookies. */
export async function postSamlForm(http: FastifyInstance, form: Record<string, string>): Promise<URL> {
  const answer = await http.inject({
    method: 'POST',
    url: '/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });
  return new URL(String(answer.headers.location), ownAddresses.acs);
}

export async function postSaml(http: FastifyInstance, { state }: Asked, xml: string): Promise<URL> {
  return postSamlForm(http, { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: state });
}

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** The query of a message in an address, signed by the institution except for the given changes. */
export function signedQuery(
  kind: 'SAMLRequest' | 'SAMLResponse',
  xml: string,
  {
    key = idpKeys.privateKey,
    algorithm = rsaSha256,
    hash = 'sha256',
    relayState = 'their state',
  }: { key?: string; algorithm?: string; hash?: string; relayState?: string } = {},
): string {
  const message = deflateRawSync(xml).toString('base64');
  const signed = [
    `${kind}=${encodeURIComponent(message)}`,
    `RelayState=${encodeURIComponent(relayState)}`,
    `SigAlg=${encodeURIComponent(algorithm)}`,
  ].join('&');
  const signature = createSign(hash).update(signed).sign(key, 'base64');
  return `${signed}&Signature=${encodeURIComponent(signature)}`;
}

/** A request of the institution to log out; valid except for the given changes. */
export function logoutRequest(differing: {
  nameId?: string;
  sessionIndex?: string | null;
  issuer?: string;
  destination?: string;
  issuedAt?: Date;
  notOnOrAfter?: Date;
}): string {
  const { issuedAt = new Date(), sessionIndex = null, notOnOrAfter } = differing;
  return [
    '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
    ` ID="_request" Version="2.0" IssueInstant="${issuedAt.toISOString()}" Destination="${differing.destination ?? ownAddresses.logout}"`,
    notOnOrAfter === undefined ? '>' : ` NotOnOrAfter="${notOnOrAfter.toISOString()}">`,
    `<saml:Issuer>${differing.issuer ?? idpIssuer}</saml:Issuer><saml:NameID>${differing.nameId ?? samlPerson.id}</saml:NameID>`,
    sessionIndex === null ? '' : `<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>`,
    '</samlp:LogoutRequest>',
  ].join('');
}
