import { createServer } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { openLearningPlatform, prepareDemo } from './demo/index.ts';
import {
  endDemoSessions,
  openDemoAccounts,
  prepareSetupCode,
  readSetupCode,
} from './domain/accounts/index.ts';
import { startMail } from './domain/mail/index.ts';
import { requireObjectStorage, setUpObjects } from './domain/stored-objects/index.ts';
import { now } from './platform/clock.ts';
import { type Config, loadConfig, originOf, StartError } from './platform/config.ts';
import { provideDatabase } from './platform/connect.ts';
import { claimDataDir } from './platform/data-dir.ts';
import { isDatabaseAway } from './platform/database-errors.ts';
import { closeDatabase, openDatabase } from './platform/db.ts';
import { loadInstallationSecret } from './platform/installation-secret.ts';
import { createLogger, outageLines, replicaLines } from './platform/logging.ts';
import { migrate } from './platform/migrate.ts';
import { ignoreOutageRejections } from './platform/outage-rejections.ts';
import { explainWhyDemoIsOff } from './platform/public-address.ts';
import { reasonOf } from './platform/reason.ts';
import { closeReplica, openReplica } from './platform/replica.ts';
import { resolvesWithin } from './platform/resolves-within.ts';
import { stopOnSignal } from './platform/shutdown.ts';
import { withStartupLock } from './platform/startup-lock.ts';
import type { SupervisionEvents } from './platform/supervise-process.ts';
import { startTracing } from './platform/tracing.ts';
import { startWorker, type Worker } from './worker.ts';
import { startWorkerProcess } from './worker-process.ts';

/** Closes what has been opened, in reverse order. Each step has its own time limit. */
const closing: (() => Promise<void>)[] = [];
/** For connections without a running statement. */
const closeDatabaseMs = 500;

/** A receiver that does not answer must not hold up the end. */
const closeTracingMs = 500;

function limitEnd(close: () => Promise<void>): () => Promise<void> {
  return async () =>
    void (await resolvesWithin(
      closeTracingMs,
      close().catch(() => undefined),
    ));
}

async function close(): Promise<void> {
  for (const step of closing.splice(0).reverse()) await step();
}

const stopping = stopOnSignal(close);

async function startServer(config: Config, logger: Logger): Promise<void> {
  await refuseUsedPort(config);
  closing.push(await claimDataDir(config.dataDir));
  closing.push(limitEnd(await startTracing(config.tracing)));
  // Shared by threads and the worker process: modules are compiled once, and a thread starts in a quarter of the time.
  process.env.NODE_COMPILE_CACHE ??= path.join(config.dataDir, 'compiled');
  const database = await provideDatabase(config, { events: eventsOf(logger) });
  closing.push(database.stop);
  const { connectionString } = database;
  const isAlone = !config.roles.includes('web');
  const { demo, secret } = await withStartupLock(connectionString, {
    work: async () => {
      const prepared = await prepare(config, connectionString, logger);
      const { secret } = prepared;
      if (isAlone) closing.push((await startWorker({ connectionString, logger, secret, config })).stop);
      return prepared;
    },
    onWait: () => console.log('Another Redraft is preparing this database; waiting for it ...'),
  });
  if (isAlone) {
    console.log('Redraft worker is running.');
    return;
  }
  const isBoth = config.roles.includes('worker');
  const worker = isBoth
    ? startWorkerProcess({ connectionString, logger, allowsLocalAddresses: config.allowsLocalAddresses })
    : undefined;
  if (worker) closing.push(worker.stop);
  await listen(config, { secret, logger, worker });
  console.log(`\nRedraft is running at ${originOf(config)}`);
  const setupCode = config.localAccounts ? await readSetupCode() : undefined;
  if (setupCode !== undefined) console.log(describeSetup(config, setupCode));
  if (config.demoOffBecause) console.log(`\n${explainWhyDemoIsOff(config.demoOffBecause)}`);
  if (demo)
    console.log(
      demo + (await offerLearningPlatform(config, logger)) + (config.isShared ? sharedDemoWarning : ''),
    );
}

function describeSetup(config: Config, code: string): string {
  return `\nThere is no administrator yet. Open ${originOf(config)}/setup and enter the code ${code},\nor run npm run admin -- create`;
}

const sharedDemoWarning = `

Everybody knows the password of these accounts, an administrator among them. For other than a public trial set DEMO=off,
which closes them; npm run demo -- remove takes the demo world out.`;

