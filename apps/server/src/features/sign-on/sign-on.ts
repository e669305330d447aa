import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CustomFetch } from 'openid-client';
import { defaultScopes, type SignOnSettings } from '../../platform/sign-on-settings.ts';
import type { Institution, OidcInstitution, SamlInstitution } from './institution.ts';
import { createOidcInstitution } from './oidc.ts';
import { createSamlInstitution } from './saml.ts';

/** The institutions available for sign-in. */
export interface SignOn {
  oidc: (request: FastifyRequest) => OidcInstitution | null;
  saml: SamlInstitution | null;
  all: (request: FastifyRequest) => Institution[];
  policy: Pick<SignOnSettings, 'domains' | 'newcomers' | 'rulesAdminister'>;
}

/** An institution inside this program, on whichever origin the browser used. */
export interface InstitutionWithin {
  name: string;
  clientId: string;
  clientSecret: string;
  issuerAt: (origin: string) => string;
  /** Calls it without a network: this process may not be able to reach its own public URL. */
  fetch: CustomFetch;
}

/** Known host names of browsers; more would be forged. */
const maxOrigins = 20;

export function createSignOn(options: {
  publicUrl: string | undefined;
  settings: SignOnSettings;
  within: InstitutionWithin | null;
  secret: string | undefined;
}): SignOn {
  const { publicUrl, settings, within, secret } = options;
  const isPublic = publicUrl !== undefined;
  const configured =
    isPublic && settings.oidc
      ? createOidcInstitution({ ...settings.oidc, redirectUri: callbackAt(publicUrl) })
      : null;
  const saml =
    isPublic && settings.saml ? createSamlInstitution({ ...settings.saml, publicUrl, secret }) : null;
  const inside = within ? institutionsWithin(within) : null;
  const oidc = (request: FastifyRequest) => configured ?? inside?.(publicUrl ?? originOf(request)) ?? null;
  return {
    oidc,
    saml,
    all: (request) => [oidc(request), saml].filter((institution) => institution !== null),
    policy: settings,
  };
}

function callbackAt(origin: string): string {
  return `${origin}/oauth2/callback`;
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function institutionsWithin(testInstitution: InstitutionWithin): (origin: string) => OidcInstitution {
  const institutionsByOrigin = new LRUCache<string, OidcInstitution>({ max: maxOrigins });
  return (origin) => {
    const institution =
      institutionsByOrigin.get(origin) ??
      createOidcInstitution({
        ...testInstitution,
        scopes: defaultScopes,
        issuer: testInstitution.issuerAt(origin),
        redirectUri: callbackAt(origin),
      });
    institutionsByOrigin.set(origin, institution);
    return institution;
  };
}
