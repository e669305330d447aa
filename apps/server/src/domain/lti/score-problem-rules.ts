import type { SentScoreProblem, SentScoreProblemCode } from '@redraft/contracts';

/** Recorded problems of an answer, and the code of the explanation for staff. */
const codes = new Map<string, SentScoreProblemCode>([
  ['address_refused', 'address_refused'],
  ['no_answer', 'no_answer'],
  ['too_large', 'unreadable'],
  ['too_many_redirects', 'unreadable'],
  ['line item without id', 'unreadable'],
  ['not a line item', 'unreadable'],
  ['not a list', 'unreadable'],
  ['endless pages', 'unreadable'],
  ['next page elsewhere', 'unreadable'],
  ['platform removed', 'platform_removed'],
]);

/** Why a grade is not on the platform, from the recorded problem of its answer. Unknown problems are reported as a failure of ours. */
export function describeScoreProblem(problem: string): SentScoreProblem {
  const [, token, digits] = /^(token )?HTTP (\d{3})$/.exec(problem) ?? [];
  if (digits === undefined) return { code: codes.get(problem) ?? 'failed', status: null };
  const status = Number(digits);
  return { code: codeOfStatus(status, token !== undefined), status };
}

function codeOfStatus(status: number, isOfToken: boolean): SentScoreProblemCode {
  if (status === 429) return 'overloaded';
  if (status === 408 || status === 425 || status >= 500) return 'unavailable';
  if (isOfToken) return 'token_refused';
  if (status === 401 || status === 403) return 'not_allowed';
  if (status === 404 || status === 410) return 'column_missing';
  return status === 409 ? 'conflict' : 'misunderstood';
}
