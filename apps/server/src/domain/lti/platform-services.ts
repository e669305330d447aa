import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import type { ServiceClient } from './service-client.ts';
import { createServiceTokens } from './service-token.ts';

let client: ServiceClient | undefined;

/** Of the process that sends: whether platforms may be on this machine or in its network. */
export function setUpPlatformServices(options: { allowsLocal: boolean; timeoutMs?: number }): void {
  const fetch = createGuardedFetch(options);
  client = { fetch, tokens: createServiceTokens(fetch) };
}

export function platformServices(): ServiceClient {
  if (!client) throw new Error('No platform is asked before setUpPlatformServices() has said how.');
  return client;
}
