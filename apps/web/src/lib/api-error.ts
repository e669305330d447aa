import i18next from 'i18next';
import { isRecord } from './records.ts';

/** What went wrong with a call: the server's sentence and code, or `network` / `answer.invalid`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly reference: string | null;
  /** When it is worth trying again, where the server says so. */
  readonly retryAfterSeconds: number | null;
  readonly issues: readonly { path: string; message: string }[];

  constructor(fault: {
    status: number;
    code: string;
    message: string;
    reference?: string | null | undefined;
    retryAfterSeconds?: number | null;
    issues?: readonly { path: string; message: string }[] | undefined;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.status = fault.status;
    this.code = fault.code;
    this.reference = fault.reference ?? null;
    this.retryAfterSeconds = fault.retryAfterSeconds ?? null;
    this.issues = fault.issues ?? [];
  }
}

/**
 * The error behind an answer that is not 2xx, whatever its body looks like. Read by hand: the sign-in form is
 * there before zod is.
 *
 * @param retryAfter The header of this name.
 */
export function toApiError(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  // A date is possible there too, and sent by nobody we know.
  const retryAfterSeconds = /^[1-9]\d*$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string') {
    const message = `The server answered with status ${status}.`;
    return new ApiError({ status, code: 'internal', message, retryAfterSeconds });
  }
  const { code, message, reference, issues } = body;
  return new ApiError({
    status,
    code,
    message,
    retryAfterSeconds,
    reference: typeof reference === 'string' ? reference : null,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
  });
}

type Issue = ApiError['issues'][number];

function isIssue(issue: unknown): issue is Issue {
  return isRecord(issue) && typeof issue.path === 'string' && typeof issue.message === 'string';
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.retryAfterSeconds !== null) {
    const count = error.retryAfterSeconds;
    if (error.status === 429) return i18next.t('ui:notNow.tooMany', { count });
    if (error.status === 503) return i18next.t('ui:notNow.unavailable', { count });
  }
  return error instanceof Error ? error.message : String(error);
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
