import { connect, type Socket } from 'node:net';

/** A client so light that the host is what is measured: one socket a connection, answers told by their length. */
export interface LoadResult {
  saves: number;
  seconds: number;
  /** Milliseconds, sorted. */
  latencies: Float64Array;
}

function prepare(document: number, body: Uint8Array): Buffer {
  const head = `POST /${document} HTTP/1.1\r\nHost: bench\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** Versions forth and back again, so that neighbours always differ by one save. */
function forthAndBack<T>(list: readonly T[]): T[] {
  return [...list, ...list.slice(1, -1).reverse()];
}

export async function runLoad(options: {
  port: number;
  connections: number;
  documents: readonly Uint8Array[][];
  seconds: number;
}): Promise<LoadResult> {
  const requests = options.documents.map((versions, index) =>
    forthAndBack(versions).map((body) => prepare(index, body)),
  );
  const deadline = performance.now() + options.seconds * 1000;
  const started = performance.now();
  const latencies = await Promise.all(
    Array.from({ length: options.connections }, (_, index) =>
      runConnection({
        port: options.port,
        deadline,
        own: requests.filter((_, document) => document % options.connections === index),
      }),
    ),
  );
  const all = Float64Array.from(latencies.flat()).sort();
  return { saves: all.length, seconds: (performance.now() - started) / 1000, latencies: all };
}

async function runConnection(job: { port: number; deadline: number; own: Buffer[][] }): Promise<number[]> {
  const socket = connect(job.port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const latencies: number[] = [];
  for (let round = 0; performance.now() < job.deadline; round++) {
    for (const versions of job.own) {
      const request = versions[round % versions.length];
      if (!request) continue;
      const sent = performance.now();
      await exchange(socket, request);
      latencies.push(performance.now() - sent);
    }
  }
  socket.destroy();
  return latencies;
}

function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const receive = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const head = answer.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      socket.off('data', receive);
      if (answer.startsWith('HTTP/1.1 200')) resolve();
      else reject(new Error(answer));
    };
    socket.on('data', receive);
    socket.write(request);
  });
}

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
