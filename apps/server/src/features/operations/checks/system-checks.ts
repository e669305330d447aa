import type { Config } from '../../../platform/config.ts';
import { type CheckResult, ok } from './check-result.ts';
import { installationChecks } from './checks.ts';
import { runChecks, shareRuns } from './run-checks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks what the installation needs; one run at a time. */
    runSystemChecks: () => Promise<CheckResult[]>;
  }
}

/** A person waits for the page, and most services answer within a second. */
const timeoutMs = 10_000;

/** The checks of a running server, whose settings have been read. */
export function createSystemChecks(config: Config): () => Promise<CheckResult[]> {
  const settings: CheckResult = { name: 'settings', ...ok('check.settings_ok') };
  return shareRuns(async () => [
    settings,
    ...(await runChecks(installationChecks(config, { mailTo: undefined }), timeoutMs)),
  ]);
}
