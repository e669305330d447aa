import type { Logger } from 'pino';
import { setUpObjects } from './domain/stored-objects/index.ts';
import { type Config, loadConfig, StartError } from './platform/config.ts';
import { closeDatabase, openDatabase } from './platform/db.ts';
import { loadInstallationSecret } from './platform/installation-secret.ts';
import { createLogger, outageLines } from './platform/logging.ts';
import { ignoreOutageRejections } from './platform/outage-rejections.ts';
import { reasonOf } from './platform/reason.ts';
import { resolvesWithin } from './platform/resolves-within.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { withStartupLock } from './platform/startup-lock.ts';
import { startTracing } from './platform/tracing.ts';
import { startWorker } from './worker.ts';
import { localAddressesOption } from './worker-process.ts';

/**
 * The worker process of a server that has both roles: started by worker-process.ts with the server's settings and the URL of its prepared database.
 * It exits when the channel to the server closes.
 */
const closing: (() => Promise<void>)[] = [];
const closeDatabaseMs = 500;
const closeTracingMs = 500;

const stopping = stopOnSignal(async () => {
  for (const step of closing.splice(0).reverse()) await step();
});
// The server may have exited while this module was loading.
if (!process.connected) process.exit(0);
ignoreOutageRejections();

async function startLockedWorker(logger: Logger, connectionString: string, config: Config): Promise<void> {
  const endTracing = await startTracing(config.tracing);
  closing.push(
    async () =>
      void (await resolvesWithin(
        closeTracingMs,
        endTracing().catch(() => undefined),
      )),
  );
  openDatabase(connectionString, { outageLines: outageLines(logger) });
  closing.push(async () => void (await resolvesWithin(closeDatabaseMs, closeDatabase())));
  setUpObjects(config.blobs);
  const worker = await withStartupLock(connectionString, {
    work: async () =>
      startWorker({
        connectionString,
        logger,
        secret: await loadInstallationSecret(config),
        config: { ...config, allowsLocalAddresses: process.argv.includes(localAddressesOption) },
      }),
    onWait: () => undefined,
  });
  closing.push(worker.stop);
  process.send?.('ready');
}

const config = loadConfig(process.env);
const { logLevel, databaseUrl } = config;
if (databaseUrl === undefined) throw new StartError('DATABASE_URL is not set.');
const logger = createLogger(logLevel).child({ role: 'worker' });
await startLockedWorker(logger, databaseUrl, config).catch((error: unknown) => {
  // An interrupted start fails at whatever it was doing; in other cases the server starts another worker.
  if (stopping.isStopping()) return;
  logger.error({ reason: reasonOf(error) }, 'The worker did not start');
  process.exit(1);
});
