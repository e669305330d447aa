import { type ErrorCode, errorStatus, type PlainErrorCode } from '@redraft/contracts';
import { type Params, type Sentence, sentence } from '@redraft/sentences';
import { say } from './sentences.ts';

/** `details` and `cause` are for the log only and never leave the server. */
interface Circumstances {
  details?: Record<string, unknown>;
  cause?: unknown;
  /** When the client should retry, if known. */
  retryAfterSeconds?: number;
  /** For protocols that use one status for any reason. */
  status?: number;
}

/** An expected refusal: the code and parameters of the user's message, and an HTTP status. */
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

/** For rate limits without a known window. */
const defaultRetrySeconds = 60;
/** Most database outages end within five seconds, after a restart. */
const outageRetrySeconds = 5;

export function tooManyRequests(seconds: number = defaultRetrySeconds): AppError {
  return new AppError(sentence('request.rate_limited', { count: seconds }), { retryAfterSeconds: seconds });
}

export function unavailable(cause?: unknown): AppError {
  const count = outageRetrySeconds;
  return new AppError(sentence('service.unavailable', { count }), { retryAfterSeconds: count, cause });
}

/** An operator has to free disk space. */
const storageRetrySeconds = 60;

export function storageFull(cause?: unknown): AppError {
  return new AppError('service.storage_full', { retryAfterSeconds: storageRetrySeconds, cause });
}
