import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';

/**
 * Traces of requests, queries and jobs (docs/operations/monitoring.md#traces). OpenTelemetry is loaded only if a receiver is set; without one, requests
 * and connections have no hook, so that nothing is added to their path. No attribute holds a text, a name, a token or a parameter of a query.
 */

export interface TracedRequest {
  run: (work: () => void) => void;
  end: (result: { route: string; status: number }) => void;
}

export interface Tracer {
  startRequest: (method: string, traceparent: string | undefined) => TracedRequest;
  /** Within a span only: what a process does by itself, such as polling, is no trace. */
  inQuery: <T>(summary: string, run: () => Promise<T>) => Promise<T>;
  inJob: <T>(queue: string, traceparent: string | undefined, run: () => Promise<T>) => Promise<T>;
  /** The current span in the form of the header `traceparent`. */
  currentParent: () => string | undefined;
  close: () => Promise<void>;
}

let tracer: Tracer | undefined;

/** Before the database is opened. Resolves to what ends it. */
export async function startTracing(settings: Config['tracing']): Promise<() => Promise<void>> {
  if (!settings) return async () => undefined;
  const { createTracer } = await import('./tracing-otlp.ts');
  const started = createTracer(settings);
  tracer = started;
  return async () => {
    tracer = undefined;
    await started.close();
  };
}

/** Must be called before routes are added: hooks do not apply to earlier routes. */
export function traceRequests(app: FastifyInstance, { trustsCaller }: { trustsCaller: boolean }): void {
  const active = tracer;
  if (!active) return;
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = trustsCaller && typeof traceparent === 'string' ? traceparent : undefined;
    const span = active.startRequest(request.method, parent);
    traced.set(request, span);
    span.run(done);
  });
  // The body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = traced.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    traced.get(request)?.end({ route, status: reply.statusCode });
    done();
  });
}

/** For a new pool and its connections. */
export function traceQueries(pool: pg.Pool): void {
  const active = tracer;
  if (!active) return;
  traceMethod(pool, active);
  pool.on('connect', (client) => traceMethod(client, active));
}

/** Calls with a callback are the pool's own, for a query that is traced already. */
function traceMethod(target: pg.Pool | pg.PoolClient, active: Tracer): void {
  const query: unknown = Reflect.get(target, 'query');
  if (typeof query !== 'function') return;
  const traced = (...args: unknown[]): unknown => {
    const run = () => Reflect.apply(query, target, args);
    return typeof args.at(-1) === 'function'
      ? run()
      : active.inQuery(summarizeQuery(args[0]), async () => run());
  };
  Object.defineProperty(target, 'query', { value: traced, configurable: true, writable: true });
}

/** The verb and the first table: `SELECT users`. */
export function summarizeQuery(query: unknown): string {
  const text = typeof query === 'string' ? query : readText(query);
  const [, verb = 'QUERY'] = /^\s*([a-z]+)/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)"?/i.exec(text) ?? [];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}

function readText(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : '';
}

/** What a job is told, so that its trace links to the request that caused it. */
export function readJobOrigin(): { traceparent?: string } {
  const traceparent = tracer?.currentParent();
  return traceparent === undefined ? {} : { traceparent };
}

export function traceJob<T>(queue: string, payload: unknown, run: () => Promise<T>): Promise<T> {
  if (!tracer) return run();
  const traceparent =
    typeof payload === 'object' && payload !== null && 'traceparent' in payload
      ? payload.traceparent
      : undefined;
  return tracer.inJob(queue, typeof traceparent === 'string' ? traceparent : undefined, run);
}
