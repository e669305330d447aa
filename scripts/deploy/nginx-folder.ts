import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from './read-files.ts';

interface Places {
  /** File in deploy/nginx with the list of web processes. */
  servers: string;
  /** Other addresses of web processes than those in the list. */
  addresses?: Readonly<Record<string, string>>;
  /** Ports instead of 80 and 443. */
  http: number;
  https: number;
}

/** Writes deploy/nginx into a folder from which nginx can run without root, with a certificate for localhost. Returns the main file. */
export function writeNginxFolder(folder: string, { servers, addresses = {}, http, https }: Places): string {
  const tls = path.join(folder, 'tls');
  if (!existsSync(tls)) makeCertificate(tls);
  const place = (text: string) =>
    Object.entries(addresses)
      .reduce((changed, [listed, address]) => changed.replaceAll(listed, address), text)
      .replaceAll('/etc/nginx/redraft-servers.conf', path.join(folder, 'redraft-servers.conf'))
      .replaceAll('/etc/nginx/conf.d/*.conf', path.join(folder, '*.site'))
      .replaceAll('/etc/nginx/tls', tls)
      .replaceAll('/var/log/nginx/', path.join(folder, '/'))
      .replaceAll('/run/nginx.pid', path.join(folder, 'nginx.pid'))
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${path.join(folder, name)};\n`,
  );
  writeFileSync(path.join(folder, 'redraft-servers.conf'), place(readText(`deploy/nginx/${servers}`)));
  for (const name of ['redraft', 'collabora'])
    writeFileSync(path.join(folder, `${name}.site`), place(readText(`deploy/nginx/${name}.conf`)));
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    place(readText('deploy/nginx/nginx.conf'))
      .replace('error_log stderr', `error_log ${path.join(folder, 'error.log')}`)
      .replace('worker_rlimit_nofile 65536;', '')
      .replace('worker_connections 16384', 'worker_connections 512')
      .replace('http {\n', `http {\n${temporary.join('')}`),
  );
  return main;
}

function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', path.join(folder, 'redraft.key'), '-out', path.join(folder, 'redraft.crt')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
}
