import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from './platform/migrate.ts';
import { useEmptyDatabase, withClient } from './testing/database.ts';
import { freePort } from './testing/free-port.ts';
import { dataDir, ended, start, useProgram } from './testing/program.ts';

useProgram();

describe('starting with a mistake', () => {
  const oneLine = async (env: Record<string, string>) => {
    const { child, output } = start(env);
    expect(await ended(child)).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    return output();
  };

  it('a used port is reported in one line at startup', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await oneLine({ PORT: String(port), DATA_DIR: await dataDir() })).toContain(
      `Port ${port} is in use.`,
    );
    other.close();
  });

  it('an unavailable database is reported in one line at startup', async () => {
    const port = await freePort();
    const databaseUrl = `postgresql://nobody@127.0.0.1:${port}/nothing`;
    const line = await oneLine({ PORT: '0', DATA_DIR: await dataDir(), DATABASE_URL: databaseUrl });
    expect(line).toContain('DATABASE_URL: no connection to the database');
  });

  it('an unwritable data folder is reported in one line at startup', async () => {
    const folder = await dataDir();
    await writeFile(path.join(folder, 'taken'), '');
    const line = await oneLine({ PORT: '0', DATA_DIR: path.join(folder, 'taken', 'data') });
    expect(line).toContain('cannot be written to.');
  });

  it('an invalid variable is named in one line at startup', async () => {
    expect(await oneLine({ PORT: 'many' })).toContain('PORT: ');
  });

  it('an unusable setup is reported in one line at startup', async () => {
    expect(await oneLine({ LOCAL_ACCOUNTS: 'off' })).toBe(
      'Redraft did not start. LOCAL_ACCOUNTS: Nobody could sign in. Set OIDC_ISSUER or SAML_ENTRY_POINT as well.\n',
    );
  });
});

describe('on one database', () => {
  const { connectionString } = useEmptyDatabase();
  const startHere = async (env: Record<string, string> = {}) =>
    start({ PORT: '0', DATA_DIR: await dataDir(), DATABASE_URL: connectionString(), ...env });

  it('a database migrated by a newer program is refused in one line at startup', async () => {
    await migrate(connectionString());
    await withClient(connectionString(), (client) =>
      client.query("INSERT INTO migrations (name) VALUES ('300001010000_later.sql')"),
    );
    const { child, output } = await startHere();
    expect(await ended(child)).toBe(1);
    expect(output().trim()).toBe(
      'Redraft did not start. The database was migrated by a newer Redraft (300001010000_later.sql is not known here). Start that version or a later one.',
    );
  });

  it('a start with the demo accounts on a database for others says that everybody knows their password', async () => {
    await migrate(connectionString());
    await withClient(connectionString(), async (client) => {
      await client.query("DELETE FROM migrations WHERE name = '300001010000_later.sql'");
      await client.query("INSERT INTO settings (name, value) VALUES ('demo', 'complete')");
    });
    const { output, says } = await startHere({ DEMO: 'on' });
    await says('takes the demo world out');
    expect(output()).toContain(
      'Everybody knows the password of these accounts, an administrator among them. For other than a public trial set DEMO=off,',
    );
    expect(output()).not.toContain('The demo data is off');
  });
});
