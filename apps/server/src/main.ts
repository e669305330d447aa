import { createServer } from 'node:net';
import { buildApp } from './app.ts';
import { prepareDemo } from './demo/index.ts';
import { jobs } from './jobs.ts';
import { type Config, loadConfig, StartError } from './platform/config.ts';
import { provideDatabase } from './platform/connect.ts';
import { claimDataDir, loadSecret } from './platform/data-dir.ts';
import { closeDatabase, isOutage, openDatabase } from './platform/db.ts';
import { startJobs } from './platform/jobs.ts';
import { createLogger, outageLines } from './platform/logging.ts';
import { migrate } from './platform/migrate.ts';

/** What has been opened, closed in the opposite order. */
const closing: (() => Promise<void>)[] = [];

async function close(): Promise<void> {
  for (const step of closing.splice(0).reverse()) await step();
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  await refuseUsedPort(config);
  closing.push(await claimDataDir(config.dataDir));
  await loadSecret(config.dataDir, config.secret);
  const database = await provideDatabase(config);
  closing.push(database.stop);
  await migrate(database.connectionString);
  openDatabase(database.connectionString, { outageLines: outageLines(logger) });
  closing.push(closeDatabase);
  const demo = config.demo ? await prepareDemo((line) => console.log(line)) : undefined;
  const runner = await startJobs({
    connectionString: database.connectionString,
    logger,
    definitions: jobs(logger),
    isWorker: config.roles.includes('worker'),
  });
  closing.push(runner.stop);
  if (config.roles.includes('web')) {
    const app = await buildApp({ config, logger });
    closing.push(() => app.drain());
    await app.listen({ port: config.port, host: config.host });
    console.log(`\nRedraft is running at ${address(config)}`);
    if (demo) console.log(demo);
  } else {
    console.log('Redraft worker is running.');
  }
}

function address(config: Config): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

/** Before anything is opened: a port in use is the most common mistake and must cost nothing. */
async function refuseUsedPort(config: Config): Promise<void> {
  if (!config.roles.includes('web') || config.port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code})`;
      reject(new StartError(`Port ${config.port} ${reason}. Set PORT to another one.`, { cause }));
    });
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await close();
  process.exit(0);
}

// What nobody waits for must not end the program because the database is away for a moment.
process.on('unhandledRejection', (reason) => {
  if (!isOutage(reason)) throw reason;
});
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

try {
  await start(loadConfig(process.env));
} catch (error) {
  console.error(error instanceof StartError ? `Redraft did not start. ${error.message}` : error);
  await close().catch(() => undefined);
  process.exit(1);
}
