import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { PlainErrorCode } from '@redraft/contracts';
import type { FastifyInstance } from 'fastify';
import { answerOf } from './error-answers.ts';

/** How long anybody may take to say something. */
export interface RequestTimeouts {
  /** For the headers, from the first moment of the connection. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** How often it is looked whether somebody takes too long. */
  lookMs: number;
  /** What has to come of a body from one look to the next. */
  bytesPerLook: number;
  /** At once; the next is closed as it comes. */
  connections: number;
}

/**
 * The largest document, 25 MB, has ten minutes: 350 kbit/s. A kilobyte a second is asked of every body, so that whoever sends a byte now
 * and then is gone in half a minute and not in ten. A line that rests for a moment is none of these.
 */
export const defaultTimeouts: RequestTimeouts = {
  headersMs: 15_000,
  requestMs: 600_000,
  lookMs: 15_000,
  bytesPerLook: 15 * 1024,
  connections: 10_000,
};

/** What Node and Fastify take care of by themselves. */
export function createTimedServer(patience: RequestTimeouts) {
  return {
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookMs },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => endConnection(socket, error.code),
  };
}

/** The minimal pace of bodies, for which Node has no setting. */
export function refuseSlowBodies(app: FastifyInstance, patience: RequestTimeouts): void {
  app.server.maxConnections = patience.connections;
  // Bytes read from the connection at the last look; null before the first, since when too little time may have passed.
  const arriving = new Map<IncomingMessage, number | null>();
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) {
      arriving.set(raw, null);
      raw.once('close', () => arriving.delete(raw));
    }
    done();
  });
  const timer = setInterval(() => {
    for (const [raw, before] of arriving) {
      const { socket } = raw;
      if (before !== null && isTooSlow(raw, socket.bytesRead - before, patience.bytesPerLook))
        endConnection(socket, 'ERR_HTTP_REQUEST_TIMEOUT');
      else arriving.set(raw, socket.bytesRead);
    }
  }, patience.lookMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A body that we do not read at the moment cannot be slow. */
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

/** Says why on the connection itself, as there is no request that could be answered, and closes it. */
function endConnection(socket: Socket, reason: string | undefined): void {
  if (!socket.writable || reason === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, code } = refusals.get(reason) ?? { status: 400, code: 'request.invalid' };
  const body = JSON.stringify(answerOf(code));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
