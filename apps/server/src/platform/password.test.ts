import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf, nobodysHash } from './password.ts';

const parametersOf = (hash: string) => hash.split('$').slice(0, 4);

it('a password is known by its hash again, and no other is', async () => {
  const hash = await hashPassword('Secret12!');
  expect(await isPasswordOf(hash, 'Secret12!')).toBe(true);
  expect(await isPasswordOf(hash, 'Secret12?')).toBe(false);
});

it('a password is the same one from any keyboard', async () => {
  expect(await isPasswordOf(await hashPassword('Schl\u00fcssel1!'), 'Schlu\u0308ssel1!')).toBe(true);
});

it('a password of nobody takes as much work as one of somebody, and is none', async () => {
  expect(parametersOf(nobodysHash)).toEqual(parametersOf(await hashPassword('Secret12!')));
  expect(nobodysHash).toHaveLength((await hashPassword('Secret12!')).length);
  expect(await isPasswordOf(nobodysHash, 'Secret12!')).toBe(false);
});

it('550 sign-ins at once keep no file waiting, and those that cannot be served soon are asked to come again', async () => {
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
