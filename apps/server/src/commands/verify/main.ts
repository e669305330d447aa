import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadConfig, StartError } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { withOpenDatabase } from '../open-database.ts';
import { readInteger } from '../read-integer.ts';
import { runCommand } from '../run-command.ts';
import { type FileFault, type Progress, verifyFiles } from './verify-files.ts';

/** Verifies every text of a database, beside a running server or on a restored copy; exits with 1 if something does not hold. */

const usage = `Usage: npm run verify -- [--load PERCENT] [--after FILE] [--json]
  --load PERCENT  the share of time that is spent on reading, 1 to 100; 25 by default, 100 for a copy that nobody uses
  --after FILE    continue after this file, as printed by an interrupted run
  --json          print { ok, isComplete, last, files, versions, faults } when done`;

interface Options {
  load: number;
  after: number;
  json: boolean;
}

function readArguments(): Options {
  try {
    const options = {
      load: { type: 'string', default: '25' },
      after: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    } as const;
    const { values } = parseArgs({ options });
    return {
      load: readInteger(values.load, { from: 1, to: 100 }),
      after: readInteger(values.after, { from: 0, to: Number.MAX_SAFE_INTEGER }),
      json: values.json,
    };
  } catch (cause) {
    throw new StartError(usage, { cause });
  }
}

function formatFault({ file, name, version, reason }: FileFault): string {
  const place = version === null ? '' : `, version ${version}`;
  return `FAIL  file ${file} (${name})${place}: ${reason}`;
}

/** Files between two lines of progress. */
const filesPerLine = 500;

async function verify({ load, after, json }: Options, isStopped: () => boolean): Promise<void> {
  const onFile = (progress: Progress, faults: readonly FileFault[]) => {
    for (const fault of faults) console.error(formatFault(fault));
    if (progress.files % filesPerLine === 0)
      console.error(`${progress.files} files, up to file ${progress.last}`);
  };
  const progress = await verifyFiles({ after, load, wait: delay, onFile, isStopped });
  const isComplete = !isStopped();
  const { last, files, versions, faults } = progress;
  const ok = faults.length === 0;
  if (json) console.log(JSON.stringify({ ok, isComplete, last, files, versions, faults }, null, 2));
  else {
    const broken = new Set(faults.map(({ file }) => file)).size;
    console.log(
      `${files} files with ${versions} versions: ${ok ? 'all hold' : `${broken} files do not hold`}.`,
    );
    if (!isComplete) console.log(`Interrupted. Continue with npm run verify -- --after ${last}`);
  }
  process.exitCode = ok && isComplete ? 0 : 1;
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
  });
await runCommand(async () => {
  const options = readArguments();
  await withOpenDatabase(loadConfig(process.env), () => verify(options, () => stopped), { migrates: false });
  // An AppError is no fault of a text: the object storage is away.
}, [AppError]);
