import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { markSecret, optionalTextSchema, withoutQuery } from './setting-schemas.ts';

/** `by_rule` admits only those to whom a rule gives a role. */
type Newcomers = 'student' | 'instructor' | 'by_rule';

/** Single sign-on with an institution's accounts: docs/operations/settings.md lists them. */
export interface SignOnSettings {
  oidc?: OidcSettings;
  saml?: SamlSettings;
  /** Email domains that the institution assigns itself: their addresses need not be marked as verified. */
  domains: readonly string[];
  /** The role of new users; null admits existing accounts only. */
  newcomers: Newcomers | null;
  /** Whether rules may give roles that manage accounts or the system. */
  rulesAdminister?: true;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Separated by spaces. */
  scopes: string;
  /** Label of the sign-in button. */
  name: string;
}

export interface SamlSettings {
  entryPoint: string;
  /** The institution's certificates in PEM format: the current one, and the next during a key rollover. */
  certificates: readonly string[];
  idpIssuer: string;
  /** Its address for requests and answers to log out (SingleLogoutService, HTTP-Redirect). */
  logoutUrl?: string;
  /** Our own key and certificate in PEM; otherwise made once and kept in the database. */
  ownKeys?: { privateKey: string; certificate: string };
  /** Our entity ID there; defaults to the URL of our metadata. */
  issuer: string | undefined;
  name: string;
}

export const defaultScopes = 'openid email profile';

/** Plain HTTP only to the same machine: otherwise the secret and people's names could be intercepted. */
const institutionUrlSchema = optionalTextSchema.pipe(
  withoutQuery(z.url().refine(isPrivate, { error: 'Has to begin with https://.' })).optional(),
);

function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}

export const signOnVariables = {
  OIDC_ISSUER: institutionUrlSchema,
  OIDC_CLIENT_ID: optionalTextSchema,
  OIDC_CLIENT_SECRET: markSecret(optionalTextSchema),
  OIDC_NAME: optionalTextSchema,
  OIDC_SCOPES: optionalTextSchema.pipe(
    z
      .string()
      .regex(
        /^[\x21\x23-\x5B\x5D-\x7E]+( +[\x21\x23-\x5B\x5D-\x7E]+)*$/,
        'Has to be scopes, separated by spaces.',
      )
      .refine((scopes) => scopes.split(' ').includes('openid'), { error: 'Has to contain openid.' })
      .optional(),
  ),
  SAML_ENTRY_POINT: optionalTextSchema.pipe(
    z.url().refine(isPrivate, { error: 'Has to begin with https://.' }).optional(),
  ),
  SAML_IDP_CERT: optionalTextSchema,
  SAML_IDP_ISSUER: optionalTextSchema,
  SAML_ISSUER: optionalTextSchema,
  SAML_LOGOUT_URL: optionalTextSchema.pipe(
    z.url().refine(isPrivate, { error: 'Has to begin with https://.' }).optional(),
  ),
  SAML_SP_KEY: markSecret(optionalTextSchema),
  SAML_SP_CERT: optionalTextSchema,
  SAML_NAME: optionalTextSchema,
  SIGN_ON_DOMAINS: optionalTextSchema.transform((list) =>
    (list ?? '')
      .split(',')
      .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
      .filter((domain) => domain !== ''),
  ),
  SIGN_ON_NEW_ACCOUNTS: optionalTextSchema
    .pipe(z.enum(['student', 'instructor', 'rules', 'off']).optional())
    .transform((value): Newcomers | null => {
      if (value === 'off') return null;
      return value === 'rules' ? 'by_rule' : (value ?? 'student');
    }),
  SIGN_ON_RULES_GIVE_ADMINISTRATOR: optionalTextSchema.pipe(z.enum(['on', 'off']).optional()),
};

type Variables = z.output<z.ZodObject<typeof signOnVariables>>;

