import { expect, it } from 'vitest';
import { serveMetrics } from './metrics-server.ts';
import { createMetricsRegistry, timeJob } from './process-metrics.ts';

const token = 'a token of sixteen characters';

it('metrics of a worker are served on a port of their own, only with the token', async () => {
  const server = await serveMetrics(createMetricsRegistry(), { port: 0, host: '127.0.0.1', token });
  const get = (path: string, bearer: string) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { authorization: `Bearer ${bearer}` } });
  await timeJob('sweep-the-yard', async () => undefined);
  await expect(timeJob('sweep-the-yard', async () => Promise.reject(new Error('rain')))).rejects.toThrow(
    'rain',
  );
  expect((await get('/metrics', 'another')).status).toBe(401);
  expect((await get('/', token)).status).toBe(404);
  const answer = await get('/metrics', token);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const outcome of ['completed', 'failed'])
    expect(text).toContain(
      `redraft_job_duration_seconds_count{queue="sweep-the-yard",outcome="${outcome}"} 1`,
    );
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  await server.close();
});
