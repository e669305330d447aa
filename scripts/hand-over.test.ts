import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const module = path.resolve(import.meta.dirname, 'hand-over.mjs');
/** Prints its process id, then the signal it received or, once its IPC channel closes, 'left alone'; exits with 7. */
const program = `const end = (why) => { console.log(why); process.exit(7); };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('left alone'));
  setInterval(() => undefined, 1000);
  console.log(process.pid);`;
const starter = `import(${JSON.stringify(module)}).then(({ handOver }) =>
  handOver([process.execPath, '-e', ${JSON.stringify(program)}], {}))`;

/** A shell that keeps running, like npm's, with the starter as its child; resolves once the program runs. */
async function start() {
  const command = `'${process.execPath}' -e "$STARTER" & echo $!; wait`;
  const npm = spawn('sh', ['-c', command], {
    env: { PATH: process.env.PATH, STARTER: starter, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(npm);
  const lines = createInterface({ input: npm.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  const starterPid = Number(await next());
  const programPid = Number(await next());
  return { npm, next, starterPid, programPid };
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a program that was handed over to is sent %s',
  async (signal) => {
    const { next, starterPid } = await start();
    process.kill(starterPid, signal);
    expect(await next()).toBe(signal);
  },
);

it('the IPC channel of a child program closes when its parent was killed', async () => {
  const { next, starterPid } = await start();
  process.kill(starterPid, 'SIGKILL');
  expect(await next()).toBe('left alone');
});

it('a child program is signalled when npm and its shell were killed', async () => {
  const { npm, next } = await start();
  npm.kill('SIGKILL');
  expect(await next()).toBe('SIGTERM');
});

it.each([
  ['process.exit(3)', 3],
  ['process.exit(0)', 0],
  ["process.kill(process.pid, 'SIGKILL')", 137],
])('a child program passes on its exit code:  %s', async (script, code) => {
  const one = `import(${JSON.stringify(module)}).then(({ handOver }) =>
      handOver([process.execPath, '-e', ${JSON.stringify(script)}], {}))`;
  const [ended] = await once(spawn(process.execPath, ['-e', one]), 'exit');
  expect(ended).toBe(code);
});

it('a missing child program is reported in one line with exit code 1', async () => {
  const one = `import(${JSON.stringify(module)}).then(({ handOver }) => handOver(['/nowhere/node'], {}))`;
  const child = spawn(process.execPath, ['-e', one], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [[text], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
  expect([String(text).trim(), code]).toEqual(['/nowhere/node cannot be run: spawn /nowhere/node ENOENT', 1]);
});

/** Many shells stay as parent of their command; a signal from npm then ends only the shell. */
it.each(Object.entries(scripts))('npm run %s leaves no shell running', (_, command) => {
  expect(command).toMatch(/^exec node scripts\/run\.mjs /);
});