/** What is wrong with the combination of settings: the variable and a sentence; null if valid. */
export function signOnProblem(values: Variables & { PUBLIC_URL?: string | undefined }): string | null {
  const groups = [
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    ['SAML_ENTRY_POINT', 'SAML_IDP_CERT', 'SAML_IDP_ISSUER'],
  ] as const;
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length === group.length) continue;
    if (missing.length > 0) return `${missing[0]}: Is needed too: ${group.join(', ')} belong together.`;
    if (values.PUBLIC_URL === undefined)
      return `PUBLIC_URL: Is needed with ${group[0]}: the institution sends people back there.`;
  }
  const ownProblem = ownKeyProblem(values);
  if (ownProblem !== null) return ownProblem;
  const { SAML_IDP_CERT, SIGN_ON_DOMAINS } = values;
  if (SAML_IDP_CERT === undefined) return null;
  if (SIGN_ON_DOMAINS.length === 0)
    return 'SIGN_ON_DOMAINS: Is needed with SAML_IDP_CERT: SAML does not say whose addresses are verified.';
  const isRead = certificatesIn(SAML_IDP_CERT).every(isCertificate);
  return isRead ? null : 'SAML_IDP_CERT: Has to be a certificate, in PEM or its base64 alone.';
}

export function signOnSettings(values: Variables): SignOnSettings {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values;
  const { SAML_ENTRY_POINT, SAML_IDP_CERT, SAML_IDP_ISSUER } = values;
  return {
    ...(OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
      ? {
          oidc: {
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            scopes: values.OIDC_SCOPES ?? defaultScopes,
            name: values.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
          },
        }
      : {}),
    ...(SAML_ENTRY_POINT && SAML_IDP_CERT && SAML_IDP_ISSUER
      ? {
          saml: {
            entryPoint: SAML_ENTRY_POINT,
            certificates: certificatesIn(SAML_IDP_CERT),
            idpIssuer: SAML_IDP_ISSUER,
            issuer: values.SAML_ISSUER,
            ...(values.SAML_LOGOUT_URL === undefined ? {} : { logoutUrl: values.SAML_LOGOUT_URL }),
            ...ownKeysOf(values),
            name: values.SAML_NAME ?? new URL(SAML_ENTRY_POINT).hostname,
          },
        }
      : {}),
    domains: values.SIGN_ON_DOMAINS,
    newcomers: values.SIGN_ON_NEW_ACCOUNTS,
    ...(values.SIGN_ON_RULES_GIVE_ADMINISTRATOR === 'on' ? { rulesAdminister: true } : {}),
  };
}

function ownKeysOf({ SAML_SP_KEY, SAML_SP_CERT }: Pick<Variables, 'SAML_SP_KEY' | 'SAML_SP_CERT'>): {
  ownKeys?: { privateKey: string; certificate: string };
} {
  const [certificate] = certificatesIn(SAML_SP_CERT ?? '');
  if (SAML_SP_KEY === undefined || certificate === undefined) return {};
  return { ownKeys: { privateKey: SAML_SP_KEY.replaceAll('\\n', '\n'), certificate } };
}

function ownKeyProblem(values: Pick<Variables, 'SAML_SP_KEY' | 'SAML_SP_CERT'>): string | null {
  if ((values.SAML_SP_KEY === undefined) !== (values.SAML_SP_CERT === undefined))
    return 'SAML_SP_KEY: Is needed with SAML_SP_CERT, and the other way round.';
  const { ownKeys } = ownKeysOf(values);
  if (ownKeys === undefined) return null;
  try {
    const key = createPrivateKey(ownKeys.privateKey);
    if (key.asymmetricKeyType !== 'rsa') return 'SAML_SP_KEY: Has to be an RSA key.';
    if (new X509Certificate(ownKeys.certificate).checkPrivateKey(key)) return null;
    return 'SAML_SP_CERT: Is not the certificate of SAML_SP_KEY.';
  } catch {
    return 'SAML_SP_KEY: Has to be a key without a passphrase, and SAML_SP_CERT a certificate, both in PEM.';
  }
}

/**
 * Line breaks may be written as
 * , as in env files; several certificates follow each other, optionally separated by commas.
 */
function certificatesIn(text: string): string[] {
  const bodies = text
    .replaceAll('\\n', '\n')
    .replaceAll(/-----(BEGIN|END) CERTIFICATE-----/g, ',')
    .split(',')
    .map((body) => body.replaceAll(/\s/g, ''))
    .filter((body) => body !== '');
  return bodies.map(
    (body) =>
      `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`,
  );
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
