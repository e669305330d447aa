import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf, nobodysHash } from './password.ts';

const parametersOf = (hash: string) => hash.split('$').slice(0, 4);

it('a password matches its own hash, and no other password does', async () => {
  const hash = await hashPassword('Secret12!');
  expect(await isPasswordOf(hash, 'Secret12!')).toBe(true);
  expect(await isPasswordOf(hash, 'Secret12?')).toBe(false);
});

it('a password matches however the keyboard composes its characters', async () => {
  expect(await isPasswordOf(await hashPassword('Schl\u00fcssel1!'), 'Schlu\u0308ssel1!')).toBe(true);
});

it('the password of an unknown account takes as long to check, and never matches', async () => {
  expect(parametersOf(nobodysHash)).toEqual(parametersOf(await hashPassword('Secret12!')));
  expect(nobodysHash).toHaveLength((await hashPassword('Secret12!')).length);
  expect(await isPasswordOf(nobodysHash, 'Secret12!')).toBe(false);
});

it('550 simultaneous sign-ins block no file requests, and those that cannot be served soon get a Retry-After', async () => {
  let done = 0;
  const tries = Array.from({ length: 550 }, () =>
    isPasswordOf(nobodysHash, 'Secret12!')
      .catch((refusal: unknown) => refusal)
      .finally(() => {
        done += 1;
      }),
  );
  expect(await tries[0]).toBe(false);
  const before = done;
  await readFile(fileURLToPath(import.meta.url));
  expect(done - before).toBeLessThan(50);
  for (const answer of await Promise.all(tries.slice(250)))
    expect(answer).toMatchObject({ code: 'service.unavailable' });
});
