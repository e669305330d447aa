import type { CacheProvider, SAML } from '@node-saml/node-saml';
import { sentence } from '@redraft/sentences';
import { z } from 'zod';
import { signOnMs } from '../../platform/browser-cookie.ts';
import { AppError } from '../../platform/errors.ts';
import type { SamlSettings } from '../../platform/sign-on-settings.ts';
import { createToken } from '../../platform/tokens.ts';
import type { SamlInstitution, SignOnRequest } from './institution.ts';
import { personOfStatement } from './institutional-person.ts';
import { isWeaklyEncrypted, isWeaklySigned } from './saml-algorithm-rules.ts';
import { decrypt } from './saml-encryption.ts';
import { loadSamlKeys, normalizeKey, type SamlKeys } from './saml-keys.ts';
import { profileOfProof, readLogoutRequest, sessionOfProfile } from './saml-logout.ts';
import { logoutProblem } from './saml-logout-rules.ts';
import { createMetadata } from './saml-metadata.ts';
import { readRedirect, signRedirect } from './saml-redirect.ts';

/** Tolerated difference between the institution's clock and ours. */
const skewMs = 60_000;
/** Maximum age of an assertion, whatever the institution allows. */
const maxAssertionMs = 5 * 60_000;

interface Options extends SamlSettings {
  publicUrl: string;
  /** The secret of the installation. */
  secret: string | undefined;
}

export function createSamlInstitution(options: Options): SamlInstitution {
  const { name, idpIssuer } = options;
  const keysAt = cachedKeys(options);
  const refuse = (cause: unknown) =>
    new AppError(sentence('signon.unproved', { institution: name }), { cause });
  const toRejection = (cause?: unknown) =>
    new AppError(sentence('signon.refused', { institution: name }), { cause });
  return {
    way: 'saml',
    name,
    issuer: idpIssuer,
    endsSessions: options.logoutUrl !== undefined,
    ask: async (_language, now) => {
      const question = { state: createToken(), nonce: `_${createToken()}`, codeVerifier: null };
      const keys = await keysAt(now);
      const saml = await samlFor(options, { requestId: question.nonce, askedAt: null, keys });
      const address = await saml.getAuthorizeUrlAsync(question.state, undefined, {});
      return { address: signRedirect(address, keys.privateKey), question };
    },
    read: async (response, question, now) => {
      const xml = Buffer.from(response, 'base64').toString('utf8');
      // The library checks the status only if there is no assertion.
      if (!isSuccess(xml)) throw toRejection();
      try {
        const keys = await keysAt(now);
        const saml = await samlFor(options, { requestId: question.nonce, askedAt: question.askedAt, keys });
        await requireStrongAlgorithms(xml, keys);
        const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
        if (!profile) throw new Error('The answer has no statement.');
        const signed: unknown = profile.getAssertion?.();
        const problem = problemOf(signed, { question, options });
        if (problem !== null) throw new Error(problem);
        const person = personOfStatement(profileOf(profile), idpIssuer);
        if (person === null) throw new Error('The statement has no name of the person that stays.');
        return { person, session: sessionOfProfile(profile) };
      } catch (cause) {
        throw isRefusal(cause) ? toRejection(cause) : refuse(cause);
      }
    },
    metadata: async (now) =>
      createMetadata({
        entityId: ownName(options),
        assertionConsumerService: acsOf(options),
        singleLogoutService: logoutAddressOf(options),
        certificate: (await keysAt(now)).certificate,
      }),
    signOut: async (proof, now) => {
      if (options.logoutUrl === undefined) return null;
      const keys = await keysAt(now);
      const saml = await samlFor(options, { requestId: `_${createToken()}`, askedAt: null, keys });
      const address = await saml.getLogoutUrlAsync(profileOfProof(proof, idpIssuer), '', {});
      return signRedirect(address, keys.privateKey);
    },
    readLogout: async (query, now) => {
      try {
        const message = await readRedirect(query, options.certificates);
        if (message.kind === 'SAMLResponse') return { kind: 'ended' };
        const keys = await keysAt(now);
        const saml = await samlFor(options, { requestId: `_${createToken()}`, askedAt: null, keys });
        const request = await readLogoutRequest(message.xml, saml);
        const expected = { issuer: idpIssuer, destination: logoutAddressOf(options) };
        const problem = logoutProblem(request, expected, now);
        if (problem !== null) throw new Error(problem);
        const { nameId: subject, sessionIndexes, issuedAt } = request;
        const answer = async () => {
          if (options.logoutUrl === undefined) return null;
          const asked = { ...profileOfProof(JSON.stringify({ nameID: subject }), idpIssuer), ID: request.id };
          const address = await saml.getLogoutResponseUrlAsync(asked, message.relayState ?? '', {}, true);
          return signRedirect(address, keys.privateKey);
        };
        return { kind: 'asked', ended: { subject, sessionIndexes, issuedAt }, answer };
      } catch (cause) {
        throw refuse(cause);
      }
    },
  };
}

