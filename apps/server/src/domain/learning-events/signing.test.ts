import { createHmac } from 'node:crypto';
import { eventEndpointIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { pseudonymKeyOf, secretOf, signedHeaders } from './signing.ts';

const server = 'a secret of the server that is long enough';
const id = eventEndpointIdSchema.parse(1);
const secretOfVersion = (secretVersion: number) => secretOf(server, { id, secretVersion });

it('an event is signed according to Standard Webhooks', () => {
  // The example from standardwebhooks.com.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  const headers = signedHeaders(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body },
    { secret, sentAt: new Date(1_614_265_330_000) },
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('a receiver with the secret computes the same signature', () => {
  const secret = secretOfVersion(1);
  const sentAt = new Date('2026-11-28T12:00:00Z');
  const headers = signedHeaders({ id: 'one', body: '{}' }, { secret, sentAt });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.{}`;
  const expected = createHmac('sha256', key).update(said).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
});

it('secrets differ by endpoint and renewal, and pseudonyms are stable', () => {
  const other = eventEndpointIdSchema.parse(2);
  const secrets = [secretOfVersion(1), secretOfVersion(2), secretOf(server, { id: other, secretVersion: 1 })];
  expect(new Set(secrets).size).toBe(3);
  expect(secretOfVersion(1)).toBe(secrets[0]);
  expect(pseudonymKeyOf(server, { id })).toEqual(pseudonymKeyOf(server, { id }));
  expect(pseudonymKeyOf(server, { id })).not.toEqual(pseudonymKeyOf(server, { id: other }));
});
