import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Nginx {
  stop: () => Promise<void>;
}

/** Debian installs it outside the PATH of normal users. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };

export function isNginxThere(): boolean {
  return spawnSync('nginx', ['-v'], { env, stdio: 'ignore' }).status === 0;
}

/** A proxied port: round robin or hashed by path, without sticky sessions. */
interface Front {
  port: number;
  servers: readonly number[];
  isByFile?: boolean;
}

export async function startNginx(folder: string, fronts: readonly Front[]): Promise<Nginx> {
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, fronts));
  const child = spawn('nginx', ['-p', folder, '-c', file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit').then(() => {
    throw new Error('nginx ended by itself.');
  });
  exited.catch(() => undefined);
  for (const { port } of fronts) await Promise.race([listens(port), exited]);
  return { stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(20);
  }
}

/** As in deploy/nginx/redraft.conf, without TLS and on other ports. */
function configuration(folder: string, fronts: readonly Front[]): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const blocks = fronts.map(
    ({ port, servers, isByFile }, index) => `
    upstream redraft_${index} {
      ${isByFile ? 'hash $redraft_file consistent;' : ''}
      ${servers.map((server) => `server 127.0.0.1:${server};`).join(' ')}
      keepalive 64;
    }
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 30m;
      client_body_buffer_size 256k;
      location / {
        proxy_pass http://redraft_${index};
        proxy_http_version 1.1;
        proxy_set_header Host $host:$server_port;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
        proxy_buffering off;
        proxy_next_upstream error timeout;
      }
    }`,
  );
  return `${user}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  keepalive_requests 1000000;
  ${temporary.join(' ')}
  map $uri $redraft_file { default $uri; "~^(?<one>/wopi/files/[^/]+)" $one; }
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  ${blocks.join('\n')}
}
`;
}