/** The keys of the settings, or else of the database, read once. */
function cachedKeys({ ownKeys, secret, publicUrl }: Options): (now: Date) => Promise<SamlKeys> {
  if (ownKeys !== undefined) {
    const keys = { ...ownKeys, privateKey: normalizeKey(ownKeys.privateKey) };
    return async () => keys;
  }
  let pending: Promise<SamlKeys> | undefined;
  return async (now) => {
    if (secret === undefined) throw new Error('There is no secret to seal the key with.');
    pending ??= loadSamlKeys({ secret, name: new URL(publicUrl).hostname }, now).catch((cause: unknown) => {
      pending = undefined;
      throw cause;
    });
    return pending;
  };
}

/** Rejects weak algorithms, also within an encrypted assertion. */
async function requireStrongAlgorithms(xml: string, { privateKey }: SamlKeys): Promise<void> {
  if (isWeaklyEncrypted(xml)) throw new Error('The statement is encrypted by a method that is broken.');
  const [encrypted] =
    /<(?:[\w-]+:)?EncryptedAssertion\b.*<\/(?:[\w-]+:)?EncryptedAssertion\s*>/s.exec(xml) ?? [];
  const inside = encrypted === undefined ? '' : await decrypt(encrypted, privateKey);
  if (isWeaklySigned(xml) || isWeaklySigned(inside))
    throw new Error('The statement is signed by a method that is broken.');
}

async function samlFor(
  options: Options,
  requested: { requestId: string; askedAt: Date | null; keys: SamlKeys },
): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const ownEntityId = ownName(options);
  return new Saml({
    callbackUrl: acsOf(options),
    entryPoint: options.entryPoint,
    issuer: ownEntityId,
    audience: ownEntityId,
    idpCert: [...options.certificates],
    idpIssuer: options.idpIssuer,
    decryptionPvk: requested.keys.privateKey,
    ...(options.logoutUrl === undefined ? {} : { logoutUrl: options.logoutUrl }),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skewMs,
    maxAssertionAgeMs: maxAssertionMs,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: signOnMs,
    generateUniqueId: () => requested.requestId,
    cacheProvider: createRequestCache(requested),
    // How people authenticate, and the format of the name ID, are up to the institution.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
  });
}

/** The request cache that the library expects, for the one request that was made. */
function createRequestCache({
  requestId,
  askedAt,
}: {
  requestId: string;
  askedAt: Date | null;
}): CacheProvider {
  return {
    saveAsync: async (_key, value) => ({ value, createdAt: 0 }),
    getAsync: async (key) => (key === requestId && askedAt ? askedAt.toISOString() : null),
    removeAsync: async (key) => key,
  };
}

function acsOf({ publicUrl }: Options): string {
  return `${publicUrl}/saml/acs`;
}

function logoutAddressOf({ publicUrl }: Options): string {
  return `${publicUrl}/saml/slo`;
}

function ownName({ issuer, publicUrl }: Options): string {
  return issuer ?? `${publicUrl}/saml/metadata`;
}

/** The status of the whole response (SAML core 3.2.2), regardless of its other content. */
function isSuccess(xml: string): boolean {
  const [, status] = /<(?:[\w-]+:)?StatusCode\s[^<>]*Value\s*=\s*["']([^"'<>]*)["']/.exec(xml) ?? [];
  return status === 'urn:oasis:names:tc:SAML:2.0:status:Success';
}

const statementSchema = z.object({
  Assertion: z.object({
    Issuer: z.array(z.object({ _: z.string() })).length(1),
    Subject: z
      .array(
        z.object({
          SubjectConfirmation: z.array(
            z.object({
              SubjectConfirmationData: z
                .array(z.object({ $: z.object({ InResponseTo: z.string(), Recipient: z.string() }) }))
                .length(1),
            }),
          ),
        }),
      )
      .length(1),
  }),
});

/**
 * Checks that the library omits: the signed element itself, not only its envelope, must answer this request, come from this institution and be
 * addressed to us.
 */
function problemOf(
  signed: unknown,
  { question, options }: { question: SignOnRequest; options: Options },
): string | null {
  const parsed = statementSchema.safeParse(signed);
  if (!parsed.success) return 'The statement does not say what it answers.';
  const { Issuer, Subject } = parsed.data.Assertion;
  if (Issuer[0]?._ !== options.idpIssuer) return 'The statement is of another institution.';
  const confirmed = Subject.flatMap((subject) => subject.SubjectConfirmation).flatMap(
    (confirmation) => confirmation.SubjectConfirmationData,
  );
  const isOurs = confirmed.some(
    ({ $ }) => $.InResponseTo === question.nonce && $.Recipient === acsOf(options),
  );
  return isOurs ? null : 'The statement answers another question, or is for another address.';
}

function profileOf(profile: { nameID?: string; nameIDFormat?: string; attributes?: unknown }) {
  const { nameID, nameIDFormat, attributes } = profile;
  return { nameID, nameIDFormat, attributes };
}

/** The institution has answered with a refusal. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof Error && cause.constructor.name === 'SamlStatusError';
}
