import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  [' 8080 ', 8080],
  ['65535', 65_535],
])('the setting %j is the port %i', (PORT, port) => {
  expect(loadConfig({ PORT }).port).toBe(port);
});

it.each(['many', '-1', '65536', '3000.5', '3e3', '0x1f90', 'true', '80 80', '99999999999'])(
  'the setting %j is refused with the allowed range',
  (PORT) => {
    expect(() => loadConfig({ PORT })).toThrow(/^PORT: Has to be a whole number from 0 to 65535\.$/);
  },
);

it('a numeric setting is checked against its own range', () => {
  expect(() => loadConfig({ FILE_QUOTA_MB: '0' })).toThrow(
    'FILE_QUOTA_MB: Has to be a whole number from 1 to',
  );
  expect(() => loadConfig({ CLASS_QUOTA_MB: '1e3' })).toThrow('CLASS_QUOTA_MB: Has to be a whole number');
  expect(loadConfig({ FILE_QUOTA_MB: '12' }).quota).toEqual({ file: 12, class: 20_480 });
});

describe('the port of the learning platform of the demo', () => {
  const DatabaseUrl = 'postgresql://localhost/redraft';
  it.each([
    [{}, 3001],
    [{ PORT: '8080' }, 8081],
    [{ PORT: '8080', LEARNING_PLATFORM_PORT: '9000' }, 9000],
    [{ LEARNING_PLATFORM_PORT: '0' }, null],
    [{ PORT: '0' }, null],
    [{ PORT: '65535' }, null],
    [{ DEMO: 'off', LEARNING_PLATFORM_PORT: '9000' }, null],
    [{ DATABASE_URL: DatabaseUrl }, null],
  ])("the learning platform's port with the setting %j is %j", (env, port) => {
    expect(loadConfig(env, {}).learningPlatformPort).toBe(port);
  });
});

