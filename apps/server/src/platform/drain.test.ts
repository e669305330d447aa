import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { drainable } from './drain.ts';

const config = { permission: 'public' as const };
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

async function listening(limits?: { restMs: number; boundMs: number }) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  drainable(app, limits);
  app.get('/quick', { config }, async () => 'done');
  app.get('/slow', { config }, () => delay(300, 'done'));
  app.get('/never', { config }, () => new Promise(() => undefined));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address };
}

/** The status, or the code of the error; `reused` tells whether the connection was there before. */
function ask(
  url: string,
  agent: Agent,
): Promise<{ outcome: number | string; connection: string | undefined }> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ outcome: answer.statusCode ?? 0, connection: answer.headers.connection }),
      );
    }).on('error', (error: NodeJS.ErrnoException) =>
      resolve({ outcome: error.code ?? error.message, connection: undefined }),
    );
  });
}

function client(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

describe('a server that ends', () => {
  it('answers every request that reached it, however many come while it ends', async () => {
    const { app, address } = await listening();
    const outcomes: (number | string)[] = [];
    const writers = Array.from({ length: 20 }, async (_, index) => {
      const agent = client();
      for (;;) {
        const { outcome } = await ask(`${address}/${index % 2 === 0 ? 'quick' : 'slow'}`, agent);
        outcomes.push(outcome);
        if (outcome === 'ECONNREFUSED') return;
      }
    });
    await delay(400);
    await app.drain();
    await Promise.all(writers);
    expect(new Set(outcomes)).toEqual(new Set([200, 'ECONNREFUSED']));
    expect(outcomes.filter((outcome) => outcome === 'ECONNREFUSED')).toHaveLength(20);
  });

  it('lets a connection that rests ask once more, and ends it with the answer', async () => {
    const { app, address } = await listening();
    const agent = client();
    expect(await ask(`${address}/quick`, agent)).toMatchObject({ outcome: 200, connection: 'keep-alive' });
    const ended = app.drain();
    await delay(200);
    expect(await ask(`${address}/quick`, agent)).toMatchObject({ outcome: 200, connection: 'close' });
    await ended;
    expect(await ask(`${address}/quick`, client())).toMatchObject({ outcome: 'ECONNREFUSED' });
  });

  it('does not wait for a request that never ends', async () => {
    const { app, address } = await listening({ restMs: 10, boundMs: 100 });
    const never = ask(`${address}/never`, client());
    await delay(100);
    await app.drain();
    expect((await never).outcome).toBe('ECONNRESET');
  });

  it('that never listened ends at once', async () => {
    const app = Fastify();
    drainable(app);
    await app.ready();
    await app.drain();
    expect(app.isDraining()).toBe(true);
  });
});
