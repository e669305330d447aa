import { createHmac } from 'node:crypto';
import type { EventEndpointId } from '@redraft/contracts';
import { deriveKey } from '../../platform/derive-key.ts';

/**
 * Signatures by Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over ID, timestamp and body, so that receivers can verify sender and content
 * and detect replays. Secrets are derived from the server's secret and not stored.
 */

const secretPrefix = 'whsec_';

export function secretOf(
  serverSecret: string,
  endpoint: { id: EventEndpointId; secretVersion: number },
): string {
  const key = deriveKey(serverSecret, `events/${endpoint.id}/secret/${endpoint.secretVersion}`);
  return secretPrefix + key.toString('base64');
}

/** Independent of the version of the secret, so that pseudonyms stay the same when it is renewed. */
export function pseudonymKeyOf(serverSecret: string, { id }: { id: EventEndpointId }): Buffer {
  return deriveKey(serverSecret, `events/${id}/pseudonyms`);
}

export function signedHeaders(
  { id, body }: { id: string; body: string },
  { secret, sentAt }: { secret: string; sentAt: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
