import type { FileInfo } from '@redraft/wopi';
import { expect, it } from 'vitest';
import { createCopyKeeper } from './copy-keeper.ts';
import type { DeviceCopy } from './device-copies.ts';

const copyOf = (bytes: Uint8Array): DeviceCopy => ({
  // cast: the keeper does not look into it.
  fileInfo: {} as FileInfo,
  bytes,
});

function setUp() {
  const stored: Uint8Array[] = [];
  const timers: { action: () => void; ms: number }[] = [];
  let finish = (): void => undefined;
  const keeper = createCopyKeeper({
    store: ({ bytes }) => {
      stored.push(bytes);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    setTimer: (action, ms) => timers.push({ action, ms }),
  });
  const finishStoring = async () => {
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { keeper, stored, timers, finishStoring };
}

it('versions that come while one is stored wait, and only the last of them is stored', async () => {
  const { keeper, stored, timers, finishStoring } = setUp();
  const [first, second, third] = [new Uint8Array(2000), new Uint8Array(1), new Uint8Array(2)];
  for (const bytes of [first, second, third]) keeper.keep(copyOf(bytes));
  expect(stored).toEqual([first]);
  await finishStoring();
  expect(stored).toEqual([first]);
  // A pause in proportion to the size.
  expect(timers.map(({ ms }) => ms)).toEqual([2]);
  timers[0]?.action();
  expect(stored).toEqual([first, third]);
});

it('what waits for the end of a pause is stored at once when the page may end', async () => {
  const { keeper, stored, finishStoring } = setUp();
  const [first, second] = [new Uint8Array(1), new Uint8Array(2)];
  keeper.keep(copyOf(first));
  await finishStoring();
  keeper.keep(copyOf(second));
  expect(stored).toEqual([first]);
  keeper.flush();
  expect(stored).toEqual([first, second]);
});

it('the same version is not stored twice', async () => {
  const { keeper, stored, timers, finishStoring } = setUp();
  const bytes = new Uint8Array(1);
  keeper.keep(copyOf(bytes));
  await finishStoring();
  timers[0]?.action();
  keeper.keep(copyOf(bytes));
  keeper.flush();
  expect(stored).toEqual([bytes]);
});

it('a version that comes while one is stored follows it without a pause if the page may end', async () => {
  const { keeper, stored, timers, finishStoring } = setUp();
  const [first, second] = [new Uint8Array(9000), new Uint8Array(2)];
  keeper.keep(copyOf(first));
  keeper.keep(copyOf(second));
  keeper.flush();
  expect(stored).toEqual([first]);
  await finishStoring();
  expect(stored).toEqual([first, second]);
  expect(timers).toEqual([]);
});
