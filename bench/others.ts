import { setTimeout as delay } from 'node:timers/promises';
import { readMetrics } from './save-path/metrics-text.ts';
import type { ServerProcess } from './server.ts';

export const metricsToken = 'a-token-for-the-bench';

/** Polls a cheap endpoint: the longest response time in milliseconds shows how long other users are blocked. */
export function watchOthers(server: ServerProcess): { end: () => Promise<number> } {
  let isEnding = false;
  let longest = 0;
  const watching = (async () => {
    while (!isEnding) {
      const startedAt = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      longest = Math.max(longest, performance.now() - startedAt);
      await delay(5);
    }
  })();
  return {
    end: async () => {
      isEnding = true;
      await watching;
      return longest;
    },
  };
}

/** Memory in bytes of a server started with the metrics token, without its worker. */
export async function measureMemory(server: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${server.address}/metrics`, { headers });
  const name = 'process_resident_memory_bytes';
  return readMetrics(await answer.text()).find((metric) => metric.name === name)?.value ?? 0;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
