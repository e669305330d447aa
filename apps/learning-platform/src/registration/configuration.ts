import type { FastifyInstance } from 'fastify';
import { toJwks } from '../keys.ts';
import { supportedVariables } from '../launch/custom-variables.ts';
import type { PlatformContext } from '../platform-context.ts';
import { allScopes, type MessageType, platformConfiguration } from '../vocabulary.ts';
import { findToken } from './register.ts';

const messages: { type: MessageType; placements?: string[] }[] = [
  { type: 'LtiResourceLinkRequest' },
  { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
  { type: 'LtiSubmissionReviewRequest' },
];

/** What a tool reads before it registers. */
export function buildConfiguration(origin: string): Record<string, unknown> {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/lti/authorize`,
    registration_endpoint: `${origin}/lti/register`,
    jwks_uri: `${origin}/lti/jwks`,
    token_endpoint: `${origin}/lti/token`,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256', 'ES256'],
    scopes_supported: ['openid', ...allScopes],
    response_types_supported: ['id_token'],
    response_modes_supported: ['form_post'],
    grant_types_supported: ['implicit', 'client_credentials'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    claims_supported: ['sub', 'iss', 'name', 'given_name', 'family_name', 'email', 'locale'],
    [platformConfiguration]: {
      product_family_code: 'learning-platform',
      version: '1.0',
      messages_supported: messages,
      variables: supportedVariables,
    },
  };
}

export function registerConfiguration(app: FastifyInstance, platform: PlatformContext): void {
  app.get('/.well-known/openid-configuration', async (request, reply) => {
    if (platform.guardsConfiguration && !findToken(platform, request.headers.authorization))
      return reply.code(401).send({ error: 'invalid_token' });
    return buildConfiguration(platform.origin);
  });
  app.get('/lti/jwks', async (_request, reply) => {
    reply.header('cache-control', 'max-age=300');
    return toJwks(platform.ring);
  });
}
