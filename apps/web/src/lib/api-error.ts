import { type Params, type Sentence, sentence } from '@redraft/sentences';
import { isRecord } from './records.ts';
import { translateKnown } from './sentences.ts';

interface Issue {
  path: string;
  message: string;
  code: string;
  params: Params;
}

/** A failed API call: carries the server's error code, or one of `answer.*`. `message` is for the console; `messageOf` gives the text to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly params: Params;
  /** When it is worth trying again, where the server says so. */
  readonly retryAfterSeconds: number | null;
  readonly issues: readonly Issue[];

  constructor(fault: {
    status: number;
    code: string;
    message: string;
    params?: Params | undefined;
    retryAfterSeconds?: number | null;
    issues?: readonly Issue[] | undefined;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.status = fault.status;
    this.code = fault.code;
    this.params = fault.params ?? {};
    this.retryAfterSeconds = fault.retryAfterSeconds ?? null;
    this.issues = fault.issues ?? [];
  }
}

/**
 * Builds the error for a response that is not 2xx, whatever its body. Validates by hand, because the sign-in form renders before zod is loaded.
 * @param retryAfter Value of the Retry-After header.
 */
export function toApiError(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  // Retry-After may also be an HTTP date; no server that we call sends one.
  const retryAfterSeconds = /^[1-9]\d*$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string') {
    const { code, params } = toStatusSentence(status, retryAfterSeconds);
    return new ApiError({ status, code, params, message: `Status ${status}`, retryAfterSeconds });
  }
  const { code, message, issues } = body;
  return new ApiError({
    status,
    code,
    message,
    params: readParams(body.params),
    retryAfterSeconds,
    issues: Array.isArray(issues) ? issues.flatMap(readIssue) : [],
  });
}

/** For a response that comes from a proxy in front of the server, not from the server itself. */
function toStatusSentence(status: number, seconds: number | null): Sentence {
  if (seconds !== null && status === 429) return sentence('request.rate_limited', { count: seconds });
  if (seconds !== null && status === 503) return sentence('service.unavailable', { count: seconds });
  return sentence('answer.unreadable', { status });
}

function readIssue(issue: unknown): Issue[] {
  if (!isRecord(issue) || typeof issue.path !== 'string' || typeof issue.message !== 'string') return [];
  const { path, message, code } = issue;
  return [{ path, message, code: typeof code === 'string' ? code : '', params: readParams(issue.params) }];
}

function readParams(value: unknown): Params {
  const entries = Object.entries(isRecord(value) ? value : {});
  const isParam = (one: [string, unknown]): one is [string, string | number] =>
    typeof one[1] === 'string' || typeof one[1] === 'number';
  return Object.fromEntries(entries.filter(isParam));
}

/** The sentence to show for anything that was thrown, in the language of the page. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return translateKnown(chooseMessage(error)) ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** For a validation error, the sentence of the first invalid value that names its subject. */
function chooseMessage(error: ApiError): { code: string; params: Params } {
  const [issue] = error.issues;
  const isSpecific = issue !== undefined && !issue.code.startsWith('value.');
  return error.code === 'request.invalid' && isSpecific ? issue : error;
}

/** The sentence for one invalid value. */
export function messageOfIssue(issue: Issue): string {
  return translateKnown(issue) ?? issue.message;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether nothing answered. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'answer.none';
}

/** Whether another user changed the same data in the meantime (optimistic locking conflict). */
export function isEditConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict.changed';
}
