import { parseArgs } from 'node:util';
import { sentence } from '@redraft/sentences';
import {
  type CheckResult,
  failed,
  installationChecks,
  ok,
  presentChecks,
  runChecks,
} from '../../features/operations/index.ts';
import { type Config, loadConfig, StartError } from '../../platform/config.ts';
import { reasonOf } from '../../platform/reason.ts';
import { exitOnSignal } from '../../platform/shutdown.ts';
import { withOpenDatabase } from '../open-database.ts';
import { runCommand } from '../run-command.ts';
import { formatResults } from './format-results.ts';

/** Checks an installation beside its running server, with the same settings; exits with 1 if something is wrong. */

/** Longer than the times of a mail server that is slow. */
const timeoutMs = 20_000;

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
    return [{ name: 'settings', ...failed(sentence('check.settings_invalid', { reason: reasonOf(error) })) }];
  }
  const results: CheckResult[] = [{ name: 'settings', ...ok('check.settings_ok') }];
  try {
    const checks = installationChecks(config, { mailTo });
    const run = async () => void results.push(...(await runChecks(checks, timeoutMs)));
    await withOpenDatabase(config, run, { migrates: false });
  } catch (error) {
    results.push({ name: 'database', ...failed(sentence('check.error', { reason: reasonOf(error) })) });
  }
  return results;
}

exitOnSignal();
await runCommand(async () => {
  const { json, mailTo } = readArguments();
  const report = presentChecks(await check(mailTo), 'en');
  console.log(json ? JSON.stringify(report, null, 2) : formatResults(report.checks));
  process.exitCode = report.ok ? 0 : 1;
});
