import { beforeEach, expect, it } from 'vitest';
import { openSealed, seal, setToolKeySecret } from './sealing.ts';

beforeEach(() => setToolKeySecret('one secret of this installation'));

it('an encrypted key can be decrypted with the same secret and name only', () => {
  const sealed = seal('a private key', 'kid-1');
  expect(sealed.includes('private')).toBe(false);
  expect(openSealed(sealed, 'kid-1')).toBe('a private key');
  expect(openSealed(sealed, 'kid-2')).toBeNull();
  setToolKeySecret('another secret');
  expect(openSealed(sealed, 'kid-1')).toBeNull();
});

it('an encrypted key that was changed or truncated cannot be decrypted', () => {
  const sealed = seal('a private key', 'kid-1');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(openSealed(changed, 'kid-1')).toBeNull();
  expect(openSealed(sealed.subarray(0, 20), 'kid-1')).toBeNull();
  expect(openSealed(Buffer.alloc(0), 'kid-1')).toBeNull();
});
