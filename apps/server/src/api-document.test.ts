import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildHttp } from './platform/http.ts';
import { createLogger } from './platform/logging.ts';
import { routes } from './routes.ts';

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

describe('the description of the calls', () => {
  it('has these paths and methods: whoever adds one, or takes one away, says so here', () => {
    const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls).toHaveLength(routes.length);
    const hash = createHash('sha256').update(calls.sort().join('\n')).digest('hex');
    expect(hash.slice(0, 16)).toBe('7a0c2d90ead760c7');
  });

  it('has a shape for each reference, and a reference for each shape', () => {
    const named = Object.keys(document.components?.schemas ?? {}).sort();
    const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(references)].sort()).toEqual(named);
    expect(named.length).toBeGreaterThan(200);
  });

  it('describes an error once', () => {
    expect(text.split('"issues":{').length - 1).toBe(1);
  });
});
