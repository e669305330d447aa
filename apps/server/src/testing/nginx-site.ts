import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { afterEach } from 'vitest';
import { writeNginxFolder } from '../../../../scripts/deploy/nginx-folder.ts';
import { type Nginx, startNginx } from '../../../../scripts/deploy/nginx-process.ts';
import { freePort } from './free-port.ts';
import { dataDir, start } from './program.ts';

export type WebProcess = ReturnType<typeof start> & { address: string; restart: () => Promise<void> };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Message {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** Two web processes on one database behind nginx with the files of deploy/nginx. */
export interface NginxSite {
  servers: readonly [WebProcess, WebProcess];
  /** Through nginx. */
  send: (path: string, message?: Message) => Promise<Answer>;
  /** Opens a WebSocket through nginx, and closes it; returns the status. */
  upgrade: (path: string) => Promise<number>;
  readLog: (name: 'access.log' | 'error.log') => Promise<string>;
}

/** To be called after `useProgram`, whose processes end last. */
export function useNginx(): { startSite: (connectionString: string) => Promise<NginxSite> } {
  let nginx: Nginx | undefined;
  let agent: https.Agent | undefined;
  afterEach(async () => {
    agent?.destroy();
    await nginx?.stop();
  });
  const startSite = async (connectionString: string): Promise<NginxSite> => {
    const folder = await dataDir();
    const port = await freePort();
    const publicUrl = `https://localhost:${port}`;
    const startOne = () => startWeb({ connectionString, publicUrl });
    const servers = await Promise.all([startOne(), startOne()] as const);
    const main = writeNginxFolder(folder, {
      servers: 'servers.conf',
      addresses: {
        '127.0.0.1:3001': new URL(servers[0].address).host,
        '127.0.0.1:3002': new URL(servers[1].address).host,
      },
      http: await freePort(),
      https: port,
    });
    nginx = await startNginx(main, port);
    agent = new https.Agent({ keepAlive: true, ca: await readFile(path.join(folder, 'tls', 'redraft.crt')) });
    const place = { host: '127.0.0.1', servername: 'localhost', port, agent };
    const request = (target: string, { method = 'GET', headers = {} }: Message) =>
      https.request({ ...place, path: target, method, headers: { host: `localhost:${port}`, ...headers } });
    return {
      servers,
      send: async (target, message = {}) => {
        const sent = request(target, message).end(message.body);
        // cast: the only argument of the event.
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        return {
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        };
      },
      upgrade: async (target) => {
        const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
        const asked = request(target, { headers: { connection: 'Upgrade', upgrade: 'websocket', ...key } });
        asked.end();
        return new Promise((resolve, reject) => {
          asked.once('error', reject);
          asked.once('upgrade', ({ statusCode }, socket) => {
            socket.destroy();
            resolve(statusCode ?? 0);
          });
          asked.once('response', (answer) => {
            answer.resume();
            resolve(answer.statusCode ?? 0);
          });
        });
      },
      readLog: (name) => readFile(path.join(folder, name), 'utf8'),
    };
  };
  return { startSite };
}

async function startWeb({ connectionString, publicUrl }: { connectionString: string; publicUrl: string }) {
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: await dataDir(),
    DATABASE_URL: connectionString,
    ROLES: 'web',
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'info',
    LEARNING_PLATFORM_PORT: '0',
  };
  const run = async () => {
    const started = start(env);
    await started.says('Redraft is running');
    return started;
  };
  const restart = async () => {
    Object.assign(web, await run());
  };
  const web = { ...(await run()), address: `http://127.0.0.1:${port}`, restart };
  return web;
}
