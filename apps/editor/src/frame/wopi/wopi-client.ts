import {
  dictatedHeader,
  dirtyHeader,
  eventsCodeParameter,
  type FileInfo,
  readCheckFileInfo,
  readEventsCode,
  type SaveHeaders,
  saysDocumentChanged,
  wopiHeader,
  writeSaveHeaders,
} from '@redraft/wopi';
import type { Problem } from './problem.ts';
import type { PutResult } from './put-result.ts';

/** One opening of a file at a WOPI host (docs/editor-protocol.md). Encapsulates address and token, which is in no address. */
export interface WopiFile {
  /** Whether it has an access token; without one, every request fails as without a network. */
  isConnected: () => boolean;
  /** Continues with this token. */
  connect: (access: FileAccess) => void;
  checkFileInfo: () => Promise<FileInfo>;
  /** With the version of the bytes if the host sends it (X-WOPI-ItemVersion). */
  getFile: () => Promise<{ bytes: Uint8Array; itemVersion: string | null }>;
  lock: () => Promise<LockResult>;
  unlock: (options: { leaving: boolean }) => Promise<void>;
  putFile: (bytes: Uint8Array, options: PutOptions) => Promise<PutResponse>;
  /** Reports a problem to the host, if it accepts reports (`path`); the response is ignored. */
  reportProblem: (path: string, problem: Problem) => void;
  /** The address of one connection to the events at `path`, with a code that the host takes once and soon. */
  requestEventsUrl: (path: string) => Promise<string>;
}

/** A token, and the name of the lock that belongs to it. */
export interface FileAccess {
  accessToken: string;
  lockId: string;
}

export interface PutOptions {
  save: SaveHeaders;
  dirtyMs: number;
  isDictated: boolean;
  locked: boolean;
  leaving: boolean;
}
/** `version` is null if the host does not send it: the next save cannot be checked for conflicts then. */
export type PutResponse =
  | Exclude<PutResult, { kind: 'held' }>
  /** 409 without a lock, and with a different lock. */
  | { kind: 'lockExpired' }
  | { kind: 'lockLost' };
export type LockResult =
  | { kind: 'locked' }
  /** Another user has the lock. */
  | { kind: 'held' }
  | { kind: 'refused'; reason: string }
  /** No network, or a server error: worth retrying. */
  | { kind: 'unreachable' };

/** The host rejected the request or could not be reached while opening the file. */
export class WopiError extends Error {
  readonly status: number | null;
  constructor(status: number | null, message: string) {
    super(message);
    this.name = 'WopiError';
    this.status = status;
  }
}

export interface WopiFileOptions extends FileAccess {
  wopiSrc: string;
  /** Language of the host's error messages. */
  language: string;
  fetch: typeof fetch;
}

