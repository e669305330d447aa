import type { AnswerOf, CallDeclaration, JsonCall, Method } from '@redraft/contracts';
import { ApiError, toApiError } from './api-error.ts';
import type { CallAddress, CallInput } from './call-types.ts';
import { preferredLanguage } from './i18n.ts';
import { computeSignature, runOncePerIntent } from './idempotency.ts';
import { noteReachable } from './offline/reachability.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { currentUser, sessionState } from './session.ts';

type Address = Pick<CallDeclaration, 'method' | 'path'>;

interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Also sent on public pages: an expired session must not redirect away from them. */
  isIncidental?: boolean;
  /** Sent while the page unloads; uses `keepalive` so that it still goes out. */
  isLast?: boolean;
}

type Options<Call extends CallDeclaration> = CallInput<Call> & RequestOptions;

/** The options argument is optional if the call takes no input. */
type OptionsArgument<Call extends CallDeclaration> =
  object extends CallInput<Call> ? [options?: Options<Call>] : [options: Options<Call>];

/** A call without its types, as sent over HTTP. */
interface Request {
  query?: object | undefined;
  /** Sent as JSON; a form or a file unchanged. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  isIncidental?: boolean;
  isLast?: boolean;
  /** Idempotency key, for a call that creates something. */
  key?: string;
  /** Reports how many bytes of a form have been uploaded. */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

let onSignedOut: () => void = () => {};

/** Registers what happens when the server no longer accepts the session. */
export function setSignedOutListener(listener: () => void): void {
  onSignedOut = listener;
}

/** Makes one call to the Redraft server as the signed-in user and returns the answer. Throws an `ApiError`. */
export async function callApi<Call extends JsonCall>(
  call: Call,
  ...[options]: OptionsArgument<Call>
): Promise<AnswerOf<Call>> {
  return performCall(call, options ?? {}, (response) => readAnswer(response, call));
}

/** Like `callApi`, if the answer is not needed. */
export async function sendCall<Call extends CallDeclaration>(
  call: Call,
  ...[options]: OptionsArgument<Call>
): Promise<void> {
  return performCall(call, options ?? {}, async (response) => discardBody(response));
}

/** Uploads a form with a file. */
export async function sendForm<Call extends JsonCall>(
  call: Call,
  body: FormData,
  onProgress?: (sentBytes: number) => void,
): Promise<AnswerOf<Call>> {
  return performCall(call, { body, onProgress }, (response) => readAnswer(response, call));
}

async function performCall<Answer>(
  call: CallDeclaration,
  options: Request,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const { method, path } = call;
  const send = async (key?: string): Promise<Answer> =>
    read(await performRequest(call, key === undefined ? options : { ...options, key }));
  if (!call.creates) return send();
  return runOncePerIntent(computeSignature([method, path, options.query, options.body]), send);
}

/** An unread response body holds its connection until garbage collection. Errors do not matter: the action is already done. */
function discardBody(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}

/** Parses the response body by its contract; if the body is text that contains JSON, parses that JSON. */
async function readAnswer<Call extends JsonCall>(response: Response, call: Call): Promise<AnswerOf<Call>> {
  const parsed = call.answer.safeParse(await readJson(response));
  if (!parsed.success) throw buildContractError(response, call, parsed.error);
  if (call.inText === undefined) return parsed.data as AnswerOf<Call>; // cast: this is what its schema gives
  const innerResult = call.inText.safeParse(parseText(parsed.data));
  if (!innerResult.success) throw buildContractError(response, call, innerResult.error);
  return innerResult.data as AnswerOf<Call>; // cast: as above
}

function buildContractError(response: Response, { method, path }: CallDeclaration, cause: unknown): ApiError {
  return new ApiError({
    status: response.status,
    code: 'answer.unexpected',
    message: `The answer of ${method} ${path} has an unexpected shape.`,
    cause,
  });
}

function parseText(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Returns the raw response; an error response is thrown as an `ApiError`. */
export async function request(address: CallAddress, options: Request): Promise<Response> {
  return performRequest(address, options);
}

/** Like `request`, if the caller already has the declaration of the call. */
export async function performRequest({ method, path }: Address, options: Request): Promise<Response> {
  const response = await send(method, path, options);
  if (!response.ok) throw await readError(response, options.isIncidental ?? false);
  return response;
}

async function send(method: Method, path: string, options: Request): Promise<Response> {
  const headers = new Headers({
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': preferredLanguage(),
  });
  const isForm = options.body instanceof FormData;
  const isFile = options.body instanceof Blob;
  // The browser sets the multipart Content-Type of a form itself, including the boundary.
  if (isFile) headers.set('Content-Type', 'application/octet-stream');
  else if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (options.key !== undefined) headers.set('Idempotency-Key', options.key);
  const user = currentUser();
  if (user !== null) headers.set('Authorization', `Bearer ${user.accessToken}`);
  const address = buildUrl(path, options.query);
  try {
    const response =
      options.onProgress !== undefined && options.body instanceof FormData
        ? await sendWithProgress(address, { method, headers, body: options.body }, options.onProgress)
        : await fetch(address, {
            method,
            headers,
            body: buildBody(options.body),
            signal: options.signal ?? null,
            keepalive: options.isLast ?? false,
          });
    noteReachable(true);
    return response;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    noteReachable(false);
    throw new ApiError({ status: 0, code: 'answer.none', message: 'Nothing answers.', cause });
  }
}

function buildBody(body: unknown): FormData | Blob | string | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

async function readError(response: Response, isIncidental: boolean): Promise<ApiError> {
  const error = toApiError(response.status, await readJson(response), response.headers.get('retry-after'));
  if (response.status === 401 && !isIncidental && endsSession(error)) onSignedOut();
  return error;
}

/** Wrong credentials and used codes also answer 401, but do not end the current session. */
function endsSession(error: ApiError): boolean {
  if (sessionState().kind === 'absent') return false;
  return !['auth.wrong_credentials', 'auth.code_invalid', 'auth.code_elsewhere'].includes(error.code);
}

function buildUrl(path: string, query: object | undefined): string {
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