describe('the demo world', () => {
  const privateNetwork = { eth0: [{ address: '192.168.1.20', family: 'IPv4' as const }] };
  const publicNetwork = { eth0: [{ address: '8.8.8.8', family: 'IPv4' as const }] };
  const DatabaseUrl = 'postgresql://localhost/redraft';
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, true],
    [{ PUBLIC_URL: 'http://[fd00::20]:3000' }, true],
    [{ PUBLIC_URL: 'https://redraft.example.org' }, false],
    [{ PUBLIC_URL: 'https://8.8.8.8' }, false],
    [{ DATABASE_URL: DatabaseUrl }, false],
    [{ DATABASE_URL: DatabaseUrl, PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '8.8.8.8' }, false],
    [{ HOST: '8.8.8.8', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '8.8.8.8', DEMO: 'on' }, true],
    [{ DEMO: '' }, true],
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'on', DATABASE_URL: DatabaseUrl, PUBLIC_URL: 'https://redraft.example.org' }, true],
  ])('the demo world with %j is offered: %j', (env, isOffered) => {
    expect(loadConfig(env, privateNetwork).demo).toBe(isOffered);
  });

  it('on a machine with a public address the demo world is offered on the loopback interface or if it is asked for', () => {
    const isOffered = (env: Record<string, string>) => loadConfig(env, publicNetwork).demo;
    expect(isOffered({})).toBe(false);
    expect(isOffered({ PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
    expect(isOffered({ HOST: '127.0.0.1' })).toBe(true);
    expect(isOffered({ DEMO: 'on' })).toBe(true);
  });

  it('an operator who did not decide about the demo world is told why there is none', () => {
    const reason = (env: Record<string, string>) => loadConfig(env, publicNetwork).demoOffBecause;
    expect(reason({})).toEqual({ setting: 'HOST', address: '8.8.8.8' });
    expect(reason({ DEMO: 'off' })).toBeNull();
    expect(reason({ DEMO: 'on' })).toBeNull();
    expect(reason({ DATABASE_URL: DatabaseUrl })).toBeNull();
    expect(loadConfig({}, privateNetwork).demoOffBecause).toBeNull();
  });

  it('a server that others can reach is shared, also without a public URL', () => {
    expect(loadConfig({}, publicNetwork)).toMatchObject({ isShared: true, logsRequests: true });
    expect(loadConfig({}, publicNetwork).allowsLocalAddresses).toBe(false);
    expect(loadConfig({}, privateNetwork).allowsLocalAddresses).toBe(true);
    expect(loadConfig({}, privateNetwork)).toMatchObject({ isShared: false, logsRequests: false });
  });
});

it('a read replica is one of a database that is set', () => {
  const DatabaseUrl = 'postgresql://primary.example.org/redraft';
  const DatabaseReplicaUrl = 'postgresql://replica.example.org/redraft';
  expect(
    loadConfig({ DATABASE_URL: DatabaseUrl, DATABASE_REPLICA_URL: DatabaseReplicaUrl }).databaseReplicaUrl,
  ).toBe(DatabaseReplicaUrl);
  expect(
    loadConfig({ DATABASE_URL: DatabaseUrl, DATABASE_REPLICA_URL: '' }).databaseReplicaUrl,
  ).toBeUndefined();
  expect(() => loadConfig({ DATABASE_REPLICA_URL: DatabaseReplicaUrl })).toThrow(
    'DATABASE_REPLICA_URL: Set DATABASE_URL as well',
  );
  expect(() =>
    loadConfig({ DATABASE_URL: DatabaseUrl, DATABASE_REPLICA_URL: 'mysql://replica.example.org' }),
  ).toThrow('DATABASE_REPLICA_URL');
});

it('the secret of an installation is long enough or generated', () => {
  expect(() => loadConfig({ SECRET: 'word' })).toThrow('SECRET: At least 32 characters are needed.');
  expect(loadConfig({ SECRET: 'w'.repeat(32) }).secret).toBe('w'.repeat(32));
  expect(loadConfig({ SECRET: '' }).secret).toBeUndefined();
});

describe('the settings of mail', () => {
  const SmtpUrl = 'smtps://redraft:word@mail.example.org:465';

  it('the mail settings are a server URL and a sender', () => {
    const MailFrom = 'Redraft <redraft@example.org>';
    expect(loadConfig({ SMTP_URL: SmtpUrl, MAIL_FROM: MailFrom }).smtp).toEqual({
      url: SmtpUrl,
      from: MailFrom,
    });
    expect(loadConfig({ SMTP_URL: SmtpUrl, MAIL_FROM: 'redraft@example.org' }).smtp).toBeDefined();
    expect(loadConfig({}).smtp).toBeUndefined();
    expect(loadConfig({ SMTP_URL: '', MAIL_FROM: '' }).smtp).toBeUndefined();
  });

  it.each([
    [{ SMTP_URL: SmtpUrl }, 'MAIL_FROM: Has to be set where SMTP_URL is.'],
    [{ MAIL_FROM: 'redraft@example.org' }, 'MAIL_FROM: Has no effect without SMTP_URL.'],
    [{ SMTP_URL: SmtpUrl, MAIL_FROM: 'Redraft' }, 'MAIL_FROM: Has to be an address'],
    [
      { SMTP_URL: SmtpUrl, MAIL_FROM: 'a@example.org\nBcc: b@example.org' },
      'MAIL_FROM: Has to be an address',
    ],
    [{ SMTP_URL: 'https://mail.example.org', MAIL_FROM: 'a@example.org' }, 'SMTP_URL: '],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL: '],
  ])('the mail setting %j is refused', (env, problem) => {
    expect(() => loadConfig(env)).toThrow(problem);
  });
});

describe('the settings of the object storage', () => {
  const some = {
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_BUCKET: 'redraft',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'word',
  };

  it('the object storage has an endpoint, a bucket and keys, and defaults for the rest', () => {
    expect(loadConfig({}).blobs).toEqual({ store: 'database', objects: undefined });
    expect(loadConfig({ ...some, BLOB_STORE: 's3' }).blobs).toEqual({
      store: 's3',
      objects: {
        endpoint: 'https://s3.example.org',
        bucket: 'redraft',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'word',
        addressing: 'path',
      },
    });
  });

  it.each(Object.keys(some))('the object storage is incomplete without %s', (name) => {
    expect(() => loadConfig({ ...some, [name]: '' })).toThrow(`${name}: Has to be set`);
  });

  it('settings of an object storage that is not reached are refused', () => {
    expect(() => loadConfig({ S3_REGION: 'eu-central-1' })).toThrow('S3_ENDPOINT: Has to be set');
    expect(() => loadConfig({ BLOB_STORE: 's3' })).toThrow('BLOB_STORE: Set S3_ENDPOINT, S3_BUCKET');
  });

  it.each([
    ['S3_ENDPOINT', 'ftp://s3.example.org'],
    ['S3_ENDPOINT', 'https://s3.example.org/?x=1'],
    ['S3_BUCKET', 'Not a bucket'],
    ['S3_ADDRESSING', 'query'],
    ['BLOB_STORE', 'disk'],
  ])('the setting %s is not %j', (name, value) => {
    expect(() => loadConfig({ ...some, [name]: value })).toThrow(new RegExp(`^${name}: `));
  });
});

it('local accounts are enabled by default', () => {
  expect(loadConfig({}).localAccounts).toBe(true);
  expect(loadConfig({ LOCAL_ACCOUNTS: 'on' })).toEqual(loadConfig({}));
});

it('local accounts cannot be disabled if users could not sign in otherwise', () => {
  expect(() => loadConfig({ LOCAL_ACCOUNTS: 'off' })).toThrow('LOCAL_ACCOUNTS: Nobody could sign in.');
});

describe('an editor of another maker', () => {
  const address = { EDITOR_URL: 'https://office.example.org/' };
  it('an external editor needs a public URL', () => {
    expect(() => loadConfig(address)).toThrow('EDITOR_URL: Set PUBLIC_URL as well');
    const config = loadConfig({ ...address, PUBLIC_URL: 'https://redraft.example.org' });
    expect(config.editorUrl).toBe('https://office.example.org');
  });
});

it('WOPI conformance files exist only if they are enabled', () => {
  expect(loadConfig({}).hasConformanceFiles).toBe(false);
  expect(loadConfig({ WOPI_CONFORMANCE: 'on' }).hasConformanceFiles).toBe(true);
  for (const slip of ['yes', 'ON', '1', ''])
    expect(() => loadConfig({ WOPI_CONFORMANCE: slip })).toThrow('WOPI_CONFORMANCE');
});
