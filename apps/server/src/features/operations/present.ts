import type { SystemChecks } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { say } from '../../platform/sentences.ts';
import type { CheckResult } from './checks/check-result.ts';

export function presentChecks(results: readonly CheckResult[], language: Language): SystemChecks {
  return {
    ok: results.every(({ ok }) => ok),
    checks: results.map(({ says, ...result }) => ({ ...result, says: presentSentences(says, language) })),
  };
}

function presentSentences(says: CheckResult['says'], language: Language): string {
  return [says]
    .flat()
    .map((one) => say(language, one))
    .join(' ');
}
