import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoAccounts } from '../../../domain/accounts/index.ts';
import { takeBucket } from '../../../domain/stored-objects/index.ts';
import { loadConfig } from '../../../platform/config.ts';
import { db } from '../../../platform/db.ts';
import { createObjectStore } from '../../../platform/object-store.ts';
import { createSelfSignedCertificate } from '../../../platform/self-signed-certificate.ts';
import { useDatabase } from '../../../testing/database.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { useObjectStorage } from '../../../testing/object-storage.ts';
import { presentChecks } from '../present.ts';
import { installationChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

const { connectionString } = useDatabase();
const storage = useObjectStorage();
afterEach(() => openDemoAccounts(true));

async function check(env: Record<string, string>, mailTo?: string) {
  const config = loadConfig({ DATA_DIR: tmpdir(), SOFFICE: 'off', ...env }, {});
  const results = await runChecks(installationChecks(config, { mailTo }), 20_000);
  return new Map(presentChecks(results, 'en').checks.map((result) => [result.name, result]));
}

it('an empty installation lacks an administrator and a worker, and says what to do', async () => {
  const results = await check({});
  const failures = [...results.values()].filter(({ ok }) => !ok);
  expect(failures.map(({ name }) => name)).toEqual(['administrator', 'worker']);
  expect(results.get('administrator')?.says).toContain('npm run admin -- create');
  expect(results.get('database')?.says).toMatch(/^PostgreSQL \d+/);
});

it('an installation for others needs an encrypted address and a trusted proxy', async () => {
  const database = { DATABASE_URL: 'postgresql://localhost/redraft' };
  const saysFor = async (env: Record<string, string>) =>
    (await check({ ...database, ...env })).get('address')?.says;
  expect(await saysFor({})).toContain('PUBLIC_URL is not set');
  expect(await saysFor({ PUBLIC_URL: 'http://redraft.example.org' })).toContain('not encrypted');
  expect(await saysFor({ PUBLIC_URL: 'https://redraft.example.org' })).toContain('TRUST_PROXY is not set');
  const whole = { PUBLIC_URL: 'https://redraft.example.org', TRUST_PROXY: '1' };
  expect(await saysFor(whole)).toBe('https://redraft.example.org');
});

it('services that do not answer are named with their setting', async () => {
  const nobody = 'http://127.0.0.1:1';
  const results = await check({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'redraft@example.org',
    OIDC_ISSUER: nobody,
    OIDC_CLIENT_ID: 'redraft',
    OIDC_CLIENT_SECRET: 'secret',
    EDITOR_URL: nobody,
    PUBLIC_URL: 'http://localhost:3000',
  });
  for (const [name, says] of [
    ['mail', 'Check SMTP_URL'],
    ['sign-on', `${nobody}/.well-known/openid-configuration does not answer`],
    ['editor', `${nobody}/hosting/discovery does not answer`],
  ] as const)
    expect(results.get(name)).toMatchObject({ ok: false, says: expect.stringContaining(says) });
});

it('a configured replica that is an ordinary database is a fault, and having none configured is not', async () => {
  const env = { DATABASE_URL: 'postgresql://localhost/redraft', DATABASE_REPLICA_URL: connectionString() };
  expect((await check({})).get('read replica')).toMatchObject({ ok: true });
  expect((await check(env)).get('read replica')).toMatchObject({
    ok: false,
    says: expect.stringContaining('it accepts writes'),
  });
});

it('the object storage is checked with an object, and belongs to one database', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = storage.settings();
  const env = {
    BLOB_STORE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const checkWith = async (changes: Record<string, string>) =>
    (await check({ ...env, ...changes })).get('object storage');
  expect((await check({})).get('object storage')).toMatchObject({
    ok: true,
    says: expect.stringMatching(/Not set up/),
  });
  expect(await checkWith({})).toMatchObject({ ok: true });
  expect(await storage.listKeys()).toEqual([]);
  await takeBucket(createObjectStore(storage.settings()));
  expect(await checkWith({})).toMatchObject({
    ok: true,
    says: expect.stringMatching(/^Stored, read and deleted/),
  });
  expect(await storage.listKeys()).toEqual(['owner']);
  expect(await checkWith({ S3_SECRET_ACCESS_KEY: 'wrong' })).toMatchObject({
    ok: false,
    says: expect.stringContaining('SignatureDoesNotMatch'),
  });
  await createObjectStore(storage.settings()).put('owner', Buffer.from('another database'));
  expect(await checkWith({})).toMatchObject({
    ok: false,
    says: expect.stringContaining('belongs to another database'),
  });
});

it('objects without the settings of their storage are a fault', async () => {
  await sql`INSERT INTO stored_objects (id, size, sha256, state, since)
    VALUES (gen_random_uuid(), 1, sha256(''), 'stored', now())`.execute(db());
  expect((await check({})).get('object storage')).toMatchObject({
    ok: false,
    says: 'The S3_… settings are missing. Set them as before. Objects in the object storage: 1.',
  });
});

it('after a move back, objects that are still to be deleted are counted', async () => {
  await sql`TRUNCATE stored_objects`.execute(db());
  await sql`INSERT INTO stored_objects (id, size, sha256, state, since)
    VALUES (gen_random_uuid(), 1, sha256(''), 'unused', now())`.execute(db());
  const { endpoint, bucket, accessKeyId, secretAccessKey } = storage.settings();
  await storage.empty();
  const leaving = await check({
    BLOB_STORE: 'database',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  expect(leaving.get('object storage')).toMatchObject({
    ok: true,
    says: 'Objects that the worker still moves to the database: 0. Objects that it has still to delete, which it does after a day: 1. Keep the S3_… settings until there are none of either.',
  });
  expect((await check({})).get('object storage')).toMatchObject({
    ok: false,
    says: 'The S3_… settings are missing. Set them as before. Objects in the object storage that hold content: 0. Objects that are still to be deleted there: 1.',
  });
});

it('the check of mail sends one mail if it is told where to, and none otherwise', async () => {
  const mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Redraft <redraft@example.org>' };
  expect((await check(env)).get('mail')).toMatchObject({
    ok: true,
    says: expect.stringContaining('The mail server accepts the connection'),
  });
  expect(mailServer.got).toEqual([]);
  expect((await check(env, 'operator@example.org')).get('mail')).toEqual({
    name: 'mail',
    ok: true,
    says: 'The mail server has taken a mail to operator@example.org.',
  });
  expect(mailServer.got).toHaveLength(1);
  expect(mailServer.got[0]).toMatch(/^From: Redraft <redraft@example\.org>\r?$/m);
  expect(mailServer.got[0]).toMatch(/^To: operator@example\.org\r?$/m);
  expect(mailServer.got[0]).toContain('Subject: Redraft: test of the mail server');
  mailServer.refuse = () => Object.assign(new Error('Nobody here'), { responseCode: 550 });
  expect((await check(env, 'operator@example.org')).get('mail')).toMatchObject({
    ok: false,
    says: expect.stringContaining('Nobody here'),
  });
  expect(mailServer.got).toHaveLength(1);
  await mailServer.close();
});

describe('the check of sign-on', () => {
  let issuer = '';
  let named = '';
  const provider = createServer((_request, response) => response.end(JSON.stringify({ issuer: named })));
  beforeAll(async () => {
    await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
    const address = provider.address();
    issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  beforeEach(() => {
    named = issuer;
  });
  afterAll(() => provider.close());

  const openId = () => ({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'redraft',
    OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const [lastYear, yesterday, inAYear] = [inDays(-365), inDays(-1), inDays(365)];
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const saml = (validTo: Date) => ({
    SAML_ENTRY_POINT: 'https://idp.uni.example/sso',
    SAML_IDP_ISSUER: 'https://idp.uni.example/metadata',
    SAML_IDP_CERT: createSelfSignedCertificate({ privateKey, name: 'idp', from: lastYear, until: validTo }),
    SIGN_ON_DOMAINS: 'uni.example',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const checkSignOn = async (env: Record<string, string>) => {
    const { ok, says } = (await check(env)).get('sign-on') ?? {};
    return [ok, says];
  };
  const answers = () => `${issuer} answers.`;
  const isOther = () =>
    `${issuer}/.well-known/openid-configuration names the issuer https://other. Set OIDC_ISSUER to exactly that.`;
  const valid = `The institution’s certificate is valid until ${dayOf(inAYear)}.`;
  const expired = `The institution’s certificate expired on ${dayOf(yesterday)}. Set the new one in SAML_IDP_CERT.`;

  it('an OpenID provider with another issuer than the settings name is a fault', async () => {
    expect(await checkSignOn(openId())).toEqual([true, answers()]);
    named = 'https://other';
    expect(await checkSignOn(openId())).toEqual([false, isOther()]);
  });

  it('a SAML certificate is judged by its date', async () => {
    expect(await checkSignOn(saml(inAYear))).toEqual([true, valid]);
    expect(await checkSignOn(saml(yesterday))).toEqual([false, expired]);
  });

  it('if two sign-on protocols are set, both must work, and both are reported', async () => {
    const both = (validTo: Date) => ({ ...openId(), ...saml(validTo) });
    expect(await checkSignOn(both(inAYear))).toEqual([true, `${answers()} ${valid}`]);
    expect(await checkSignOn(both(yesterday))).toEqual([false, `${answers()} ${expired}`]);
    named = 'https://other';
    expect(await checkSignOn(both(inAYear))).toEqual([false, `${isOther()} ${valid}`]);
    expect(await checkSignOn(both(yesterday))).toEqual([false, `${isOther()} ${expired}`]);
  });
});