/** Everything that must not run in two processes on one database at the same time. */
async function prepare(
  config: Config,
  connectionString: string,
  logger: Logger,
): Promise<{ demo: string | undefined; secret: string }> {
  await migrate(connectionString);
  openDatabase(connectionString, { outageLines: outageLines(logger) });
  closing.push(async () => void (await resolvesWithin(closeDatabaseMs, closeDatabase())));
  setUpObjects(config.blobs);
  await requireObjectStorage();
  const secret = await loadInstallationSecret(config);
  // A process that only answers may leave the mail server to its workers.
  if (config.smtp || config.roles.includes('worker')) {
    const held = await startMail({ sendsMail: config.smtp !== undefined }, now());
    if (held > 0) logger.warn({ mails: held }, 'Mails from before mail was set up stay in the outbox');
  }
  openDemoAccounts(config.demo);
  const demo = config.demo ? await prepareDemo((message) => console.log(message)) : undefined;
  if (!config.demo) await endDemoSessions(now());
  await prepareSetupCode();
  return { demo, secret };
}

/** Returns the line that announces the platform; the demo works without it too. */
async function offerLearningPlatform(config: Config, logger: Logger): Promise<string> {
  const { learningPlatformPort: port, dataDir } = config;
  if (port === null) return '';
  const platform = await openLearningPlatform({ port, dataDir, toolOrigin: originOf(config), logger });
  if (!platform)
    return `\nThere is no Demo Learning Platform: port ${port} is in use. Set LEARNING_PLATFORM_PORT to another one.`;
  closing.push(platform.close);
  return `\nDemo Learning Platform, to try Redraft inside a course: ${platform.origin}`;
}

async function listen(
  config: Config,
  { secret, logger, worker }: { secret: string; logger: Logger; worker: Worker | undefined },
): Promise<void> {
  if (config.databaseReplicaUrl !== undefined) {
    openReplica(config.databaseReplicaUrl, { listener: replicaLines(logger) });
    closing.push(async () => void (await resolvesWithin(closeDatabaseMs, closeReplica())));
  }
  const app = await buildApp({ config: { ...config, secret }, operatorSettings: config, logger });
  // The worker is stopped in parallel: in sequence, both would take longer than most supervisors wait.
  closing.push(async () => void (await Promise.all([app.drain(), worker?.stop()])));
  await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
    throw unusablePort(config, cause);
  });
}

function eventsOf(logger: Logger): SupervisionEvents {
  return {
    onEnd: (how) => logger.error({ how }, 'The embedded PostgreSQL ended; it is started again'),
    onBack: () => logger.warn('The embedded PostgreSQL runs again'),
    onGiveUp: (reason) =>
      stopping.fail(`Redraft ends: its database ended and cannot be started again. ${reason}.`),
  };
}

/** Checked before anything is opened: a port in use is the most common mistake and must have no side effects. */
async function refuseUsedPort(config: Config): Promise<void> {
  if (!config.roles.includes('web') || config.port === 0) return;
  const portProbe = createServer();
  await new Promise<void>((resolve, reject) => {
    portProbe.once('error', (cause) => reject(unusablePort(config, cause)));
    portProbe.listen(config.port, config.host, () => portProbe.close(() => resolve()));
  });
}

function unusablePort({ host, port }: Config, cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : reasonOf(cause);
  const message =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Set PORT to another one.`
      : `Nobody can listen at ${host}, port ${port} (${code}). Set HOST or PORT.`;
  return new StartError(message, { cause });
}

/** One line for the operator; unexpected errors are logged with their stack. */
function refusal(error: unknown, logger: Logger | undefined): string {
  if (error instanceof StartError) return `Redraft did not start. ${error.message}`;
  if (isDatabaseAway(error))
    return `Redraft did not start. The database does not answer (${reasonOf(error)}).`;
  logger?.fatal({ err: error }, 'The start failed');
  return `Redraft did not start. ${reasonOf(error)}.`;
}

ignoreOutageRejections();

let logger: Logger | undefined;
try {
  const config = loadConfig(process.env);
  logger = createLogger(config.logLevel);
  await startServer(config, logger);
} catch (error) {
  // An interrupted start fails at whatever it was doing; that failure is not reported.
  if (!stopping.isStopping()) stopping.fail(refusal(error, logger));
}
