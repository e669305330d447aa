import { recordBackup } from '../features/operations/index.ts';
import { now } from '../platform/clock.ts';
import { loadConfig } from '../platform/config.ts';
import { exitOnSignal } from '../platform/shutdown.ts';
import { withOpenDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** The last step of a backup: records that it is complete, so that the checks of an installation know its age. */
exitOnSignal();
await runCommand(async () => {
  const at = now();
  await withOpenDatabase(loadConfig(process.env), () => recordBackup(at), { migrates: false });
  console.log(`Recorded: a backup is complete, ${at.toISOString()}.`);
});
