import { z } from 'zod';
import { claims, type MessageType, messageTypes } from './claim-names.ts';

/**
 * Whether an ID token is a valid launch for this tool (1EdTech Security Framework 1.0, 5.1.3; LTI 1.3, 5.3). Its signature was verified before; these
 * rules check its claims. Each refusal has a reason of its own, for the platform's administrator.
 */

export interface Registration {
  issuer: string;
  clientId: string;
  /** The known deployments of the platform; empty before the first launch. */
  deployments: readonly string[];
  /** The origin of this server: the target of a launch must be on it. */
  origin: string;
  nonce: string;
}

const reasons = [
  'issuer',
  'audience',
  'authorized_party',
  'expired',
  'not_yet_valid',
  'issued_at',
  'nonce',
  'subject',
  'version',
  'message_type',
  'deployment_missing',
  'deployment_unknown',
  'target_link_uri',
  'target_foreign',
  'roles',
  'resource_link',
  'deep_linking_settings',
  'for_user',
  'line_item',
] as const;
export type LaunchProblem = (typeof reasons)[number];

export interface Launch {
  messageType: MessageType;
  issuer: string;
  subject: string;
  deploymentId: string;
  isFirstDeployment: boolean;
  roles: string[];
  targetLinkUri: string;
  person: {
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    fullName: string | null;
  };
  locale: string | null;
  context: { id: string; title: string; label: string } | null;
  resourceLink: { id: string; title: string } | null;
  custom: Record<string, string>;
  returnUrl: string | null;
  platformUrl: string | null;
  membershipsUrl: string | null;
  groupsUrl: string | null;
  endpoint: { scopes: string[]; lineItems: string | null; lineItem: string | null };
  deepLinking: {
    returnUrl: string;
    data: string | null;
    acceptsMultiple: boolean;
    acceptsLineItem: boolean;
    acceptsLinks: boolean;
  } | null;
  /** For a submission review: the platform's ID of the person whose submission it is. */
  forUser: string | null;
}

export type LaunchVerdict = { kind: 'accepted'; launch: Launch } | { kind: 'refused'; reason: LaunchProblem };

/** Tolerated difference between the platform's clock and ours. */
export const clockSkewSeconds = 300;
/** Older tokens are refused, whatever expiry they state. */
const maxAgeSeconds = 3600;
const maxIdentifier = 255;

