import { errorAnswer } from '@redraft/contracts';

/** What went wrong with a call: the server's sentence and code, or `network` / `answer.invalid`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly reference: string | null;
  readonly issues: readonly { path: string; message: string }[];

  constructor(fault: {
    status: number;
    code: string;
    message: string;
    reference?: string | null | undefined;
    issues?: readonly { path: string; message: string }[] | undefined;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.status = fault.status;
    this.code = fault.code;
    this.reference = fault.reference ?? null;
    this.issues = fault.issues ?? [];
  }
}

/** The error behind an answer that is not 2xx, whatever its body looks like. */
export function toApiError(status: number, body: unknown): ApiError {
  const parsed = errorAnswer.safeParse(body);
  if (parsed.success) return new ApiError({ status, ...parsed.data });
  return new ApiError({ status, code: 'internal', message: `The server answered with status ${status}.` });
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
