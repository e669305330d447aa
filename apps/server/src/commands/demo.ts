import { parseArgs } from 'node:util';
import { DemoKept, removeDemo } from '../demo/index.ts';
import { now } from '../platform/clock.ts';
import { loadConfig, StartError } from '../platform/config.ts';
import { exitOnSignal } from '../platform/shutdown.ts';
import { withOpenDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run demo -- remove [--include-others]';

function readArguments(): { includesOthers: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'include-others': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length !== 1 || positionals[0] !== 'remove') throw new StartError(usage);
    return { includesOthers: values['include-others'] };
  } catch {
    throw new StartError(usage);
  }
}

async function run(): Promise<void> {
  const options = readArguments();
  await withOpenDatabase(loadConfig(process.env), async () => {
    const { accounts, classes } = await removeDemo(options, now());
    console.log(
      accounts + classes === 0
        ? 'There is no demo world in this database.'
        : `The demo world was removed: ${accounts} accounts, ${classes} classes.`,
    );
  });
}

exitOnSignal();
await runCommand(run, [DemoKept]);
