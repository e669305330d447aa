import type { PlatformFields } from '@redraft/contracts';
import { defaultLanguage, type Language, languages } from '@redraft/sentences';
import { z } from 'zod';
import { type MessageType, messageTypes, type ServiceScope, serviceScopes } from './claim-names.ts';

/** Dynamic Registration 1.0: the platform's configuration, our registration request, and the platform's answer. */

const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

const addressSchema = z
  .string()
  .max(2000)
  .refine((text) => URL.canParse(text));
const wordsSchema = z.array(z.string().max(500)).max(500);

const configurationSchema = z.object({
  issuer: addressSchema,
  authorization_endpoint: addressSchema,
  token_endpoint: addressSchema,
  jwks_uri: addressSchema,
  registration_endpoint: addressSchema,
  authorization_server: z.string().max(2000).optional().catch(undefined),
  scopes_supported: wordsSchema.optional().catch(undefined),
  id_token_signing_alg_values_supported: wordsSchema.optional().catch(undefined),
  [platformConfiguration]: z.object({
    product_family_code: z.string().max(200).optional().catch(undefined),
    messages_supported: z
      .array(z.object({ type: z.string().max(200), placements: wordsSchema.optional().catch(undefined) }))
      .max(100),
  }),
});

export interface PlatformConfiguration {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  tokenAudience: string | null;
  jwksUri: string;
  registrationEndpoint: string;
  product: string;
  messages: MessageType[];
  /** The platform's names of the places in which it can show links to a tool. */
  placements: string[];
  scopes: ServiceScope[];
}

/** Null if it lacks something that we need, or names an issuer on another host. */
export function readConfiguration(document: unknown, address: string): PlatformConfiguration | null {
  const parsed = configurationSchema.safeParse(document);
  if (!parsed.success) return null;
  const said = parsed.data;
  const lti = said[platformConfiguration];
  // The configuration must be on the host of its issuer (Dynamic Registration 1.0, 3.4), so that nobody can register another's issuer.
  if (new URL(said.issuer).hostname !== new URL(address).hostname) return null;
  const algorithms = said.id_token_signing_alg_values_supported;
  if (algorithms !== undefined && !algorithms.some((name) => name === 'RS256' || name === 'ES256'))
    return null;
  const messages = messageTypes.filter((type) => lti.messages_supported.some((one) => one.type === type));
  if (!messages.includes('LtiResourceLinkRequest')) return null;
  const { scopes_supported: supported } = said;
  return {
    issuer: said.issuer,
    authorizationEndpoint: said.authorization_endpoint,
    tokenEndpoint: said.token_endpoint,
    tokenAudience: said.authorization_server ?? null,
    jwksUri: said.jwks_uri,
    registrationEndpoint: said.registration_endpoint,
    product: lti.product_family_code ?? new URL(said.issuer).hostname,
    messages,
    placements: lti.messages_supported.flatMap(({ placements }) => placements ?? []),
    scopes: Object.values(serviceScopes).filter((scope) => supported?.includes(scope) ?? true),
  };
}

/**
 * The requested claims about people: a roster needs the name; an email address is trusted only if its domain is among the `emailDomains` that an
 * administrator entered for the platform.
 */
const askedClaims = ['iss', 'sub', 'name', 'given_name', 'family_name', 'email', 'locale'] as const;

/** Labels of our links, which platforms show beside the tool's name. */
const labels: Record<MessageType, Record<Language, string>> = {
  LtiResourceLinkRequest: { en: 'Redraft', de: 'Redraft', fr: 'Redraft', es: 'Redraft', ar: 'Redraft' },
  LtiDeepLinkingRequest: {
    en: 'Redraft assignment',
    de: 'Redraft-Aufgabe',
    fr: 'Devoir Redraft',
    es: 'Tarea de Redraft',
    ar: 'واجب Redraft',
  },
  LtiSubmissionReviewRequest: {
    en: 'Open in Redraft',
    de: 'In Redraft öffnen',
    fr: 'Ouvrir dans Redraft',
    es: 'Abrir en Redraft',
    ar: 'فتح في Redraft',
  },
};

