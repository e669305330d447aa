import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { useApp } from '../testing/app.ts';
import { startedAssignment } from '../testing/open-workspace.ts';
import { loadConfig } from './config.ts';
import { closeDatabase, db, openDatabase, pool } from './db.ts';
import { defineJob, noPayloadSchema, startJobs } from './jobs.ts';
import { createLogger } from './logging.ts';
import { startTracing, summarizeQuery } from './tracing.ts';

const valueSchema = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
});
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema })).default([]);
const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
  links: z.array(z.looseObject({ traceId: z.string() })).default([]),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: attributesSchema }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A receiver of OTLP over HTTP, as a collector is one. */
const bodies: string[] = [];
let receiver: Server;
let endTracing: () => Promise<void>;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const { tracing } = loadConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: process.env.OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'redraft-test',
  });
  endTracing = await startTracing(tracing);
});
afterAll(() => void receiver.close());

const app = useApp();

function readSpans() {
  const exports = bodies.map((body) => exportSchema.parse(JSON.parse(body)));
  const resources = exports.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    services: resources.map(
      ({ resource }) => resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue,
    ),
    spans: resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

it('a request, its queries and its job are sent as spans that hold no text, name or token', async () => {
  const secretWord = 'Zwetschgenkuchen';
  const { student, workspace } = await startedAssignment(app, {});
  let ran = 0;
  const handler = async () => {
    ran += 1;
    await db().selectFrom('users').select('id').execute();
  };
  const definitions = [defineJob({ name: 'data-export', payload: noPayloadSchema, handler })];
  const logger = createLogger('silent');
  const jobs = await startJobs({ connectionString: app.connectionString(), logger, definitions });
  await workspace.save(secretWord);
  expect((await student.call('POST', '/api/account/export')).status).toBe(200);
  await expect.poll(() => ran, { timeout: 20_000 }).toBe(1);
  await jobs.stop();
  await endTracing();

  const { services, spans } = readSpans();
  expect(new Set(services)).toEqual(new Set(['redraft-test']));
  const request = spans.find(({ name }) => name === 'POST /api/account/export');
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.length).toBeGreaterThan(3);
  expect(
    queries.every(({ name, traceId }) => /^[A-Z]+( [a-z_."]+)?$/.test(name) && traceId === request?.traceId),
  ).toBe(true);
  const job = spans.find(({ name }) => name === 'process data-export');
  expect(job?.links.map(({ traceId }) => traceId)).toEqual([request?.traceId]);
  expect(spans.some(({ name, traceId }) => name === 'SELECT users' && traceId === job?.traceId)).toBe(true);
  const sent = bodies.join('\n');
  for (const secret of [secretWord, student.user.accessToken, student.user.username, 'Bearer'])
    expect(sent).not.toContain(secret);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    'db.query.summary',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'messaging.destination.name',
    'messaging.system',
  ]);
});

it('without a receiver no connection and no request has a hook, and nothing of OpenTelemetry is imported', async () => {
  await endTracing();
  await closeDatabase();
  openDatabase(app.connectionString());
  const client = await pool().connect();
  expect([Object.hasOwn(client, 'query'), Object.hasOwn(pool(), 'query')]).toEqual([false, false]);
  client.release();
  const root = new URL('..', import.meta.url).pathname;
  const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const importing = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(importing(/from '@opentelemetry\//)).toEqual(['platform/tracing-otlp.ts']);
  expect(importing(/from '\.\/tracing-otlp\.ts'/)).toEqual([]);
});

it.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: 'redraft' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }, false],
])('with the settings %j traces are sent: %s', (settings, isSent) => {
  expect(loadConfig(settings).tracing !== undefined).toBe(isSent);
});

it.each([
  ['select "id" from "users" where "name" = $1', 'SELECT users'],
  [{ text: 'INSERT INTO revisions (file_id) SELECT 1' }, 'INSERT revisions'],
  ['UPDATE mails SET state = $1', 'UPDATE mails'],
  ['begin', 'BEGIN'],
  [{ submit: 1 }, 'QUERY'],
])('the query %j is summarized as %s', (query, summary) => {
  expect(summarizeQuery(query)).toBe(summary);
});
