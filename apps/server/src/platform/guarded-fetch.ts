import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/**
 * Fetches URLs that someone else supplied, safe against server-side request forgery. Only HTTPS, and only public addresses: a name is resolved once,
 * all its addresses must be public, and the connection uses the checked address, so nothing can change between check and use. Redirects are checked
 * in the same way.
 */
export type GuardedFetch = (address: string, request?: GuardedRequest) => Promise<GuardedResponse>;

export interface GuardedRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface GuardedResponse {
  status: number;
  /** Names in lower case; the first of several values. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

export type FetchProblem = 'address_refused' | 'no_answer' | 'too_large' | 'too_many_redirects';

export class FetchRefusal extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, cause?: unknown) {
    super(`The address was not fetched: ${problem}`, { cause });
    this.problem = problem;
  }
}

interface Options {
  /** Also allows plain HTTP and private networks: for installations where everything runs on one machine. */
  allowsLocal: boolean;
  /** Tests set a shorter limit. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** JWKS, OpenID configurations and pages of a roster are far smaller. */
const maxBytes = 2 * 1024 * 1024;
const maxRedirects = 3;

export function createGuardedFetch({ allowsLocal, timeoutMs = defaultTimeoutMs }: Options): GuardedFetch {
  return async (address, request = {}) => {
    let nextAddress = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const url = allowedUrl(nextAddress, allowsLocal);
      if (url === null) throw new FetchRefusal('address_refused');
      const response = await send(url, request, { allowsLocal, timeoutMs });
      const { location } = response.headers;
      const isRedirect = [301, 302, 303, 307, 308].includes(response.status) && location !== undefined;
      // A request with a body is not repeated at another URL.
      if (!isRedirect || (request.method ?? 'GET') !== 'GET') return response;
      if (!URL.canParse(location, url.href)) throw new FetchRefusal('address_refused');
      const target = new URL(location, url);
      // The Authorization header is not sent to another origin.
      if (target.origin !== url.origin && request.headers?.authorization !== undefined)
        throw new FetchRefusal('address_refused');
      nextAddress = target.href;
    }
    throw new FetchRefusal('too_many_redirects');
  };
}

/** Checks what the URL itself tells; host names are checked when they are resolved. Null if the URL is not allowed. */
export function allowedUrl(address: string, allowsLocal: boolean): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:')) return null;
  if (allowsLocal) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivateAddress(host)) return null;
  return /(^|\.)localhost\.?$/i.test(host) ? null : url;
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body }: GuardedRequest,
  { allowsLocal, timeoutMs }: Required<Options>,
): Promise<GuardedResponse> {
  const options: RequestOptions = {
    method,
    headers: { accept: 'application/json', ...headers, ...lengthOf(body) },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    ...(allowsLocal ? {} : { lookup: lookupPublic }),
  };
  return new Promise((resolvePromise, reject) => {
    const fail = (cause: unknown) =>
      reject(cause instanceof FetchRefusal ? cause : new FetchRefusal('no_answer', cause));
    const clientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      options,
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxBytes) return response.destroy(new FetchRefusal('too_large'));
          chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () =>
          resolvePromise({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat()[0]]),
            ),
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    clientRequest.on('error', fail);
    clientRequest.end(body);
  });
}

function lengthOf(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}

/** `net.connect` asks for all addresses of a name, or for one. */
const lookupPublic: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => !isPrivateAddress(address));
    if (!isPublic) return callback(new FetchRefusal('address_refused'), []);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  });
};
