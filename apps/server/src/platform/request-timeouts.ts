import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { PlainErrorCode } from '@redraft/contracts';
import type { FastifyInstance } from 'fastify';
import { answerOf } from './error-answers.ts';

/** Time limits for clients. */
export interface RequestTimeouts {
  /** For the headers, from the start of the connection. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** Interval of checks for slow clients. */
  checkIntervalMs: number;
  /** The minimum number of body bytes per interval. */
  minBytesPerCheck: number;
  /** Maximum of simultaneous connections; further ones are closed at once. */
  connections: number;
}

/**
 * The largest document, 25 MB, may take ten minutes: 350 kbit/s. Every body must arrive at a kilobyte per second at least, so that clients that
 * trickle bytes are closed after half a minute instead of ten. Short stalls are tolerated.
 */
export const defaultTimeouts: RequestTimeouts = {
  headersMs: 15_000,
  requestMs: 600_000,
  checkIntervalMs: 15_000,
  minBytesPerCheck: 15 * 1024,
  connections: 10_000,
};

/** The limits that Node and Fastify enforce themselves. */
export function createTimedServer(timeouts: RequestTimeouts) {
  return {
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => endConnection(socket, error.code),
  };
}

/** The minimum rate of bodies, for which Node has no setting. */
export function refuseSlowBodies(app: FastifyInstance, timeouts: RequestTimeouts): void {
  app.server.maxConnections = timeouts.connections;
  // Bytes read from the connection at the last check; null before the first check, because the interval may have been shorter.
  const bytesAtLastCheck = new Map<IncomingMessage, number | null>();
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) {
      bytesAtLastCheck.set(raw, null);
      raw.once('close', () => bytesAtLastCheck.delete(raw));
    }
    done();
  });
  const timer = setInterval(() => {
    for (const [raw, before] of bytesAtLastCheck) {
      const { socket } = raw;
      if (before !== null && isTooSlow(raw, socket.bytesRead - before, timeouts.minBytesPerCheck))
        endConnection(socket, 'ERR_HTTP_REQUEST_TIMEOUT');
      else bytesAtLastCheck.set(raw, socket.bytesRead);
    }
  }, timeouts.checkIntervalMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A body that we are not reading at the moment cannot be slow. */
export function isTooSlow(
  body: Pick<IncomingMessage, 'complete' | 'readableFlowing'>,
  bytes: number,
  bytesPerLook: number,
): boolean {
  return !body.complete && body.readableFlowing === true && bytes < bytesPerLook;
}

const refusals = new Map<string | undefined, { status: number; code: PlainErrorCode }>([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, code: 'request.timeout' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, code: 'request.too_large' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, code: 'request.too_large' }],
]);

/** Writes a raw response and closes the connection: there is no request object to answer. */
function endConnection(socket: Socket, reason: string | undefined): void {
  if (!socket.writable || reason === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, code } = refusals.get(reason) ?? { status: 400, code: 'request.invalid' };
  const body = JSON.stringify(answerOf(code));
  const headerLines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${headerLines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