export function openWopiFile({ wopiSrc, language, fetch, ...access }: WopiFileOptions): WopiFile {
  let { accessToken, lockId } = access;
  const createUrl = (suffix: string): URL => {
    const url = new URL(wopiSrc);
    url.pathname += suffix;
    return url;
  };
  const send = async (
    url: URL,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response> => {
    if (accessToken === '') throw new WopiError(null, '');
    const headers = {
      ...init.headers,
      Authorization: `Bearer ${accessToken}`,
      'Accept-Language': language,
    };
    try {
      return await fetch(url.href, { ...init, headers, cache: 'no-store', credentials: 'omit' });
    } catch (error) {
      throw new WopiError(null, error instanceof Error ? error.message : String(error));
    }
  };
  const request = (suffix: string, init: RequestInit & { headers?: Record<string, string> }) =>
    send(createUrl(suffix), init);
  const get = async (suffix: string): Promise<Response> => {
    const response = await request(suffix, { method: 'GET' });
    if (response.status !== 200) throw new WopiError(response.status, await readErrorMessage(response));
    return response;
  };
  return {
    isConnected: () => accessToken !== '',
    connect: (newAccess) => {
      ({ accessToken, lockId } = newAccess);
    },
    checkFileInfo: async () => {
      const fileInfo = readCheckFileInfo(await (await get('')).json());
      if (fileInfo === null) throw new WopiError(200, '');
      return fileInfo;
    },
    getFile: async () => {
      const response = await get('/contents');
      const itemVersion = response.headers.get(wopiHeader.itemVersion);
      return { bytes: new Uint8Array(await response.arrayBuffer()), itemVersion };
    },
    lock: async () => {
      const headers = { [wopiHeader.override]: 'LOCK', [wopiHeader.lock]: lockId };
      try {
        const response = await request('', { method: 'POST', headers });
        if (response.status === 200) return { kind: 'locked' };
        if (response.status === 409) return { kind: 'held' };
        if (response.status === 429 || response.status >= 500) return { kind: 'unreachable' };
        return { kind: 'refused', reason: response.headers.get(wopiHeader.lockFailureReason) ?? '' };
      } catch {
        return { kind: 'unreachable' };
      }
    },
    unlock: async ({ leaving }) => {
      const headers = { [wopiHeader.override]: 'UNLOCK', [wopiHeader.lock]: lockId };
      // A remaining lock expires, or is taken over by the same user, so a failure is ignored.
      await request('', { method: 'POST', headers, keepalive: leaving }).catch(() => undefined);
    },
    reportProblem: (path, problem) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(problem), keepalive: true };
      // A failed report is not worth an error message to the user.
      send(new URL(path, wopiSrc), init).catch(() => undefined);
    },
    requestEventsUrl: async (path) => {
      const url = new URL(path, wopiSrc);
      const response = await send(url, { method: 'POST' });
      const code = response.status === 200 ? readEventsCode(await response.text()) : null;
      if (code === null) throw new WopiError(response.status, '');
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      url.searchParams.set(eventsCodeParameter, code);
      return url.href;
    },
    putFile: async (bytes, { save, dirtyMs, isDictated, locked, leaving }) => {
      const headers = {
        [wopiHeader.override]: 'PUT',
        ...(locked ? { [wopiHeader.lock]: lockId } : {}),
        ...writeSaveHeaders(save),
        [dirtyHeader]: String(Math.max(0, Math.round(dirtyMs))),
        ...(isDictated ? { [dictatedHeader]: 'true' } : {}),
        'Content-Type': 'application/octet-stream',
      };
      // cast: fetch wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
      const body = bytes as Uint8Array<ArrayBuffer>;
      try {
        return await readPutResponse(
          await request('/contents', { method: 'POST', headers, body, keepalive: leaving }),
        );
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { kind: 'failed', cause: 'offline', message };
      }
    },
  };
}

async function readPutResponse(response: Response): Promise<PutResponse> {
  const text = await response.text();
  switch (response.status) {
    case 200:
      return { kind: 'saved', version: readText(text, 'LastModifiedTime') };
    case 401:
      return { kind: 'refused', cause: 'signedOut', message: extractErrorMessage(text) };
    case 403:
    case 404:
      return { kind: 'refused', cause: 'forbidden', message: extractErrorMessage(text) };
    case 413:
      return { kind: 'refused', cause: 'tooLarge', message: extractErrorMessage(text) };
    case 409:
      if (saysDocumentChanged(readJson(text))) return { kind: 'behind' };
      return (response.headers.get(wopiHeader.lock) ?? '') === ''
        ? { kind: 'lockExpired' }
        : { kind: 'lockLost' };
    default:
      return { kind: 'failed', cause: 'server', message: extractErrorMessage(text) };
  }
}

async function readErrorMessage(response: Response): Promise<string> {
  return extractErrorMessage(await response.text());
}

/** Enough for a sentence or two; another host may answer with a whole page. */
const maxMessageLength = 300;

/** The message of an error response: our host's JSON, or another host's plain text; never markup. */
function extractErrorMessage(text: string): string {
  const message = readText(text, 'message') ?? (/^\s*[<{[]/.test(text) ? '' : text);
  return message.slice(0, maxMessageLength);
}

function readText(text: string, name: string): string | null {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof found === 'string' ? found : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
