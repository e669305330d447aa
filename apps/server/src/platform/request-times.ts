import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const durations = new Histogram({
  name: 'redraft_http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [],
});

/** Must be called before routes are added: hooks do not apply to earlier routes. */
export function timeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

export function requestTimeMetrics(registry: Registry): void {
  registry.registerMetric(durations);
}
