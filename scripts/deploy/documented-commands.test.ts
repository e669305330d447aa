import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readText, root } from './read-files.ts';
import { readShellBlocks } from './shell-blocks.ts';

const blocks = readShellBlocks();
/** What a test neither has nor may touch. */
const notHere = /\b(?:sudo|docker|buildah|kubectl|helm|systemctl|systemd-\w+|apt-get|nginx)\b|\$DATABASE_URL/;

it.each(blocks)('commands in $page are a shell script: $script', ({ script }) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it('a command that a test cannot run says what it needs', () => {
  const silent = blocks.filter(({ needs, script }) => needs === undefined && notHere.test(script));
  expect(silent).toEqual([]);
});

it('a command in the pages for operators names scripts, files and targets that are there', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }; // cast: our own file
  const all = blocks.map(({ script }) => script).join('\n');
  const files = [...all.matchAll(/(?:(?<=\s)|\/opt\/redraft\/)((?:apps|deploy)\/[\w./-]+)/g)].map(
    ([, file = '']) => file,
  );
  const installed = [...all.matchAll(/^install .* ([\w@.-]+) \/etc/gm)].map(([, name = '']) => name);
  const targets = [...all.matchAll(/--target (\w+)/g)].map(([, target = '']) => target);
  const isThere = (file: string) => file.startsWith('deploy/tls') || existsSync(path.join(root, file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
  expect(installed.length).toBeGreaterThan(4);
  expect(
    installed.filter((name) => !['systemd', 'nginx'].some((folder) => isThere(`deploy/${folder}/${name}`))),
  ).toEqual([]);
  expect(targets.filter((target) => !readText('Dockerfile').includes(` AS ${target}\n`))).toEqual([]);
  const runs = [...all.matchAll(/npm (?:--prefix \S+ )?run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(runs.length).toBeGreaterThan(3);
  expect(runs.filter((name) => !(name in scripts))).toEqual([]);
});
