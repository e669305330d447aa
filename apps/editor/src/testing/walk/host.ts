import { docChanged, readSaveHeaders, wopiHeader } from '@redraft/wopi';

/** State of the connection between page and host. */
export type Connection = 'up' | 'down' | 'answers lost' | 'server fails';

interface Version {
  bytes: Uint8Array;
  time: string;
}

/** An in-memory WOPI host with one file and one user: a lock, a version per save, and rejection of saves not based on the newest version. */
export interface Host {
  fetch: typeof fetch;
  connection: Connection;
  getVersion: () => Version;
  /** Disconnects the page with this number. */
  disconnect: (page: number) => void;
  /** Number of unanswered requests. */
  pending: () => number;
  saves: () => number;
}

export function createHost(name: string, bytes: Uint8Array): Host {
  let version: Version = { bytes, time: createTime(1) };
  let versions = 1;
  let lock = '';
  let pending = 0;
  const disconnectedPages = new Set<number>();
  const checkFileInfo = (): Response =>
    Response.json({
      BaseFileName: name,
      UserId: 'student',
      OwnerId: 'student',
      UserFriendlyName: 'Ana',
      LastModifiedTime: version.time,
      Version: version.time,
      UserCanWrite: true,
      SupportsLocks: true,
      PostMessageOrigin: 'https://host.test',
    });
  const put = (headers: Headers, body: Uint8Array): Response => {
    if (lock !== '' && headers.get(wopiHeader.lock) !== lock)
      return new Response('', { status: 409, headers: { [wopiHeader.lock]: lock } });
    const { timestamp } = readSaveHeaders((header) => headers.get(header) ?? undefined);
    if (timestamp !== null && timestamp !== version.time) return Response.json(docChanged, { status: 409 });
    versions += 1;
    version = { bytes: Uint8Array.from(body), time: createTime(versions) };
    return Response.json({ LastModifiedTime: version.time });
  };
  const post = (headers: Headers, init: RequestInit): Response => {
    const requestedLock = headers.get(wopiHeader.lock) ?? '';
    switch (headers.get(wopiHeader.override)) {
      case 'LOCK':
        // The same user takes it over from another opening.
        lock = requestedLock;
        return new Response('');
      case 'UNLOCK':
        if (lock === requestedLock) lock = '';
        return new Response('');
      default:
        if (!(init.body instanceof Uint8Array)) throw new Error('A save without bytes');
        return put(headers, init.body);
    }
  };
  const handleRequest = (url: URL, init: RequestInit): Response => {
    if (init.method === 'POST') return post(new Headers(init.headers), init);
    if (!url.pathname.endsWith('/contents')) return checkFileInfo();
    const body = Uint8Array.from(version.bytes);
    return new Response(body, { headers: { [wopiHeader.itemVersion]: version.time } });
  };
  const host: Host = {
    connection: 'up',
    fetch: async (address, init = {}) => {
      const url = new URL(String(address));
      const page = Number(url.searchParams.get('page'));
      if (disconnectedPages.has(page)) return never();
      if (host.connection === 'down') throw new TypeError('Failed to fetch');
      if (host.connection === 'server fails') return new Response('', { status: 503 });
      const isResponseLost = host.connection === 'answers lost';
      pending += 1;
      // Requests of a closing page are still sent.
      const response = handleRequest(url, init);
      await new Promise((resolve) => setImmediate(resolve));
      pending -= 1;
      if (disconnectedPages.has(page)) return never();
      if (isResponseLost) throw new TypeError('Failed to fetch');
      return response;
    },
    getVersion: () => version,
    disconnect: (page) => void disconnectedPages.add(page),
    pending: () => pending,
    saves: () => versions - 1,
  };
  return host;
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function createTime(version: number): string {
  return new Date(Date.UTC(2026, 0, 5, 8, 0, version)).toISOString();
}
