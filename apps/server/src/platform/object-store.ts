import { setTimeout as delay } from 'node:timers/promises';
import { createTagCursor, decodeEntities } from '@redraft/documents';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreSettings } from './object-store-settings.ts';
import { timeObjectCall } from './process-metrics.ts';
import { reasonOf } from './reason.ts';

/**
 * A bucket of an S3-compatible object storage. Requests are signed with the checksum of their body, which the storage verifies; what is read is
 * verified here. Every call can be repeated, and is, while the storage does not answer or answers that it cannot at the moment.
 */
export interface ObjectStore {
  put: (key: string, content: Uint8Array) => Promise<void>;
  /** Throws if the content is not what its size and checksum say. */
  get: (key: string, expected: Fingerprint) => Promise<Uint8Array>;
  /** A short text; null if there is no such object. */
  readText: (key: string) => Promise<string | null>;
  /** Has no effect if there is no such object. */
  remove: (key: string) => Promise<void>;
  /** Up to 1000 objects in the order of their keys. */
  list: (prefix: string, after: string) => Promise<ListedObject[]>;
}

export interface Fingerprint {
  size: number;
  /** SHA-256 of the content. */
  sha256: Uint8Array;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

type FailureKind =
  /** The storage does not answer, or not in time, or has too much to do. */
  | 'away'
  | 'missing'
  /** The content is not what was stored. */
  | 'damaged'
  /** Wrong keys, no such bucket, no permission. */
  | 'refused';

export class ObjectStoreError extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ObjectStoreError';
    this.kind = kind;
  }
}

interface Limits {
  attempts: number;
  /** For an answer to a small request. */
  answerMs: number;
  /** Before the second attempt; twice as long before each further one. */
  pauseMs: number;
  /** After the last attempt has failed, calls fail at once for this long: nobody waits for what is known to be away. */
  restMs: number;
}

const defaultLimits: Limits = { attempts: 3, answerMs: 5000, pauseMs: 100, restMs: 2000 };

/** The slowest transfer that is waited for. */
const minBytesPerMs = 1000;

interface Call {
  operation: 'put' | 'get' | 'delete' | 'list';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  /** Bytes that are transferred in either direction. */
  size: number;
}

export function createObjectStore(settings: ObjectStoreSettings, limits: Partial<Limits> = {}): ObjectStore {
  const { attempts, answerMs, pauseMs, restMs } = { ...defaultLimits, ...limits };
  const bucketUrl = urlOfBucket(settings);
  let restingUntil = 0;

  async function call<T>(request: Call, read: (response: Response) => Promise<T>): Promise<T> {
    if (performance.now() < restingUntil)
      throw new ObjectStoreError('away', 'The object storage did not answer a moment ago');
    for (let attempt = 1; ; attempt++) {
      try {
        return await timeObjectCall(request.operation, () => callOnce(request, read));
      } catch (error) {
        if (!(error instanceof ObjectStoreError) || error.kind !== 'away') throw error;
        if (attempt >= attempts) {
          restingUntil = performance.now() + restMs;
          throw error;
        }
        await delay(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  async function callOnce<T>(request: Call, read: (response: Response) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(answerMs + Math.ceil(request.size / minBytesPerMs));
    const { url, method, headers } = await sign(request);
    try {
      const response = await fetch(url, {
        method,
        headers,
        body: (request.body ?? null) as Uint8Array<ArrayBuffer> | null,
        signal,
      });
      if (!response.ok) throw await describeFailure(response, request.key);
      return await read(response);
    } catch (error) {
      if (error instanceof ObjectStoreError) throw error;
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new ObjectStoreError('away', `The object storage does not answer (${reasonOf(cause)})`, error);
    }
  }

  async function sign({ operation, key, query = {}, body }: Call) {
    const url = new URL(key === undefined ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const checksum = await hash(body ?? new Uint8Array());
    const { accessKeyId, secretAccessKey, region } = settings;
    const signer = new AwsV4Signer({
      url: url.href,
      method: methods[operation],
      headers: {
        'x-amz-content-sha256': checksum.toString('hex'),
        ...(body && { 'x-amz-checksum-sha256': checksum.toString('base64') }),
      },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    return signer.sign();
  }

  return {
    put: (key, content) => call({ operation: 'put', key, body: content, size: content.length }, discardBody),
    get: (key, expected) =>
      call({ operation: 'get', key, size: expected.size }, async (response) => {
        const content = new Uint8Array(await response.arrayBuffer());
        if (content.length === expected.size && (await hash(content)).equals(expected.sha256)) return content;
        throw new ObjectStoreError('damaged', `The content of object ${key} is not what was stored`);
      }),
    readText: (key) =>
      call({ operation: 'get', key, size: 0 }, (response) => response.text()).catch(nullIfMissing),
    remove: async (key) => {
      await call({ operation: 'delete', key, size: 0 }, discardBody).catch(nullIfMissing);
    },
    list: (prefix, after) => {
      const query = { 'list-type': '2', prefix, ...(after && { 'start-after': after }) };
      return call({ operation: 'list', query, size: 0 }, async (response) => readList(await response.text()));
    },
  };
}

const methods = { put: 'PUT', get: 'GET', delete: 'DELETE', list: 'GET' } as const;

function urlOfBucket({ endpoint, bucket, addressing }: ObjectStoreSettings): string {
  if (addressing === 'path') return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/+$/, '');
}

/** Not on the calling thread. */
export async function hash(content: Uint8Array): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>)); // cast: nothing here is in shared memory
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ObjectStoreError && error.kind === 'missing') return null;
  throw error;
}

/** A connection is used again only after its answer has been read. */
async function discardBody(response: Response): Promise<void> {
  await response.arrayBuffer();
}

/** Worth another attempt: a time-out, too many requests, a fault of the server. */
const passingStatuses = [408, 429, 500, 502, 503, 504];
/** The same with status 400: the content was changed or cut off on its way. */
const passingCodes = ['BadDigest', 'IncompleteBody', 'RequestTimeout', 'XAmzContentSHA256Mismatch'];

async function describeFailure(response: Response, key: string | undefined): Promise<ObjectStoreError> {
  const { status } = response;
  const code = readElements(await response.text(), ['Code'])[0]?.Code ?? '';
  const says = `The object storage answers with ${status}${code && ` (${code})`}`;
  if (passingStatuses.includes(status) || passingCodes.includes(code))
    return new ObjectStoreError('away', says);
  return status === 404 && code !== 'NoSuchBucket' && key !== undefined
    ? new ObjectStoreError('missing', `Object ${key} is missing. ${says}`)
    : new ObjectStoreError('refused', says);
}

function readList(xml: string): ListedObject[] {
  return readElements(xml, ['Key', 'LastModified']).map(({ Key = '', LastModified = '' }) => ({
    key: Key,
    modifiedAt: new Date(LastModified),
  }));
}

/** The texts of some elements, in groups that end with the last name. */
function readElements(xml: string, names: readonly string[]): Record<string, string>[] {
  const groups: Record<string, string>[] = [];
  let group: Record<string, string> = {};
  const cursor = createTagCursor(xml);
  let start = 0;
  while (cursor.next()) {
    if (cursor.kind === 'open') start = cursor.end;
    if (cursor.kind !== 'close' || !names.includes(cursor.name)) continue;
    group[cursor.name] = decodeEntities(xml.slice(start, cursor.start));
    if (cursor.name !== names.at(-1)) continue;
    groups.push(group);
    group = {};
  }
  return groups;
}
