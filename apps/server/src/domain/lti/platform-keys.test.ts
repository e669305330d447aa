import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { FetchRefusal } from '../../platform/guarded-fetch.ts';
import { createPlatformKeys } from './platform-keys.ts';

const address = 'https://platform.example/jwks';
const start = new Date('2026-11-28T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

async function createKey(kid: string, alg = 'ES256') {
  const pair = await generateKeyPair(alg, { extractable: true });
  return {
    jwk: { ...(await exportJWK(pair.publicKey)), kid },
    sign: (header: object = {}) =>
      new SignJWT({ sub: 'person' }).setProtectedHeader({ alg, kid, ...header }).sign(pair.privateKey),
  };
}

/** Keys that a test changes, and how often they were read. */
function publish(...keys: { jwk: object }[]) {
  const published = { keys, readings: 0, isAway: false };
  const verify = createPlatformKeys(async () => {
    published.readings += 1;
    if (published.isAway) throw new FetchRefusal('no_answer');
    return { status: 200, headers: {}, body: JSON.stringify({ keys: published.keys.map(({ jwk }) => jwk) }) };
  });
  return { published, verify: (token: string, at: Date = start) => verify.verify(token, address, at) };
}

it('the keys of a platform are read once for simultaneous launches, and cached', async () => {
  const key = await createKey('a');
  const { published, verify } = publish(key);
  const token = await key.sign();
  const verdicts = await Promise.all([1, 2, 3].map(() => verify(token)));
  expect(verdicts.map(({ kind }) => kind)).toEqual(['signed', 'signed', 'signed']);
  await verify(token, after(3500));
  expect(published.readings).toBe(1);
  await verify(token, after(3600));
  expect(published.readings).toBe(2);
});

it('the keys of a platform are read again for an unknown key ID', async () => {
  const [first, second] = [await createKey('a'), await createKey('b', 'RS256')];
  const { published, verify } = publish(first);
  await verify(await first.sign());
  published.keys = [second];
  expect(await verify(await second.sign())).toMatchObject({ kind: 'signed', claims: { sub: 'person' } });
  expect(await verify(await first.sign())).toMatchObject({ kind: 'refused', reason: 'key_unknown' });
});

it('the keys of a platform are read a few times a minute, however many unknown key IDs arrive, and a changed key is found', async () => {
  const [first, second] = [await createKey('a'), await createKey('b')];
  const { published, verify } = publish(first);
  for (let tried = 0; tried < 50; tried++) await verify(await first.sign({ kid: `made up ${tried}` }));
  expect(published.readings).toBeLessThan(10);
  published.keys = [second];
  expect(await verify(await second.sign(), after(11))).toMatchObject({ kind: 'signed' });
});

it('the cached keys of a platform are used while it is unavailable', async () => {
  const key = await createKey('a');
  const { published, verify } = publish(key);
  published.isAway = true;
  expect(await verify(await key.sign())).toMatchObject({ kind: 'unreachable' });
  published.isAway = false;
  await verify(await key.sign());
  published.isAway = true;
  expect(await verify(await key.sign(), after(7200))).toMatchObject({ kind: 'signed' });
});

it.each([
  ['that is none', async () => 'words', 'format'],
  ['that is endless', async () => `${'a'.repeat(70_000)}.b.c`, 'format'],
  [
    'without a signature',
    async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    'algorithm',
  ],
  [
    'by a shared secret',
    async () => new SignJWT({}).setProtectedHeader({ alg: 'HS256', kid: 'a' }).sign(new Uint8Array(32)),
    'algorithm',
  ],
  [
    'by an algorithm that platforms do not use',
    async () => (await createKey('a', 'ES384')).sign(),
    'algorithm',
  ],
  ['that names no key', async () => (await createKey('a')).sign({ kid: undefined }), 'key_missing'],
  ['by another key of the same name', async () => (await createKey('a')).sign(), 'signature'],
  ['by a key of another kind', async () => (await createKey('a', 'RS256')).sign(), 'key_unknown'],
])('a token is refused %s', async (_name, token, reason) => {
  const { verify } = publish(await createKey('a'));
  expect(await verify(await token())).toMatchObject({ kind: 'refused', reason });
});

it('a token is refused from a platform that publishes no keys', async () => {
  const key = await createKey('a');
  const { verify } = createPlatformKeys(async () => ({ status: 200, headers: {}, body: '<html>' }));
  expect(await verify(await key.sign(), address, start)).toMatchObject({ kind: 'unreachable' });
});
