// The development server: one address for pages, editor and API. Vite serves the sources of both browser programs; the API server is restarted on
// change, and the old process answers until the new one is ready.

import { type Config, loadConfig, StartError } from '../../apps/server/src/platform/config.ts';
import { provideDatabase } from '../../apps/server/src/platform/connect.ts';
import { claimDataDir } from '../../apps/server/src/platform/data-dir.ts';
import { reasonOf } from '../../apps/server/src/platform/reason.ts';
import { stopOnSignal } from '../../apps/server/src/platform/shutdown.ts';
import { servePages } from './pages.ts';
import { openDevProxy } from './proxy.ts';
import { restartOnChange } from './server-program.ts';

const closing: (() => Promise<void>)[] = [];
const stopping = stopOnSignal(async () => {
  for (const step of closing.splice(0).reverse()) await step();
});

async function start(config: Config): Promise<void> {
  const front = await openDevProxy(config);
  closing.push(front.close);
  closing.push(await claimDataDir(config.dataDir));
  // The database keeps running across server restarts.
  const database = await provideDatabase(config);
  closing.push(database.stop);
  const pages = await servePages(front.http);
  closing.push(pages.close);
  const server = await restartOnChange({ databaseUrl: database.connectionString, pagesDir: pages.folder });
  closing.push(server.close);
  front.route({ pages: pages.answer, serverPort: server.port });
  console.log(`\nRedraft is running at ${config.publicUrl ?? `http://localhost:${front.port}`}`);
}

try {
  await start(loadConfig(process.env));
} catch (error) {
  if (!stopping.isStopping())
    stopping.fail(
      `The development loop did not start. ${error instanceof StartError ? error.message : reasonOf(error)}`,
    );
}
