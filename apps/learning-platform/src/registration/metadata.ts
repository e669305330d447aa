import { z } from 'zod';
import { createId, type RegisteredTool } from '../state.ts';
import { allScopes, toolConfiguration } from '../vocabulary.ts';

const messageSchema = z.object({
  type: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest', 'LtiSubmissionReviewRequest']),
  target_link_uri: z.url().optional(),
  label: z.string().optional(),
  custom_parameters: z.record(z.string(), z.string()).optional(),
});

/** What a tool says of itself when it registers (Dynamic Registration 1.0, 3.5.1). */
const metadataSchema = z.looseObject({
  application_type: z.literal('web'),
  response_types: z.array(z.string()).refine((types) => types.includes('id_token')),
  grant_types: z
    .array(z.string())
    .refine((types) => types.includes('implicit') && types.includes('client_credentials')),
  initiate_login_uri: z.url(),
  redirect_uris: z.array(z.url()).min(1),
  client_name: z.string().min(1),
  jwks_uri: z.url(),
  token_endpoint_auth_method: z.literal('private_key_jwt'),
  logo_uri: z.url().optional(),
  scope: z.string().default(''),
  [toolConfiguration]: z.object({
    domain: z.string().min(1),
    target_link_uri: z.url(),
    claims: z.array(z.string()),
    messages: z.array(z.looseObject({ type: z.string() })),
    custom_parameters: z.record(z.string(), z.string()).default({}),
  }),
});

export type MetadataResult =
  | { kind: 'tool'; tool: RegisteredTool }
  | { kind: 'invalid'; description: string };

/** The tool that is registered for what was sent, not approved yet, or why there is none. */
export function readMetadata(body: unknown): MetadataResult {
  const parsed = metadataSchema.safeParse(body);
  if (!parsed.success) return { kind: 'invalid', description: z.prettifyError(parsed.error) };
  const metadata = parsed.data;
  const configuration = metadata[toolConfiguration];
  // Messages that this platform does not send are left out, not refused.
  const messages = configuration.messages.flatMap((message) => messageSchema.safeParse(message).data ?? []);
  const addresses = [
    ...metadata.redirect_uris,
    configuration.target_link_uri,
    ...messages.flatMap((message) => message.target_link_uri ?? []),
  ];
  const outside = addresses.find((address) => !isWithinDomain(address, configuration.domain));
  if (outside !== undefined)
    return { kind: 'invalid', description: `${outside} is outside of the domain ${configuration.domain}` };
  const tool: RegisteredTool = {
    clientId: createId(),
    deploymentIds: [createId()],
    status: 'pending',
    name: metadata.client_name,
    names: readNames(metadata),
    initiateLoginUri: metadata.initiate_login_uri,
    redirectUris: metadata.redirect_uris,
    jwksUri: metadata.jwks_uri,
    targetLinkUri: configuration.target_link_uri,
    messages: messages.map(({ type, target_link_uri, label, custom_parameters }) => ({
      type,
      targetLinkUri: target_link_uri,
      label,
      custom: custom_parameters,
    })),
    scopes: metadata.scope.split(' ').filter((scope) => allScopes.includes(scope)),
    claims: configuration.claims,
    custom: configuration.custom_parameters,
    logoUri: metadata.logo_uri ?? null,
    loginMethod: 'POST',
  };
  return { kind: 'tool', tool };
}

/** A domain may be written with its port; a name below it is within it. */
function isWithinDomain(address: string, domain: string): boolean {
  const { host, hostname } = new URL(address);
  return host === domain || hostname === domain || hostname.endsWith(`.${domain}`);
}

function readNames(metadata: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata).flatMap(([key, value]) =>
      key.startsWith('client_name#') && typeof value === 'string'
        ? [[key.slice('client_name#'.length), value]]
        : [],
    ),
  );
}

/** The answer: what was registered, with what the platform adds. */
export function describeRegistration(
  body: Record<string, unknown>,
  tool: RegisteredTool,
): Record<string, unknown> {
  // Cast: was parsed as an object before.
  const configuration = body[toolConfiguration] as Record<string, unknown>;
  return {
    ...body,
    client_id: tool.clientId,
    scope: tool.scopes.join(' '),
    [toolConfiguration]: { ...configuration, deployment_id: tool.deploymentIds[0], version: '1.3.0' },
  };
}
