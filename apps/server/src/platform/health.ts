import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { db, isOutage, requireDatabase } from './db.ts';

/** /healthz: the process answers. /readyz: so does the database, and the program is not about to end. /metrics: Prometheus text. */
export function healthRoutes(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'redraft_http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const config = { permission: 'public' as const };
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'the program is ending' });
    try {
      requireDatabase();
      await sql`SELECT 1`.execute(db());
      return { status: 'ready' };
    } catch (error) {
      isOutage(error);
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  app.get('/metrics', { config }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
