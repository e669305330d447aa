import { fileIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import type { PutResult } from './put-result.ts';
import { createSaveQueue } from './save-queue.ts';

const version = { fileId: fileIdSchema.parse(1), baseTime: 1000 };
const saved = (changed: boolean): PutResult => ({ kind: 'saved', seq: 1, at: new Date(1000), changed });
const changedElsewhere: PutResult = { kind: 'documentChanged' };

/** A save in progress whose result the test decides. */
function openSave() {
  const { promise, resolve, reject } = Promise.withResolvers<PutResult>();
  return { save: () => promise, end: resolve, fail: reject };
}

it.each([true, false])(
  'a version that was already the base of a save accepts no other (changed: %s)',
  async (changed) => {
    const inTurn = createSaveQueue();
    const first = openSave();
    const one = inTurn(version, first.save);
    const others = [1, 2].map(() => inTurn(version, async () => saved(true)));
    first.end(saved(changed));
    expect(await Promise.all([one, ...others])).toEqual([saved(changed), changedElsewhere, changedElsewhere]);
  },
);

it('a version whose save was refused accepts another one', async () => {
  const inTurn = createSaveQueue();
  const first = openSave();
  const one = inTurn(version, first.save);
  const other = inTurn(version, async () => saved(true));
  first.fail(new Error('Too large'));
  await expect(one).rejects.toThrow('Too large');
  expect(await other).toEqual(saved(true));
});

it('saves of different versions or files run in parallel', async () => {
  const inTurn = createSaveQueue();
  const first = openSave();
  const one = inTurn(version, first.save);
  const elsewhere = await Promise.all([
    inTurn({ ...version, baseTime: 2000 }, async () => saved(true)),
    inTurn({ ...version, fileId: fileIdSchema.parse(2) }, async () => saved(true)),
  ]);
  expect(elsewhere).toEqual([saved(true), saved(true)]);
  first.end(saved(true));
  await one;
});

it('a save repeated after a lost response is recognised', async () => {
  const inTurn = createSaveQueue();
  await inTurn(version, async () => saved(true));
  expect(await inTurn(version, async () => saved(false))).toEqual(saved(false));
});
