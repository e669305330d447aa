import { readFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { assignmentId } from '@redraft/contracts';
import { parseRecording, type Recording, RecordingError } from '@redraft/demo-world';
import { importRecording } from '../features/workspace/index.ts';
import { now } from '../platform/clock.ts';
import { loadConfig, StartError } from '../platform/config.ts';
import { provideDatabase, runningDatabase } from '../platform/connect.ts';
import { claimDataDir } from '../platform/data-dir.ts';
import { closeDatabase, openDatabase } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { migrate } from '../platform/migrate.ts';

/** Far more than any person types in a term; a file that unpacks to more is no recording. */
const largestRecording = 256 * 1024 * 1024;

const usage =
  'Usage: npm run import-recording -- --assignment ID --student USERNAME --file PATH.json.gz [--at ISO-TIME]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        assignment: { type: 'string' },
        student: { type: 'string' },
        file: { type: 'string' },
        at: { type: 'string' },
      },
    });
    const id = assignmentId.safeParse(values.assignment);
    const at = values.at === undefined ? undefined : new Date(values.at);
    if (at && Number.isNaN(at.getTime())) throw new StartError(`--at ${values.at} is not a time.`);
    if (!id.success || !values.student || !values.file) throw new StartError(usage);
    return { assignmentId: id.data, username: values.student, file: values.file, at };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(usage);
  }
}

async function readRecording(file: string): Promise<Recording> {
  const packed = await readFile(file).catch((cause: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause });
  });
  const json = await promisify(gunzip)(packed, { maxOutputLength: largestRecording }).catch(
    (cause: unknown) => {
      throw new StartError(`${file} is not a recording: it is not a gzip file, or too large.`, { cause });
    },
  );
  return parseRecording(json.toString('utf8'));
}

/** Beside a running server its database is used; otherwise it is started for the command. */
async function connect() {
  const config = loadConfig(process.env);
  const running = await runningDatabase(config).catch(() => undefined);
  if (running) return { ...running, release: async () => undefined };
  const release = await claimDataDir(config.dataDir);
  return { ...(await provideDatabase(config)), release };
}

async function run(): Promise<void> {
  const wanted = readArguments();
  const recording = await readRecording(wanted.file);
  const database = await connect();
  try {
    await migrate(database.connectionString);
    openDatabase(database.connectionString);
    const result = await importRecording({ ...wanted, recording, now: now() });
    const begun = result.hasStarted ? ' The student has now begun the assignment.' : '';
    console.log(`${result.saves} saves imported for ${wanted.username}.${begun}`);
  } finally {
    await closeDatabase();
    await database.stop();
    await database.release();
  }
}

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof StartError || error instanceof AppError || error instanceof RecordingError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
