import { parseArgs } from 'node:util';
import { type Config, loadConfig, StartError } from '../../platform/config.ts';
import { reasonOf } from '../../platform/reason.ts';
import { exitOnSignal } from '../../platform/shutdown.ts';
import { withOpenDatabase } from '../open-database.ts';
import { runCommand } from '../run-command.ts';
import type { CheckResult } from './check.ts';
import { installationChecks } from './checks.ts';
import { formatResults, runChecks } from './run-checks.ts';

/** Checks an installation beside its running server, with the same settings; exits with 1 if something is wrong. */

const usage = 'Usage: npm run doctor -- [--json] [--mail-to ADDRESS]';

function readArguments(): { json: boolean; mailTo: string | undefined } {
  try {
    const options = { json: { type: 'boolean', default: false }, 'mail-to': { type: 'string' } } as const;
    const { values } = parseArgs({ options });
    return { json: values.json, mailTo: values['mail-to'] };
  } catch {
    throw new StartError(usage);
  }
}

async function check(mailTo: string | undefined): Promise<CheckResult[]> {
  let config: Config;
  try {
    config = loadConfig(process.env);
  } catch (error) {
    return [{ name: 'settings', ok: false, says: reasonOf(error) }];
  }
  const results: CheckResult[] = [{ name: 'settings', ok: true, says: 'All variables can be read.' }];
  try {
    const run = async () => void results.push(...(await runChecks(installationChecks(config, { mailTo }))));
    await withOpenDatabase(config, run, { migrates: false });
  } catch (error) {
    results.push({ name: 'database', ok: false, says: reasonOf(error) });
  }
  return results;
}

exitOnSignal();
await runCommand(async () => {
  const { json, mailTo } = readArguments();
  const checks = await check(mailTo);
  const isHealthy = checks.every(({ ok }) => ok);
  console.log(json ? JSON.stringify({ ok: isHealthy, checks }, null, 2) : formatResults(checks));
  process.exitCode = isHealthy ? 0 : 1;
});
