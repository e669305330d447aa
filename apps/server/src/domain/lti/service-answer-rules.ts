/** The result of a call to a platform's service. */
export type ServiceOutcome =
  /** `retryAfter` is the value of the Retry-After header. */
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  | { kind: 'unanswered'; reason: string }
  /** Refused by this server: the URL may not be called. */
  | { kind: 'not asked'; reason: string }
  | { kind: 'token refused'; status: number };

export type ServiceVerdict =
  | { kind: 'done' }
  /** The platform has a newer score. */
  | { kind: 'newer' }
  /** A repetition would be refused too. */
  | { kind: 'refused'; problem: string }
  /** Nothing is sent to the platform for a while. */
  | { kind: 'later'; problem: string; until: Date };

const firstPauseMs = 15_000;
const maxPauseMs = 60 * 60_000;
const maxRetryAfterMs = 6 * maxPauseMs;

/** `failures`: consecutive failures of the platform before this one. */
export function judgeAnswer(outcome: ServiceOutcome, failures: number, now: Date): ServiceVerdict {
  const later = (problem: string, ms: number): ServiceVerdict => ({
    kind: 'later',
    problem,
    until: new Date(now.getTime() + ms),
  });
  const backOff = Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures, 20));
  switch (outcome.kind) {
    case 'unanswered':
      return later(outcome.reason, backOff);
    case 'not asked':
      return { kind: 'refused', problem: outcome.reason };
    case 'token refused':
      return isTemporary(outcome.status)
        ? later(`token HTTP ${outcome.status}`, backOff)
        : { kind: 'refused', problem: `token HTTP ${outcome.status}` };
    case 'answered': {
      const { status, retryAfter } = outcome;
      if (status >= 200 && status < 300) return { kind: 'done' };
      if (isTemporary(status))
        return later(`HTTP ${status}`, Math.max(backOff, readRetryAfter(retryAfter, now)));
      return status === 409 ? { kind: 'newer' } : { kind: 'refused', problem: `HTTP ${status}` };
    }
  }
}

function isTemporary(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** The Retry-After header: seconds, or a date (RFC 9110). */
function readRetryAfter(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) ? Math.min(maxRetryAfterMs, Math.max(0, ms)) : 0;
}

/** A claim older than this was left by a process that has died. */
export function oldestClaim(now: Date): Date {
  return new Date(now.getTime() - 5 * 60_000);
}

/** The URL of a sub-resource of a line item: the path is extended before the query, which some line items have. */
export function addressOfPart(
  lineItem: string,
  part: 'scores' | 'results',
  query?: [string, string],
): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${part}`;
  if (query) url.searchParams.set(...query);
  return url.href;
}

/** The URL of a relation in a Link header (RFC 8288), such as `next` for the next page; null if there is none. */
export function findLink(link: string | undefined, relation: string, base: string): string | null {
  const found = (link ?? '').split(/,\s*(?=<)/).find((one) => relationsOf(one).includes(relation));
  const target = found && /<([^>]+)>/.exec(found)?.[1];
  return target !== undefined && URL.canParse(target, base) ? new URL(target, base).href : null;
}

function relationsOf(link: string): string[] {
  const [, quoted, bare] = /;\s*rel=(?:"([^"]*)"|([^;,\s]+))/i.exec(link) ?? [];
  return (quoted ?? bare ?? '').toLowerCase().split(/\s+/);
}
