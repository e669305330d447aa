import { buildApp } from '../apps/server/src/app.ts';
import { createLogger } from '../apps/server/src/platform/logging.ts';
import { runInDatabaseOf } from './database.ts';

/** Runs the app in this process on a seeded database: without background load, and without rate limits. */
export function onAppIn<Seeded, Result>(
  dataDir: string,
  seed: () => Promise<Seeded>,
  action: (origin: string, seeded: Seeded) => Promise<Result>,
): Promise<Result> {
  return runInDatabaseOf(dataDir, async () => {
    const seeded = await seed();
    const app = await buildApp({
      config: { publicUrl: undefined, editorUrl: undefined },
      logger: createLogger('silent'),
      isRateLimited: false,
    });
    try {
      return await action(await app.listen({ port: 0, host: '127.0.0.1' }), seeded);
    } finally {
      await app.close();
    }
  });
}
