import { loadConfig, StartError } from '../platform/config.ts';
import { forgetInstallationSecret } from '../platform/installation-secret.ts';
import { exitOnSignal } from '../platform/shutdown.ts';
import { withOpenDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run secret -- forget';

exitOnSignal();
await runCommand(async () => {
  if (process.argv.slice(2).join(' ') !== 'forget') throw new StartError(usage);
  await withOpenDatabase(loadConfig(process.env), forgetInstallationSecret);
  console.log('The secret is forgotten. The next start sets SECRET, or creates a new one.');
});
