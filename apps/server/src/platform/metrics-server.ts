import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { hashToken } from './tokens.ts';

/** Whether a request may read the metrics. Compares hashes: comparison in constant time needs inputs of equal length. */
export function isMetricsReader(authorization: string | undefined, token: string): boolean {
  const [, received = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hashToken(received), hashToken(token));
}

export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/** For a process that answers nothing else: `/metrics` on a port of its own, only with the token. */
export async function serveMetrics(
  registry: Registry,
  { port, host, token }: { port: number; host: string; token: string },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, async (request, response) => {
    const answer = (status: number, body = '') => void response.writeHead(status).end(body);
    if (request.method !== 'GET' || request.url !== '/metrics') return answer(404);
    if (!isMetricsReader(request.headers.authorization, token)) return answer(401);
    try {
      response.setHeader('content-type', registry.contentType);
      answer(200, await registry.metrics());
    } catch {
      answer(500);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
