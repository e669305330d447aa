import type { FastifyRequest } from 'fastify';
import { createGuardedFetch, type GuardedFetch } from '../../platform/guarded-fetch.ts';
import { createPlatformKeys, type PlatformKeys } from './platform-keys.ts';
import { createServiceTokens, type ServiceTokens } from './service-token.ts';

/** The parts of LTI that live as long as the process: requests to platforms, and caches of their keys and tokens. */
export interface LtiHost {
  /** Whether platforms may be on this machine or a private network, also with plain HTTP. */
  allowsLocal: boolean;
  fetch: GuardedFetch;
  keys: PlatformKeys;
  tokens: ServiceTokens;
  /** The origin under which browsers reach this server. */
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
