import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildHttp } from './platform/http.ts';
import { createLogger } from './platform/logging.ts';
import { routes } from './routes.ts';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ security: z.array(z.object({}).loose()).optional(), 'x-scope': z.string().optional() }),
    ),
  ),
  components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
});

/** openapi.json as the build writes it, as text. */
let text = '';
let document: { paths?: object; components?: { schemas?: object } };
beforeAll(async () => {
  const app = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in to a description.')),
    routes,
  });
  await app.ready();
  document = app.swagger();
  text = JSON.stringify(document);
  await app.close();
});

it('the API has these paths and methods: add or remove them here', () => {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(calls).toHaveLength(routes.length);
  const hash = createHash('sha256').update(calls.sort().join('\n')).digest('hex');
  expect(hash.slice(0, 16)).toBe('d8710627f00671af');
});

it('the API description has a schema for each reference, and a reference for each schema', () => {
  const named = Object.keys(document.components?.schemas ?? {}).sort();
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(references)].sort()).toEqual(named);
  expect(named.length).toBeGreaterThan(200);
});

it('the API description names the scope of each call for access tokens, and of no other call', () => {
  const { paths, components } = documentSchema.parse(document);
  expect(Object.keys(components.securitySchemes)).toEqual(['bearer', 'accessToken']);
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      expect(call.security?.some((way) => 'accessToken' in way) ?? false).toBe(call['x-scope'] !== undefined);
      return call['x-scope'] === undefined ? [] : [`${method.toUpperCase()} ${path} ${call['x-scope']}`];
    }),
  );
  const declared = routes.flatMap(({ method, path, scope }) =>
    scope === undefined ? [] : [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')} ${scope}`],
  );
  expect(described.sort()).toEqual(declared.sort());
  expect(declared.length).toBeGreaterThan(30);
});

it('the API description defines the error body once', () => {
  expect(text.split('"issues":{').length - 1).toBe(1);
});
