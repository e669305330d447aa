import { spawn } from 'node:child_process';

/** Installs Debian packages; returns false if that is not possible. */
export async function installPackages(names) {
  console.log(`Installing ${names.join(' and ')} from the packages of Debian ...`);
  if (!(await apt('update'))) return false;
  return apt('install', '-y', '--no-install-recommends', ...names);
}

function apt(...args) {
  const isRoot = process.getuid?.() === 0;
  const [program, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const child = spawn(program, [...before, '-qq', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
}
