import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { forgetInstallationSecret, loadInstallationSecret } from './installation-secret.ts';
import { readSetting } from './setting-queries.ts';

useDatabase();
const one = 'o'.repeat(32);
const other = 'x'.repeat(32);
const key = 'k'.repeat(32);
let dataDir: string;
const load = (settings: { secret?: string; secretEncryptionKey?: string } = {}) =>
  loadInstallationSecret({ secret: undefined, secretEncryptionKey: undefined, dataDir, ...settings });

beforeEach(async () => {
  await forgetInstallationSecret();
  dataDir = await mkdtemp(path.join(tmpdir(), 'redraft-secret-'));
});

describe('the secret of an installation', () => {
  it('the secret of an installation is created once, and the same for all processes on its database', async () => {
    const created = await load();
    expect(created.length).toBeGreaterThanOrEqual(32);
    dataDir = await mkdtemp(path.join(tmpdir(), 'redraft-secret-'));
    expect(await load()).toBe(created);
  });

  it('the secret of an installation is the one of the file that an earlier version kept', async () => {
    await writeFile(path.join(dataDir, 'secret'), `${one}\n`);
    expect(await load()).toBe(one);
  });

  it('the secret of an installation that is set is not stored, and another one is refused', async () => {
    expect(await load({ secret: one })).toBe(one);
    expect(await load({ secret: one })).toBe(one);
    expect(await readSetting('secret')).toBeUndefined();
    expect(await readSetting('secret fingerprint')).not.toContain(one);
    await expect(load({ secret: other })).rejects.toThrow(
      'SECRET: This database was set up with another one.',
    );
    await expect(load()).rejects.toThrow('SECRET: It is not set here');
  });

  it('the secret of an installation that was created is refused if another one is set later', async () => {
    const created = await load();
    await expect(load({ secret: one })).rejects.toThrow('another one');
    expect(await load({ secret: created })).toBe(created);
  });

  it('the secret of an installation is encrypted where a key is given, also later, and needs it from then on', async () => {
    const created = await load();
    expect(await readSetting('secret')).toBe(created);
    expect(await load({ secretEncryptionKey: key })).toBe(created);
    expect(await readSetting('secret')).not.toContain(created);
    await expect(load()).rejects.toThrow('SECRET_ENCRYPTION_KEY: The secret in this database is encrypted');
    await expect(load({ secretEncryptionKey: other })).rejects.toThrow('does not open');
    expect(await load({ secretEncryptionKey: key })).toBe(created);
  });

  it('the secret of an installation can be changed after it was forgotten', async () => {
    await load({ secret: one });
    await forgetInstallationSecret();
    expect(await load({ secret: other })).toBe(other);
  });
});
