import type { z } from 'zod';
import { ApiError, toApiError } from './api-error.ts';
import type { Method, PathOf, Sent } from './api-types.ts';
import { preferredLanguage } from './i18n.ts';
import { onceForIntent, signatureOf } from './intents.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { currentUser, sessionState } from './session.ts';

interface Received<Answer> {
  /** The contract of the answer; without it the answer is not read. */
  answer?: z.ZodType<Answer>;
  signal?: AbortSignal | undefined;
  /** Asked on pages open to everybody as well: a session that has ended is no reason to leave them. */
  isIncidental?: boolean;
  /** Said while the page is being left: it goes out all the same. */
  isLast?: boolean;
}

type Options<M extends Method, P extends PathOf<M>, Answer> = Sent<M, P> & Received<Answer>;

/** The options may be left out where the route needs nothing. */
type Rest<M extends Method, P extends PathOf<M>, Answer> =
  object extends Sent<M, P> ? [options?: Options<M, P, Answer>] : [options: Options<M, P, Answer>];

/** A call without the types of its route, as it goes over the wire. */
interface Request {
  query?: object | undefined;
  /** Sent as JSON, a form or a file as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  isIncidental?: boolean;
  isLast?: boolean;
  creates?: boolean;
  /** The key of what is meant, for a call that creates. */
  key?: string;
  /** Told how many bytes of a form have gone out. */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

let onSignedOut: () => void = () => {};

/** Tells the client what to do when the server no longer accepts the session. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** One call to the product's own server, as the signed-in user. Throws an `ApiError`. */
export async function callApi<M extends Method, P extends PathOf<M>, Answer = void>(
  method: M,
  path: P,
  ...[options]: Rest<M, P, Answer>
): Promise<Answer> {
  return answered(method, path, options ?? {}, options?.answer);
}

/** An upload, which always creates: a form with a file to a route that takes one. */
export async function sendForm<Answer = void>(
  path: PathOf<'POST'>,
  body: FormData,
  contract?: z.ZodType<Answer>,
  onProgress?: (sentBytes: number) => void,
): Promise<Answer> {
  return answered('POST', path, { body, creates: true, onProgress }, contract);
}

async function answered<Answer>(
  method: Method,
  path: string,
  sent: Request,
  contract: z.ZodType<Answer> | undefined,
): Promise<Answer> {
  const call = async (key?: string): Promise<Answer> => {
    const response = await request(method, path, key === undefined ? sent : { ...sent, key });
    if (contract === undefined) {
      letGo(response);
      return voidAnswer();
    }
    return readAnswer(response, contract, `${method} ${path}`);
  };
  if (!sent.creates) return call();
  return onceForIntent(signatureOf([method, path, sent.query, sent.body]), call);
}

/** A body that nobody reads holds its connection until the browser tidies up; the act is done whether it arrives or not. */
function letGo(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}

/** The body of an answer, held to its contract. */
async function readAnswer<Answer>(
  response: Response,
  contract: z.ZodType<Answer>,
  call: string,
): Promise<Answer> {
  const parsed = contract.safeParse(await readJson(response));
  if (parsed.success) return parsed.data;
  throw new ApiError({
    status: response.status,
    code: 'answer.unexpected',
    message: `The answer of ${call} has an unexpected shape.`,
    cause: parsed.error,
  });
}

/** The answer as it comes, for what is no JSON; what the server refuses is thrown as an `ApiError`. */
export async function request(method: Method, path: string, options: Request): Promise<Response> {
  const response = await send(method, path, options);
  if (!response.ok) throw await refused(response, options.isIncidental ?? false);
  return response;
}

async function send(method: Method, path: string, options: Request): Promise<Response> {
  const headers = new Headers({
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': preferredLanguage(),
  });
  const isForm = options.body instanceof FormData;
  const isFile = options.body instanceof Blob;
  // The browser names the type of a form itself, with the boundary of its parts.
  if (isFile) headers.set('Content-Type', 'application/octet-stream');
  else if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (options.key !== undefined) headers.set('Idempotency-Key', options.key);
  const user = currentUser();
  if (user !== null) headers.set('Authorization', `Bearer ${user.accessToken}`);
  const address = addressOf(path, options.query);
  try {
    if (options.onProgress !== undefined && options.body instanceof FormData)
      return await sendWithProgress(address, { method, headers, body: options.body }, options.onProgress);
    return await fetch(address, {
      method,
      headers,
      body: bodyOf(options.body),
      signal: options.signal ?? null,
      keepalive: options.isLast ?? false,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({ status: 0, code: 'answer.none', message: 'Nothing answers.', cause });
  }
}

function bodyOf(body: unknown): FormData | Blob | string | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

async function refused(response: Response, isIncidental: boolean): Promise<ApiError> {
  const error = toApiError(response.status, await readJson(response), response.headers.get('retry-after'));
  if (response.status === 401 && !isIncidental && endsSession(error)) onSignedOut();
  return error;
}

/** Wrong credentials and a used code are a 401 too, but say nothing about the session we hold. */
function endsSession(error: ApiError): boolean {
  if (sessionState().kind === 'absent') return false;
  return !['auth.wrong_credentials', 'auth.code_invalid', 'auth.code_elsewhere'].includes(error.code);
}

function addressOf(path: string, query: object | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
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
