import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../platform/migrate.ts';
import { isPostgresOf } from '../platform/postgres-identity.ts';
import { createEmptyDatabase, withClient } from '../testing/database.ts';

const program = path.resolve(import.meta.dirname, 'import-recording.ts');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(args: string[], more = {}): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...more };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 0, output: `${stdout}${stderr}` }),
    );
  });
}

async function importing(content: string | Buffer, ...rest: string[]) {
  const file = path.join(folder, 'recording.json.gz');
  await writeFile(file, typeof content === 'string' ? gzipSync(content) : content);
  return run(['--assignment', '1', '--student', 'somebody', '--file', file, ...rest]);
}

const good = {
  startContent: '',
  endContent: 'a',
  txns: [{ time: 1_760_000_000_000, patches: [[0, 0, 'a']] }],
};
const json = (rest: object) => JSON.stringify({ ...good, ...rest });

it.each([
  ['a file that is not packed', Buffer.from(json({})), 'not a whole gzip file'],
  ['a file that breaks off', gzipSync(json({})).subarray(0, 40), 'not a whole gzip file'],
  ['a file that is not UTF-8', gzipSync(Buffer.from(json({ endContent: 'é' }), 'latin1')), 'not UTF-8'],
  [
    'a time in the year 9999',
    json({ txns: [{ ...good.txns[0], time: '9999-12-31T00:00:00Z' }] }),
    'after 2999',
  ],
  ['a control character', json({ endContent: '\u0001' }), 'control character (U+0001)'],
])(
  'an invalid recording is reported in one line before the database is opened: %s',
  async (_, content, reason) => {
    const { code, output } = await importing(content);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(reason);
    expect(await readdir(folder)).not.toContain('data');
  },
);

it.each(['0001-01-01T00:00:00Z', 'soon'])('a recording with the start %s is refused', async (at) => {
  const { code, output } = await importing(json({}), '--at', at);
  expect([code, output.trim()]).toEqual([1, `--at ${at} is not a time from 1970 to 2999.`]);
});

describe('a recording that could be imported', () => {
  const write = async () => {
    const file = path.join(folder, 'good.json.gz');
    await writeFile(file, gzipSync(json({})));
    return ['--assignment', '1', '--student', 'somebody', '--file', file];
  };

  it('importing a recording into a database migrated by a newer program is refused in one line', async () => {
    const database = await createEmptyDatabase();
    await migrate(database.connectionString);
    await withClient(database.connectionString, (client) =>
      client.query("INSERT INTO migrations (name) VALUES ('300001010000_later.sql')"),
    );
    const { code, output } = await run(await write(), { DATABASE_URL: database.connectionString });
    expect([code, output.trim()]).toEqual([
      1,
      'The database was migrated by a newer Redraft (300001010000_later.sql is not known here). Start that version or a later one.',
    ]);
    await database.drop();
  });

  it('the path of a recording is relative to the folder in which npm was called', async () => {
    await write();
    const args = ['--assignment', '1', '--student', 'somebody', '--file', 'good.json.gz'];
    const database = await createEmptyDatabase();
    const { output } = await run(args, { INIT_CWD: folder, DATABASE_URL: database.connectionString });
    expect(output.trim()).toBe('There is no assignment 1.');
    expect((await run(args)).output.trim()).toBe('good.json.gz cannot be read.');
    await database.drop();
  });

  it('an interrupted import leaves no database running', async () => {
    const dataDir = path.join(folder, 'broken-off');
    const cluster = path.join(dataDir, 'postgres', 'cluster');
    const child = spawn(process.execPath, [program, ...(await write())], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    const ended = once(child, 'exit');
    const master = async () =>
      Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
    await expect.poll(async () => isPostgresOf(await master(), cluster), { timeout: 15_000 }).toBe(true);
    const database = await master();
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    await expect.poll(() => isPostgresOf(database, cluster), { timeout: 5000 }).toBe(false);
  });
});
