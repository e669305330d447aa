import path from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { closeDatabase, openDatabase } from '../../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { createLogger } from '../../apps/server/src/platform/logging.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import type { Row } from '../table.ts';
import { measurePages, type PageFigure } from './pages.ts';
import { seedClass, size } from './seed.ts';

const targetMs = 1000;

/** Every page around a class of 300 students and 20 assignments, from its address to its data, in a browser. */
export async function benchClassPages(directory: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') });
  await migrate(postgres.connectionString);
  openDatabase(postgres.connectionString);
  const app = await buildApp({
    config: { publicUrl: undefined, editorUrl: undefined },
    logger: createLogger('silent'),
    isRateLimited: false,
  });
  try {
    const seeded = await seedClass();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const figures = await measurePages(origin, seeded);
    const { students, assignments, writingNow } = size;
    return [
      {
        measure: 'the class',
        value: `${students} students, ${assignments} assignments, ${students * assignments} texts, ${writingNow} being written`,
      },
      ...figures.map(toRow),
    ];
  } finally {
    await app.close();
    await closeDatabase();
    await postgres.stop();
  }
}

function toRow({ name, median, worst }: PageFigure): Row {
  return {
    measure: `${name}: median, worst of five`,
    value: `${median.toFixed(0)} ms, ${worst.toFixed(0)} ms`,
    target: `< ${targetMs} ms`,
    isMet: worst < targetMs,
  };
}
