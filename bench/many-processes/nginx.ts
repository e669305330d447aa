import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeNginxFolder } from '../../scripts/deploy/nginx-folder.ts';
import { type Nginx, startNginx } from '../../scripts/deploy/nginx-process.ts';
import { freePort } from '../server.ts';

/** How nginx chooses a web process: by file, as shipped, in turn, or always the first. */
export type Choice = 'byFile' | 'inTurn' | 'one';

interface Front {
  port: number;
  /** Ports of two web processes. */
  servers: readonly [number, number];
  choice: Choice;
}

/** An nginx with the files of deploy/nginx. They are changed only where a measurement needs it: no TLS, no limit of requests for each connection, and the choice. */
export async function startFront(folder: string, { port, servers, choice }: Front): Promise<Nginx> {
  const main = writeNginxFolder(folder, {
    servers: 'servers.conf',
    addresses: { '127.0.0.1:3001': `127.0.0.1:${servers[0]}`, '127.0.0.1:3002': `127.0.0.1:${servers[1]}` },
    http: await freePort(),
    https: port,
  });
  const site = path.join(folder, 'redraft.site');
  await rm(path.join(folder, 'collabora.site'));
  await edit(main, 'http {\n', 'http {\n  keepalive_requests 1000000;\n');
  await edit(site, ' ssl http2 default_server;', ';');
  await edit(site, /^ *ssl_.*\n/gm, '');
  if (choice !== 'byFile') await edit(site, /^ *hash .*\n/gm, '');
  if (choice === 'one')
    await edit(path.join(folder, 'redraft-servers.conf'), `server 127.0.0.1:${servers[1]} max_fails=0;`, '');
  return startNginx(main, port);
}

async function edit(file: string, part: string | RegExp, by: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replaceAll(part, by);
  if (after === before) throw new Error(`${file} does not contain ${part}`);
  await writeFile(file, after);
}
