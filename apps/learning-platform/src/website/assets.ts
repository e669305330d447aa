import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const types = {
  'style.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

export function registerAssets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(types))
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).send(await readFile(new URL(`./assets/${name}`, import.meta.url))),
    );
}