const identifierSchema = z.string().min(1).max(maxIdentifier);
const secondsSchema = z.number().finite();
const wordsSchema = z.string().trim().max(1000).nullish().catch(null);
const urlSchema = z
  .string()
  .max(2000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
const optionalUrlSchema = urlSchema.nullish().catch(null);

export function verifyLaunch(
  token: Record<string, unknown>,
  registration: Registration,
  now: Date,
): LaunchVerdict {
  const reason = problemOfToken(token, registration, now) ?? problemOfMessage(token, registration);
  return reason === null
    ? { kind: 'accepted', launch: readLaunch(token, registration) }
    : { kind: 'refused', reason };
}

/** Checks the requirements of the security framework on every token. */
function problemOfToken(
  token: Record<string, unknown>,
  { issuer, clientId, nonce }: Registration,
  now: Date,
): LaunchProblem | null {
  if (token.iss !== issuer) return 'issuer';
  const audience = z.union([z.string().transform((one) => [one]), z.array(z.string())]).safeParse(token.aud);
  if (!audience.success || !audience.data.includes(clientId)) return 'audience';
  if (token.azp === undefined ? audience.data.length > 1 : token.azp !== clientId) return 'authorized_party';
  const seconds = now.getTime() / 1000;
  const expires = secondsSchema.safeParse(token.exp);
  if (!expires.success || expires.data + clockSkewSeconds <= seconds) return 'expired';
  const issued = secondsSchema.safeParse(token.iat);
  if (!issued.success || issued.data - clockSkewSeconds > seconds) return 'issued_at';
  if (issued.data + maxAgeSeconds + clockSkewSeconds < seconds) return 'issued_at';
  if (token.nbf !== undefined) {
    const from = secondsSchema.safeParse(token.nbf);
    if (!from.success || from.data - clockSkewSeconds > seconds) return 'not_yet_valid';
  }
  if (token.nonce !== nonce) return 'nonce';
  return identifierSchema.safeParse(token.sub).success ? null : 'subject';
}

/** Checks the requirements of LTI on every message, and on its type. */
function problemOfMessage(
  token: Record<string, unknown>,
  { deployments, origin }: Registration,
): LaunchProblem | null {
  if (token[claims.version] !== '1.3.0') return 'version';
  const messageType = z.enum(messageTypes).safeParse(token[claims.messageType]);
  if (!messageType.success) return 'message_type';
  const deployment = identifierSchema.safeParse(token[claims.deploymentId]);
  if (!deployment.success) return 'deployment_missing';
  if (deployments.length > 0 && !deployments.includes(deployment.data)) return 'deployment_unknown';
  if (!z.array(z.string()).safeParse(token[claims.roles]).success) return 'roles';
  const isDeepLinking = messageType.data === 'LtiDeepLinkingRequest';
  const target = urlSchema.safeParse(token[claims.targetLinkUri]);
  if (!target.success) {
    // Some platforms omit it in deep linking requests, which lead to our dialog anyway.
    if (!isDeepLinking || token[claims.targetLinkUri] !== undefined) return 'target_link_uri';
  } else if (new URL(target.data).origin !== origin) return 'target_foreign';
  if (isDeepLinking)
    return deepLinkingSchema.safeParse(token[claims.deepLinkingSettings]).success
      ? null
      : 'deep_linking_settings';
  if (!resourceLinkSchema.safeParse(token[claims.resourceLink]).success) return 'resource_link';
  if (messageType.data === 'LtiResourceLinkRequest') return null;
  if (!forUserSchema.safeParse(token[claims.forUser]).success) return 'for_user';
  return endpointSchema.parse(token[claims.endpoint])?.lineitem ? null : 'line_item';
}

const resourceLinkSchema = z.object({ id: identifierSchema, title: wordsSchema });
const forUserSchema = z.object({ user_id: identifierSchema });
const deepLinkingSchema = z.object({
  deep_link_return_url: urlSchema,
  accept_types: z.array(z.string()),
  accept_presentation_document_targets: z.array(z.string()),
  accept_multiple: z.union([z.boolean(), z.stringbool()]).nullish().catch(null),
  accept_lineitem: z.union([z.boolean(), z.stringbool()]).nullish().catch(null),
  data: z.string().nullish().catch(null),
});
const contextSchema = z
  .object({ id: identifierSchema, title: wordsSchema, label: wordsSchema })
  .nullish()
  .catch(null);
const endpointSchema = z
  .object({
    scope: z.array(z.string()).catch([]),
    lineitems: optionalUrlSchema,
    lineitem: optionalUrlSchema,
  })
  .nullish()
  .catch(null);
/** Custom parameters of ours are strings; other values are ignored. */
const customSchema = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((values) =>
    Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  );

function readLaunch(token: Record<string, unknown>, { deployments, origin }: Registration): Launch {
  const context = contextSchema.parse(token[claims.context]);
  const link = resourceLinkSchema.safeParse(token[claims.resourceLink]).data;
  const endpoint = endpointSchema.parse(token[claims.endpoint]);
  const settings = deepLinkingSchema.safeParse(token[claims.deepLinkingSettings]).data;
  const words = (name: string) => wordsSchema.parse(token[name]) || null;
  return {
    messageType: z.enum(messageTypes).parse(token[claims.messageType]),
    issuer: String(token.iss),
    subject: String(token.sub),
    deploymentId: String(token[claims.deploymentId]),
    isFirstDeployment: deployments.length === 0,
    roles: z.array(z.string()).parse(token[claims.roles]),
    targetLinkUri: urlSchema.safeParse(token[claims.targetLinkUri]).data ?? `${origin}/lti/launch`,
    person: {
      email: words('email'),
      firstName: words('given_name'),
      lastName: words('family_name'),
      fullName: words('name'),
    },
    locale: localeOf(token),
    context: context ? { id: context.id, title: context.title ?? '', label: context.label ?? '' } : null,
    resourceLink: link ? { id: link.id, title: link.title ?? '' } : null,
    custom: customSchema.parse(token[claims.custom] ?? {}),
    returnUrl: urlIn(token[claims.launchPresentation], 'return_url'),
    platformUrl: urlIn(token[claims.toolPlatform], 'url'),
    membershipsUrl: urlIn(token[claims.namesRoleService], 'context_memberships_url'),
    groupsUrl: urlIn(token[claims.groupsService], 'context_groups_url'),
    endpoint: {
      scopes: endpoint?.scope ?? [],
      lineItems: endpoint?.lineitems ?? null,
      lineItem: endpoint?.lineitem ?? null,
    },
    deepLinking:
      settings && token[claims.messageType] === 'LtiDeepLinkingRequest'
        ? {
            returnUrl: settings.deep_link_return_url,
            data: settings.data ?? null,
            acceptsMultiple: settings.accept_multiple ?? false,
            // A platform that does not say whether it accepts line items accepts or ignores them.
            acceptsLineItem: settings.accept_lineitem ?? true,
            acceptsLinks: settings.accept_types.includes('ltiResourceLink'),
          }
        : null,
    forUser: forUserSchema.safeParse(token[claims.forUser]).data?.user_id ?? null,
  };
}

/** The language in which the platform presents the launch; that of the person may be another. */
export function localeOf(token: Record<string, unknown>): string | null {
  return memberOf(token[claims.launchPresentation], 'locale') ?? (wordsSchema.parse(token.locale) || null);
}

function memberOf(claim: unknown, name: string): string | null {
  const found = z.record(z.string(), z.unknown()).safeParse(claim).data?.[name];
  return wordsSchema.parse(found) || null;
}

function urlIn(claim: unknown, name: string): string | null {
  return optionalUrlSchema.parse(z.record(z.string(), z.unknown()).safeParse(claim).data?.[name]) ?? null;
}
