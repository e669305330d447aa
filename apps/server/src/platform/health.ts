import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { db, isOutage, requireDatabase } from './db.ts';
import { AppError } from './errors.ts';
import { requestTimeMetrics } from './request-times.ts';
import { saveStageMetrics } from './save-stages.ts';
import { hashToken } from './tokens.ts';

/**
 * /healthz: the process responds. /readyz: so does the database, its disk has space, and the process is not shutting down. /metrics: Prometheus
 * metrics, only with the token; unavailable if no token is set, because usage figures are not public.
 */
export function healthRoutes(options: { metricsToken: string | undefined }) {
  return (app: FastifyInstance): void => {
    readiness(app);
    metrics(app, options.metricsToken);
  };
}

const config = { permission: 'public' as const };
const retryAfterSeconds = 5;

function readiness(app: FastifyInstance): void {
  const sendUnavailable = (reply: FastifyReply, status: string) =>
    reply.code(503).header('retry-after', retryAfterSeconds).send({ status });
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    if (app.isDraining()) return sendUnavailable(reply, 'the program is ending');
    if (app.disk.isFull()) return sendUnavailable(reply, 'the disk is full');
    try {
      requireDatabase();
      await sql`SELECT 1`.execute(db());
      return { status: 'ready' };
    } catch (error) {
      isOutage(error);
      return sendUnavailable(reply, 'the database does not answer');
    }
  });
}

function metrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  requestTimeMetrics(registry);
  saveStageMetrics(registry);
  app.get('/metrics', { config }, async (request, reply) => {
    if (token === undefined) throw new AppError('not_found');
    if (!isBearer(request, token)) throw new AppError('auth.required');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Compares hashes: comparison in constant time needs inputs of equal length. */
function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const [, received = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(hashToken(received), hashToken(token));
}
