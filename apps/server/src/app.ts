import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { authenticate } from './features/accounts/index.ts';
import { fileAccess } from './features/submissions/index.ts';
import { itemFileAccess } from './features/templates/index.ts';
import { type FileAccessOf, wopiPlugin } from './features/wopi/index.ts';
import type { Config } from './platform/config.ts';
import { healthRoutes } from './platform/health.ts';
import { buildHttp } from './platform/http.ts';
import { webPages } from './platform/web-pages.ts';
import { routes } from './routes.ts';

export interface AppOptions {
  config: Pick<Config, 'publicUrl' | 'editorUrl'>;
  logger: Logger;
  /** Off in tests that sign in many times. */
  isRateLimited?: boolean;
}

const distOf = (app: string) => fileURLToPath(new URL(`../../${app}/dist/`, import.meta.url));

/** A file is somebody's text, or belongs to an assignment; nobody opens any other. */
const anyFileAccess: FileAccessOf = async (fileId, userId, now) =>
  (await fileAccess(fileId, userId, now)) ?? itemFileAccess(fileId, userId);

/** The whole HTTP program on an open database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  return buildHttp({
    logger: options.logger,
    authenticate,
    routes,
    isRateLimited: options.isRateLimited ?? true,
    // PUBLIC_URL is set where a proxy stands in front.
    isBehindProxy: options.config.publicUrl !== undefined,
    plugins: [
      healthRoutes,
      wopiPlugin({
        fileAccess: anyFileAccess,
        publicUrl: options.config.publicUrl,
        editorUrl: options.config.editorUrl,
        editorDist: distOf('editor'),
      }),
      webPages({ dist: distOf('web'), editorUrl: options.config.editorUrl }),
    ],
  });
}
