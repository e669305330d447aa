import { z } from 'zod';
import { type InstitutionalPerson, selectClaims } from '../../domain/identities/index.ts';

const nameSchema = z.string().trim().min(1).max(1000).nullish().catch(null);
/** Only checks that it is one address and not a list; whether it is valid is decided when a mail is sent. */
const addressSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>,;\p{C}]+@[^\s@<>,;\p{C}]+$/u)
  .nullish()
  .catch(null);

const anyClaimsSchema = z.record(z.string(), z.unknown());
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: addressSchema,
  // Some institutions send strings. Only true counts as verified.
  email_verified: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).nullish(),
  preferred_username: nameSchema,
  given_name: nameSchema,
  family_name: nameSchema,
  name: nameSchema,
});

/**
 * The person according to the claims of an institution; invalid names and addresses are ignored. @param all Claims of the ID token and of the
 * userinfo endpoint, for rules.
 */
export function personOfClaims(claims: unknown, all: unknown, issuer: string): InstitutionalPerson {
  const values = claimsSchema.parse(claims);
  return {
    way: 'oidc',
    issuer,
    subject: values.sub,
    email: values.email ?? null,
    isEmailVerified: values.email_verified ?? null,
    username: values.preferred_username ?? null,
    firstName: values.given_name ?? null,
    lastName: values.family_name ?? null,
    fullName: values.name ?? null,
    claims: selectClaims(anyClaimsSchema.parse(all)),
  };
}

/** Names of the attributes in federations (urn:oid:…), in Entra and AD FS, and plain ones. */
const attributeNames = {
  subject: ['urn:oasis:names:tc:SAML:attribute:pairwise-id', 'urn:oasis:names:tc:SAML:attribute:subject-id'],
  email: [
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'mail',
    'email',
  ],
  username: ['urn:oid:0.9.2342.19200300.100.1.1', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6', 'uid', 'username'],
  firstName: [
    'urn:oid:2.5.4.42',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'givenName',
  ],
  lastName: [
    'urn:oid:2.5.4.4',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'sn',
    'surname',
  ],
  fullName: ['urn:oid:2.16.840.1.113730.3.1.241', 'displayName', 'cn'],
} as const;

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

const samlSchema = z.object({
  nameID: z.string().min(1).max(1024).optional(),
  nameIDFormat: z.string().optional(),
  attributes: z.record(z.string(), z.unknown()).default({}),
});

/** The same from a SAML assertion. Null for a person without a persistent identifier, who could not be recognised the next time. */
export function personOfStatement(statement: unknown, issuer: string): InstitutionalPerson | null {
  const values = samlSchema.parse(statement);
  const firstValue = (attributeNames: readonly string[]): unknown => {
    const candidates = attributeNames.flatMap((name) => [values.attributes[name]].flat());
    return candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  };
  const lasting = values.nameIDFormat === transient ? undefined : values.nameID;
  const subject = nameSchema.parse(firstValue(attributeNames.subject)) ?? lasting;
  if (subject === undefined) return null;
  return {
    way: 'saml',
    issuer,
    subject,
    email: addressSchema.parse(firstValue(attributeNames.email)) ?? null,
    isEmailVerified: null,
    username: nameSchema.parse(firstValue(attributeNames.username)) ?? null,
    firstName: nameSchema.parse(firstValue(attributeNames.firstName)) ?? null,
    lastName: nameSchema.parse(firstValue(attributeNames.lastName)) ?? null,
    fullName: nameSchema.parse(firstValue(attributeNames.fullName)) ?? null,
    claims: selectClaims(values.attributes),
  };
}