/** A member in each language: without a tag in the default one, then `name#de`. */
const tagByLanguage = (name: string, texts: Record<Language, string>): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [
      language === defaultLanguage ? name : `${name}#${language}`,
      texts[language],
    ]),
  );

/** The placements of Canvas, which shows a tool nowhere unless it requests some. Other platforms choose the place by the message type. */
const placements: Record<MessageType, readonly string[]> = {
  LtiResourceLinkRequest: ['course_navigation'],
  LtiDeepLinkingRequest: ['assignment_selection', 'link_selection'],
  LtiSubmissionReviewRequest: [],
};
/** Without this, Canvas sends a tool no names or email addresses. */
const canvasPrivacy = { 'https://canvas.instructure.com/lti/privacy_level': 'public' };

export function toolRegistration(
  platform: Pick<PlatformConfiguration, 'messages' | 'placements' | 'product' | 'scopes'>,
  { origin, descriptions }: { origin: string; descriptions: Record<Language, string> },
): object {
  const { messages, scopes } = platform;
  const launch = `${origin}/lti/launch`;
  const icon = `${origin}/favicon.svg`;
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${origin}/lti/login`,
    redirect_uris: [launch],
    ...tagByLanguage('client_name', labels.LtiResourceLinkRequest),
    client_uri: origin,
    logo_uri: icon,
    policy_uri: `${origin}/legal/privacy`,
    tos_uri: `${origin}/legal/terms`,
    jwks_uri: `${origin}/lti/jwks`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: scopes.join(' '),
    [toolConfiguration]: {
      domain: new URL(origin).host,
      ...tagByLanguage('description', descriptions),
      target_link_uri: launch,
      custom_parameters: {},
      claims: [...askedClaims],
      messages: messages.map((type) => ({
        type,
        target_link_uri: launch,
        ...tagByLanguage('label', labels[type]),
        icon_uri: icon,
        ...placementsOf(type, platform),
      })),
      ...(platform.product === 'canvas' ? canvasPrivacy : {}),
    },
  };
}

function placementsOf(type: MessageType, { placements: offered }: Pick<PlatformConfiguration, 'placements'>) {
  const wanted = placements[type].filter((name) => offered.includes(name));
  return wanted.length === 0 ? {} : { placements: wanted };
}

const answerSchema = z.object({
  client_id: z.string().min(1).max(255),
  scope: z.string().max(4000).optional().catch(undefined),
  [toolConfiguration]: z
    .object({
      deployment_id: z.string().min(1).max(255).optional().catch(undefined),
      messages: z
        .array(z.object({ type: z.string() }))
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

export interface Agreement {
  fields: PlatformFields;
  messages: MessageType[];
  scopes: ServiceScope[];
}

/** The registration as the platform has confirmed it; null if it contains no client ID. */
export function readRegistration(
  answer: unknown,
  { configuration, institution }: { configuration: PlatformConfiguration; institution: string },
): Agreement | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { client_id: clientId, scope, [toolConfiguration]: tool } = parsed.data;
  const agreed = scope?.split(/\s+/);
  const { hostname } = new URL(configuration.issuer);
  return {
    fields: {
      name: `${configuration.product} (${hostname})`.slice(0, 200),
      institution,
      issuer: configuration.issuer,
      clientId,
      authorizationEndpoint: configuration.authorizationEndpoint,
      tokenEndpoint: configuration.tokenEndpoint,
      tokenAudience: configuration.tokenAudience,
      jwksUri: configuration.jwksUri,
      deployments: tool?.deployment_id === undefined ? [] : [tool.deployment_id],
      emailDomains: [],
    },
    messages: configuration.messages.filter(
      (type) => tool?.messages?.some((message) => message.type === type) ?? true,
    ),
    scopes: configuration.scopes.filter((one) => agreed?.includes(one) ?? true),
  };
}
