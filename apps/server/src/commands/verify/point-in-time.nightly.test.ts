import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDocxWriter } from '@redraft/documents';
import { afterAll, describe, expect, it } from 'vitest';
import { appendSave, createFile, textAt, zipCodec } from '../../domain/revisions/index.ts';
import { closeDatabase, openDatabase, pool } from '../../platform/db.ts';
import { migrate } from '../../platform/migrate.ts';
import { hasPostgresTools, runPostgresTool, usePostgresClusters } from '../../testing/postgres-clusters.ts';

/** The steps of docs/operations/backup.md, with PostgreSQL's own tools. */
const execute = promisify(execFile);

const write = createDocxWriter({ codec: zipCodec });
const textOf = (save: number) => Array.from({ length: save }, (_, line) => `Line ${line}.`).join('\n');

describe.skipIf(!hasPostgresTools)('a database with archived WAL', () => {
  const { at, address, create, configure, start, stop } = usePostgresClusters();
  afterAll(closeDatabase);

  it('a database that is restored to a point in time has the saves acknowledged before it, and no later ones', async () => {
    await mkdir(at('archive'));
    await create('primary');
    await configure('primary', [
      `listen_addresses = ''`,
      'archive_mode = on',
      `archive_command = 'test ! -f ${at('archive')}/%f && cp %p ${at('archive')}/%f'`,
    ]);
    await start('primary');
    await migrate(address('primary'));
    openDatabase(address('primary'));
    const startMs = Date.parse('2026-03-02T10:00:00.000Z');
    const saveText = (fileId: Awaited<ReturnType<typeof createFile>>['fileId'], save: number) =>
      appendSave({
        fileId,
        bytes: write(textOf(save)),
        at: new Date(startMs + save * 1000),
        userId: null,
        origin: 'typed',
      });
    const bytes = write('');
    const { fileId } = await createFile({
      kind: 'docx',
      name: 'a.docx',
      bytes,
      origin: 'base',
      at: new Date(startMs),
    });
    await saveText(fileId, 1);
    const source = ['-d', address('primary'), '-X', 'none', '--checkpoint=fast'];
    await runPostgresTool('pg_basebackup', '-D', at('restored'), ...source);
    for (let save = 2; save <= 20; save++) await saveText(fileId, save);
    // No commit of a save that was acknowledged before is later than this, and none of the following ones earlier.
    const { rows } = await pool().query<{ target: string }>('SELECT clock_timestamp()::text AS target');
    for (let save = 21; save <= 25; save++) await saveText(fileId, save);
    const { rows: switched } = await pool().query<{ segment: string }>(
      'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
    );
    const last = switched[0]?.segment ?? '';
    await expect.poll(() => readdir(at('archive')), { timeout: 30_000 }).toContain(last);
    await closeDatabase();
    await stop('primary');

    await cp(path.join(at('primary'), 'postgresql.conf'), path.join(at('restored'), 'postgresql.conf'));
    await configure('restored', [
      'archive_mode = off',
      `restore_command = 'cp ${at('archive')}/%f %p'`,
      `recovery_target_time = '${rows[0]?.target}'`,
      `recovery_target_action = 'promote'`,
    ]);
    await writeFile(path.join(at('restored'), 'recovery.signal'), '');
    await start('restored');
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
