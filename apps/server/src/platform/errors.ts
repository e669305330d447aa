import { type ErrorCode, errorStatus, type PlainErrorCode } from '@redraft/contracts';
import { type Params, type Sentence, sentence } from '@redraft/sentences';
import { say } from './sentences.ts';

/** `details` and `cause` are for the log only and never leave the server. */
interface Circumstances {
  details?: Record<string, unknown>;
  cause?: unknown;
  /** When to ask again, where that is known. */
  retryAfterSeconds?: number;
  /** For a protocol that has one status for whatever the reason is. */
  status?: number;
}

/** An expected refusal: the sentence for the user, by code and parameters, and a status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: Params;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: PlainErrorCode | Sentence<ErrorCode>, circumstances: Circumstances = {}) {
    super(say('en', refusal), { cause: circumstances.cause });
    this.name = 'AppError';
    const { code, params } = typeof refusal === 'string' ? { code: refusal, params: {} } : refusal;
    this.code = code;
    this.params = params;
    this.status = circumstances.status ?? errorStatus[code];
    this.details = circumstances.details ?? {};
    this.retryAfterSeconds = circumstances.retryAfterSeconds;
  }
}

/** Of any pace of which nothing else is known. */
const defaultRetrySeconds = 60;
/** An outage of the database is over in five seconds as a rule: it was started again. */
const outageRetrySeconds = 5;

export function tooManyRequests(seconds: number = defaultRetrySeconds): AppError {
  return new AppError(sentence('request.rate_limited', { count: seconds }), { retryAfterSeconds: seconds });
}

export function unavailable(cause?: unknown): AppError {
  const count = outageRetrySeconds;
  return new AppError(sentence('service.unavailable', { count }), { retryAfterSeconds: count, cause });
}

/** Somebody has to make room. */
const storageRetrySeconds = 60;

export function storageFull(cause?: unknown): AppError {
  return new AppError('service.storage_full', { retryAfterSeconds: storageRetrySeconds, cause });
}
