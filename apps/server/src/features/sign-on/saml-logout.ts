import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { Profile, SAML } from '@node-saml/node-saml';
import { z } from 'zod';
import type { InstitutionSession } from '../../domain/sign-on-sessions/index.ts';

/** Logout requests (SAML core, 3.7): ours to the institution, and the institution's to us. */

const proofSchema = z.object({
  nameID: z.string(),
  nameIDFormat: z.string().optional(),
  nameQualifier: z.string().optional(),
  spNameQualifier: z.string().optional(),
  sessionIndex: z.string().optional(),
});

/** The values that identify the institution's session later; null without a NameID. */
export function sessionOfProfile(profile: unknown): InstitutionSession | null {
  const parsed = proofSchema.safeParse(profile);
  if (!parsed.success) return null;
  const { nameID, sessionIndex = null } = parsed.data;
  return { subject: nameID, index: sessionIndex, proof: JSON.stringify(parsed.data) };
}

/** The values of a proof as the profile from which the library builds a logout request, or the response to one. */
export function profileOfProof(proof: string, issuer: string): Profile {
  const { nameIDFormat = unspecified, sessionIndex, ...named } = proofSchema.parse(JSON.parse(proof));
  const { nameID, nameQualifier, spNameQualifier } = named;
  return {
    issuer,
    nameID,
    nameIDFormat,
    ...(nameQualifier === undefined ? {} : { nameQualifier }),
    ...(spNameQualifier === undefined ? {} : { spNameQualifier }),
    ...(sessionIndex === undefined ? {} : { sessionIndex }),
  };
}

const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

const readSchema = z.object({ ID: z.string().min(1), issuer: z.string(), nameID: z.string().min(1) });

/** The content of a logout request whose signature has been verified. The library reads the name, which may be encrypted. */
export async function readLogoutRequest(xml: string, saml: SAML) {
  const packed = await promisify(deflateRaw)(xml);
  const { profile } = await saml.validateRedirectAsync({ SAMLRequest: packed.toString('base64') }, '');
  const { ID: id, issuer, nameID: nameId } = readSchema.parse(profile);
  const [root = ''] = /<(?:[\w-]+:)?LogoutRequest\b[^<>]*>/.exec(xml) ?? [];
  const notOnOrAfter = attributeOf(root, 'NotOnOrAfter');
  const indexes = xml.matchAll(/<(?:[\w-]+:)?SessionIndex\b[^<>]*>([^<>]*)</g);
  return {
    id,
    issuer,
    nameId,
    destination: attributeOf(root, 'Destination'),
    issuedAt: new Date(attributeOf(root, 'IssueInstant') ?? Number.NaN),
    notOnOrAfter: notOnOrAfter === null ? null : new Date(notOnOrAfter),
    sessionIndexes: Array.from(indexes, ([, index = '']) => unescapeXml(index.trim())),
  };
}

function attributeOf(tag: string, name: string): string | null {
  const [, value = null] = new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>]*)["']`).exec(tag) ?? [];
  return value === null ? null : unescapeXml(value);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name] ?? '');
}
