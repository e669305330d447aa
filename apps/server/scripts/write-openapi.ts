import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildHttp } from '../src/platform/http.ts';
import { createLogger } from '../src/platform/logging.ts';
import { routes } from '../src/routes.ts';

/** Writes dist/openapi.json, the description of all calls: a part of the build. */
const app = await buildHttp({
  logger: createLogger('silent'),
  authenticate: () => Promise.reject(new Error('Nobody signs in to a description.')),
  routes,
});
await app.ready();
const dist = path.resolve(import.meta.dirname, '../dist');
await mkdir(dist, { recursive: true });
await writeFile(path.join(dist, 'openapi.json'), `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
