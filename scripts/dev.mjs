// Live reload: the server restarts on a change, the pages reload by themselves, the editor is built again.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

const programs = [
  { args: ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], cwd: root },
  { args: [vite, 'build', '--watch'], cwd: path.join(root, 'apps/editor') },
  { args: [vite, '--port', '5173'], cwd: path.join(root, 'apps/web') },
];

const children = programs.map(({ args, cwd }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
const end = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
// Whoever started this was killed.
if (process.channel) process.once('disconnect', () => end('SIGTERM'));
await Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))));
