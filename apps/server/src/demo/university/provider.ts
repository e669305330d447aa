import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { chosenLanguage } from '../../platform/reader-language.ts';
import { loadClaims } from './accounts.ts';
import { recordsInMemory } from './adapter.ts';
import type { UniversityKeys } from './keys.ts';
import { brokenPage, signOutPage, type UniversityPage } from './page.ts';

export const universityPath = '/demo-university';
export const clientId = 'redraft';

const hour = 3600;

/** A real OpenID provider with Redraft as its only client and the accounts of the demo world. Its state is in memory, and bounded. */
export async function createProvider(origin: string, keys: UniversityKeys): Promise<Provider> {
  const { Provider: OidcProvider } = await import('oidc-provider');
  const provider = new OidcProvider(`${origin}${universityPath}`, {
    clients: [
      {
        client_id: clientId,
        client_secret: keys.clientSecret,
        client_name: 'Redraft',
        redirect_uris: [`${origin}/oauth2/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    adapter: recordsInMemory(),
    jwks: { keys: [{ kty: 'EC', ...keys.signing }] },
    cookies: { keys: [keys.cookies] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name', 'name', 'eduperson_scoped_affiliation'],
    },
    // Puts the claims directly into the ID token, as most institutions do.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, sub) => {
      const claims = await loadClaims(sub);
      return claims ? { accountId: sub, claims: async () => claims } : undefined;
    },
    // Skips the consent page: institutions do not ask for consent to their own programs.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider: issuing } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new issuing.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, interaction) => `${universityPath}/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, signOutPage(languageOf(ctx), form)),
      },
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: 12 * hour,
      IdToken: hour,
      Interaction: hour,
      Session: 12 * hour,
    },
    renderError: (ctx) => show(ctx, brokenPage(languageOf(ctx))),
  });
  // `index.ts` sets scheme and host for each request; it knows which proxies to trust.
  provider.proxy = true;
  return provider;
}

function languageOf(ctx: KoaContextWithOIDC) {
  const requested = ctx.oidc?.params?.ui_locales;
  return chosenLanguage(typeof requested === 'string' ? requested : ctx.get('accept-language'));
}

function show(ctx: KoaContextWithOIDC, { html, policy }: UniversityPage): void {
  ctx.set('content-security-policy', policy);
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = html;
}
