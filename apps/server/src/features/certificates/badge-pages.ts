import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readBadgeIssuer, readBadgeKey } from '../../domain/certificates/index.ts';
import { now } from '../../platform/clock.ts';
import { requireDatabase } from '../../platform/db.ts';

/** What verifiers of badges read: the issuer's profile and its public keys, at addresses that badges name. */
const limited = { permission: 'public' as const, rateLimit: { max: 300, timeWindow: '1 minute' } };
const keySchema = z.object({ keyId: z.string().regex(/^[0-9a-f]{16}$/) });
const keptForSeconds = 3600;

/** Where browsers and verifiers reach us: badges name the address for good. */
let publicOrigin: string | undefined;

export function setBadgeOrigin(publicUrl: string | undefined): void {
  publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
}

export function originAt(request: FastifyRequest): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

export async function badgePages(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async () => requireDatabase());
  app.get('/badges/issuer', { config: limited }, async (request, reply) =>
    send(reply, await readBadgeIssuer(originAt(request), now())),
  );
  app.get('/badges/keys/:keyId', { config: limited }, async (request, reply) => {
    const { keyId } = keySchema.parse(request.params);
    return send(reply, await readBadgeKey(keyId, originAt(request)));
  });
}

/** Verifiers run in browsers, too. */
function send(reply: FastifyReply, document: object): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${keptForSeconds}`)
    .header('access-control-allow-origin', '*')
    .type('application/ld+json; charset=utf-8')
    .send(JSON.stringify(document));
}
