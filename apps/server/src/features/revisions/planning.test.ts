import type { FileId } from '@redraft/contracts';
import { createDocxWriter, packEntry, readZip, writeZip } from '@redraft/documents';
import { describe, expect, it } from 'vitest';
import { zipCodec } from './codecs.ts';
import { stateBeforeFirst } from './open-files.ts';
import { planAnySave } from './planning.ts';
import { planSave } from './save-rules.ts';

const write = createDocxWriter({ codec: zipCodec });
const noFile = stateBeforeFirst(1 as FileId, { kind: 'docx', name: 'essay.docx' }); // boundary: no file has this id

const saveOf = (bytes: Uint8Array, at: number) => ({
  bytes,
  at,
  dirtyMs: null,
  userId: null,
  origin: 'typed' as const,
  isDistinct: false,
});

function stateAfter(bytes: Uint8Array) {
  const planned = planSave(noFile, saveOf(bytes, 0));
  if (!planned) throw new Error('The first save is a version.');
  return planned.state;
}

/** How often everybody else had a turn before it was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work.catch(() => undefined);
  isDone = true;
  return turns;
}

const lines = (count: number, each: (line: number) => string): string =>
  Array.from({ length: count }, (_, line) => each(line)).join('\n');

describe('a save', () => {
  it('with a few words more is planned at once', async () => {
    const state = stateAfter(write('One'));
    expect(await turnsDuring(planAnySave(state, saveOf(write('One two'), 1000)))).toBe(0);
  });

  it.each([
    [
      'is large',
      lines(40_000, (line) => `Line ${line} of it.`),
      lines(40_000, (line) => `Line ${line + 3} of it.`),
    ],
    ['repeats itself', 'over and again '.repeat(40_000), 'over and again and '.repeat(40_000)],
  ])('that %s is planned beside what others ask, to the same version', async (_how, before, after) => {
    const state = stateAfter(write(before));
    const save = saveOf(write(after), 1000);
    const planning = planAnySave(state, save);
    expect(await turnsDuring(planning)).toBeGreaterThan(0);
    expect((await planning)?.record).toEqual(planSave(state, save)?.record);
  });

  it('that is no document is refused in the same words from beside', async () => {
    const document = write(lines(60_000, (line) => `Line ${line}.`));
    const damaged = readZip(document).map((entry) =>
      entry.name === 'word/document.xml' ? { ...entry, crc: entry.crc ^ 1 } : entry,
    );
    const save = saveOf(writeZip(damaged), 0);
    await expect(planAnySave(noFile, save)).rejects.toThrow(
      /word\/document\.xml does not match its checksum/,
    );
    expect(await turnsDuring(planAnySave(noFile, save))).toBeGreaterThan(0);
  });

  it('without its text is refused, however large it is', async () => {
    const content = new TextEncoder().encode('<a/>'.repeat(1_000_000));
    const extra = packEntry({ name: 'customXml/item1.xml', content, codec: zipCodec });
    const bytes = writeZip([
      ...readZip(write('A')).filter(({ name }) => name !== 'word/document.xml'),
      extra,
    ]);
    await expect(planAnySave(noFile, saveOf(bytes, 0))).rejects.toMatchObject({ name: 'DocumentError' });
  });
});
