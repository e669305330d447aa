import { createHmac, hkdfSync } from 'node:crypto';
import type { EventEndpointId } from '@redraft/contracts';

/**
 * Signed as Standard Webhooks (standardwebhooks.com) has it: HMAC-SHA256 over id, timestamp and body, so that a receiver knows who sent
 * it, that nothing in it was changed, and that it is not an old one that somebody sends again. Secrets are derived from the server's and kept nowhere.
 */

const secretPrefix = 'whsec_';

export function secretOf(
  serverSecret: string,
  endpoint: { id: EventEndpointId; secretVersion: number },
): string {
  const key = derive(serverSecret, `events/${endpoint.id}/secret/${endpoint.secretVersion}`);
  return secretPrefix + key.toString('base64');
}

/** It stays when the secret is renewed: people keep their pseudonyms. */
export function pseudonymKeyOf(serverSecret: string, { id }: { id: EventEndpointId }): Buffer {
  return derive(serverSecret, `events/${id}/pseudonyms`);
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

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'redraft', purpose, 32));
}
