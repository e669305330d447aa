import type { FastifyInstance } from 'fastify';
import { wopiHost } from './api.ts';
import { editorPages } from './editor-page.ts';
import type { WopiOptions } from './options.ts';

export { conformanceRoutes } from './conformance-api.ts';

/** The WOPI host, and the pages of the built-in editor. */
export function wopiPlugin(options: WopiOptions): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await app.register(wopiHost(options));
    await app.register(editorPages(options));
  };
}
