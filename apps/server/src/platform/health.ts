import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { db, isOutage, requireDatabase } from './db.ts';
import { AppError } from './errors.ts';
import { isMetricsReader } from './metrics-server.ts';
import { createMetricsRegistry } from './process-metrics.ts';
import { requestTimeMetrics } from './request-times.ts';
import { saveStageMetrics } from './save-stages.ts';

/**
 * /healthz: the process responds. /readyz: so does the database, its disk has space, and the process is not shutting down. /metrics: Prometheus
 * metrics, only with the token; unavailable if no token is set, because usage figures are not public.
 */
export function healthRoutes(options: {
  metricsToken: string | undefined;
  addMetrics: (registry: Registry) => void;
}) {
  return (app: FastifyInstance): void => {
    readiness(app);
    metrics(app, options);
  };
}

const config = { permission: 'public' as const };
const retryAfterSeconds = 5;

type Missing = 'running' | 'disk' | 'database';

function readiness(app: FastifyInstance): void {
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply: FastifyReply) => {
    const missing = await listMissing(app);
    if (missing.length > 0) reply.code(503).header('retry-after', retryAfterSeconds);
    return { ok: missing.length === 0, missing };
  });
}

/** `running`: the process is shutting down. `disk`: the disk of the database is full. `database`: it does not answer. */
async function listMissing(app: FastifyInstance): Promise<Missing[]> {
  const missing: Missing[] = [];
  if (app.isDraining()) missing.push('running');
  if (app.disk.isFull()) missing.push('disk');
  try {
    requireDatabase();
    await sql`SELECT 1`.execute(db());
  } catch (error) {
    isOutage(error);
    missing.push('database');
  }
  return missing;
}

function metrics(
  app: FastifyInstance,
  { metricsToken: token, addMetrics }: Parameters<typeof healthRoutes>[0],
): void {
  const registry = createMetricsRegistry();
  requestTimeMetrics(registry);
  saveStageMetrics(registry);
  addMetrics(registry);
  app.get('/metrics', { config }, async (request, reply) => {
    if (token === undefined) throw new AppError('not_found');
    if (!isMetricsReader(request.headers.authorization, token)) throw new AppError('auth.required');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
