import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import type { ServiceClient } from './service-client.ts';
import { createServiceTokens } from './service-token.ts';

let client: ServiceClient | undefined;

/** Settings of the process that calls platforms: whether platforms may be on this machine or its network. */
export function setUpPlatformServices(options: { allowsLocal: boolean; timeoutMs?: number }): void {
  const fetch = createGuardedFetch(options);
  client = { fetch, tokens: createServiceTokens(fetch) };
}

export function platformServices(): ServiceClient {
  if (!client) throw new Error('No platform is asked before setUpPlatformServices() has said how.');
  return client;
}
