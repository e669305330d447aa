import type { z } from 'zod';
import { ApiError, toApiError } from './api-error.ts';
import { currentUser, sessionState } from './session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type QueryValue = string | number | boolean | null | undefined;

export type CallOptions<Answer> = {
  query?: Record<string, QueryValue>;
  /** JSON, or a Blob, FormData or bytes that go as they are. */
  body?: unknown;
  /** The contract of the answer; without it the answer is not read. */
  answer?: z.ZodType<Answer>;
  signal?: AbortSignal;
};

let onSignedOut: () => void = () => {};

/** Tells the client what to do when the server no longer accepts the session. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** One call to the product's own server, as the signed-in user. Throws an `ApiError`. */
export async function callApi<Answer = void>(
  method: Method,
  path: string,
  options: CallOptions<Answer> = {},
): Promise<Answer> {
  const response = await send(method, path, options);
  if (!response.ok) throw await refused(response);
  if (options.answer === undefined) return voidAnswer();
  const parsed = options.answer.safeParse(await readJson(response));
  if (parsed.success) return parsed.data;
  throw new ApiError({
    status: response.status,
    code: 'answer.invalid',
    message: `The answer of ${method} ${path} has an unexpected shape.`,
    cause: parsed.error,
  });
}

/** The bytes of a download. */
export async function downloadBlob(path: string, query?: CallOptions<void>['query']): Promise<Blob> {
  const response = await send('GET', path, query === undefined ? {} : { query });
  if (!response.ok) throw await refused(response);
  return response.blob();
}

async function send<Answer>(method: Method, path: string, options: CallOptions<Answer>): Promise<Response> {
  const { payload, contentType } = encodeBody(options.body);
  const headers = new Headers({ Accept: 'application/json' });
  if (contentType !== null) headers.set('Content-Type', contentType);
  const user = currentUser();
  if (user !== null) headers.set('Authorization', `Bearer ${user.accessToken}`);
  try {
    return await fetch(addressOf(path, options.query), {
      method,
      headers,
      body: payload,
      signal: options.signal ?? null,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({ status: 0, code: 'network', message: 'The server cannot be reached.', cause });
  }
}

async function refused(response: Response): Promise<ApiError> {
  const error = toApiError(response.status, await readJson(response));
  if (response.status === 401 && endsSession(error)) onSignedOut();
  return error;
}

/** Wrong credentials and a used code are a 401 too, but say nothing about the session we hold. */
function endsSession(error: ApiError): boolean {
  if (sessionState().kind === 'absent') return false;
  return error.code !== 'auth.wrong_credentials' && error.code !== 'auth.code_invalid';
}

function encodeBody(body: unknown): { payload: BodyInit | null; contentType: string | null } {
  if (body === undefined) return { payload: null, contentType: null };
  if (body instanceof Blob || body instanceof FormData || body instanceof ArrayBuffer) {
    return { payload: body, contentType: null };
  }
  return { payload: JSON.stringify(body), contentType: 'application/json' };
}

function addressOf(path: string, query: CallOptions<unknown>['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) parameters.set(name, String(value));
  }
  const address = path.startsWith('/') ? path : `/${path}`;
  return parameters.size === 0 ? address : `${address}?${parameters}`;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** Without a contract `Answer` is its default, void: the one place where nothing stands for something. */
function voidAnswer<Answer>(): Answer {
  return undefined as Answer; // boundary: callers that want a value pass a contract
}
