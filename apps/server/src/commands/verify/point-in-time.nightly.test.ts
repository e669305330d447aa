import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDocxWriter } from '@redraft/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendSave, createFile, textAt, zipCodec } from '../../domain/revisions/index.ts';
import { asNonRoot } from '../../platform/as-non-root.ts';
import { closeDatabase, openDatabase, pool } from '../../platform/db.ts';
import { migrate } from '../../platform/migrate.ts';

/** The steps of docs/operations/backup.md, with PostgreSQL's own tools: Debian's package `postgresql`, or another that has them in the same folder. */
const [tools] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
const execute = promisify(execFile);
const run = async (command: readonly string[]) => {
  const [program = '', ...args] = asNonRoot(command);
  return execute(program, args, { env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } });
};
const tool = (name: string, ...args: string[]) => run([path.join(tools ?? '', name), ...args]);

const write = createDocxWriter({ codec: zipCodec });
const textOf = (save: number) => Array.from({ length: save }, (_, line) => `Line ${line}.`).join('\n');

describe.skipIf(tools === undefined)('a database with archived WAL', () => {
  let folder: string;
  const at = (name: string) => path.join(folder, name);
  const address = (name: string) =>
    `postgresql://redraft@localhost/postgres?host=${encodeURIComponent(at(`${name}-socket`))}`;
  const startServer = async (name: string) => {
    await mkdir(at(`${name}-socket`));
    await tool(
      'pg_ctl',
      '-D',
      at(name),
      '-l',
      at(`${name}.log`),
      '-w',
      '-o',
      `-k ${at(`${name}-socket`)}`,
      'start',
    );
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'redraft-wal-'));
    await mkdir(at('archive'));
  });
  afterAll(async () => {
    await closeDatabase();
    for (const name of ['primary', 'restored'])
      await tool('pg_ctl', '-D', at(name), '-m', 'immediate', 'stop').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });

  it('a database that is restored to a second has the saves acknowledged before it, and no later ones', async () => {
    await tool('initdb', '-D', at('primary'), '-U', 'redraft', '-A', 'trust', '-E', 'UTF8', '--locale=C');
    await appendFile(
      path.join(at('primary'), 'postgresql.conf'),
      `listen_addresses = ''\narchive_mode = on\narchive_command = 'test ! -f ${at('archive')}/%f && cp %p ${at('archive')}/%f'\n`,
    );
    await startServer('primary');
    await migrate(address('primary'));
    openDatabase(address('primary'));
    const start = Date.parse('2026-03-02T10:00:00.000Z');
    const saveText = (fileId: Awaited<ReturnType<typeof createFile>>['fileId'], save: number) =>
      appendSave({
        fileId,
        bytes: write(textOf(save)),
        at: new Date(start + save * 1000),
        userId: null,
        origin: 'typed',
      });
    const bytes = write('');
    const { fileId } = await createFile({
      kind: 'docx',
      name: 'a.docx',
      bytes,
      origin: 'base',
      at: new Date(start),
    });
    await saveText(fileId, 1);
    await tool(
      'pg_basebackup',
      '-D',
      at('restored'),
      '-d',
      address('primary'),
      '-X',
      'none',
      '--checkpoint=fast',
    );
    for (let save = 2; save <= 20; save++) await saveText(fileId, save);
    // No commit of a save that was acknowledged before is later than this, and none of the following ones earlier.
    const { rows } = await pool().query<{ second: string; segment: string }>(
      'SELECT clock_timestamp()::text AS second, pg_walfile_name(pg_current_wal_lsn()) AS segment',
    );
    for (let save = 21; save <= 25; save++) await saveText(fileId, save);
    const { rows: switched } = await pool().query<{ segment: string }>(
      'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
    );
    const last = switched[0]?.segment ?? '';
    await expect.poll(() => readdir(at('archive')), { timeout: 30_000 }).toContain(last);
    await closeDatabase();
    await tool('pg_ctl', '-D', at('primary'), '-m', 'immediate', 'stop');

    await cp(path.join(at('primary'), 'postgresql.conf'), path.join(at('restored'), 'postgresql.conf'));
    await appendFile(
      path.join(at('restored'), 'postgresql.conf'),
      `archive_mode = off\nrestore_command = 'cp ${at('archive')}/%f %p'\nrecovery_target_time = '${rows[0]?.second}'\nrecovery_target_action = 'promote'\n`,
    );
    await writeFile(path.join(at('restored'), 'recovery.signal'), '');
    await startServer('restored');
    openDatabase(address('restored'));
    const isRecovering = async () =>
      (await pool().query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')).rows[0]?.is;
    await expect.poll(isRecovering, { timeout: 30_000 }).toBe(false);
    const { rows: heads } = await pool().query('SELECT max(seq) AS head FROM revisions');
    expect(heads).toEqual([{ head: 20 }]);
    expect(await textAt(fileId, 20)).toBe(textOf(20));

    const program = path.resolve(import.meta.dirname, 'main.ts');
    const { stdout } = await execute(process.execPath, [program, '--load', '100', '--json'], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: address('restored') },
    });
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      isComplete: true,
      files: 1,
      versions: 21,
      faults: [],
    });
  }, 180_000);
});
