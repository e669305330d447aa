import type { FastifyRequest } from 'fastify';
import { createGuardedFetch, type GuardedFetch } from '../../platform/guarded-fetch.ts';
import { createPlatformKeys, type PlatformKeys } from './platform-keys.ts';
import { createServiceTokens, type ServiceTokens } from './service-token.ts';

/** What of LTI lives as long as the program: how platforms are asked, and what is kept of their keys and tokens. */
export interface LtiHost {
  /** Whether platforms may be on this machine or in its network, and speak plain http. */
  allowsLocal: boolean;
  fetch: GuardedFetch;
  keys: PlatformKeys;
  tokens: ServiceTokens;
  /** Where browsers reach us. */
  originAt: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    lti: LtiHost;
  }
}

export function createLtiHost(options: { publicUrl: string | undefined; allowsLocal: boolean }): LtiHost {
  const { publicUrl, allowsLocal } = options;
  const fetch = createGuardedFetch({ allowsLocal });
  return {
    allowsLocal,
    fetch,
    keys: createPlatformKeys(fetch),
    tokens: createServiceTokens(fetch),
    originAt: (request) =>
      publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin,
  };
}
