import type { FileId } from '@redraft/contracts';
import { createDocxWriter, rewriteParts } from '@redraft/documents';
import { applyOps, createWorkBudget, decodeRecord } from '@redraft/revision-log';
import { expect, it } from 'vitest';
import { freshCopy, prose, worstPairs } from '../../../testing/worst-documents.ts';
import { zipCodec } from '../codecs.ts';
import { basisOf, stateBeforeFirst } from './file-state.ts';
import { openWithoutText } from './open-state.ts';
import { planSave } from './save-rules.ts';

const write = createDocxWriter({ codec: zipCodec, store: true });
const noFile = stateBeforeFirst(1 as FileId, { kind: 'docx', name: 'essay.docx' }); // cast: no file has this id

function saveOf(bytes: Uint8Array, at: number) {
  return { bytes, at, dirtyMs: null, userId: null, origin: 'typed' as const, isDistinct: false };
}

function withParagraphs(count: number): Uint8Array {
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml' ? read().replace('<w:sectPr', `${'<w:p/>'.repeat(count)}$&`) : undefined;
  return rewriteParts({ bytes: write('A'), codec: zipCodec, rewrite });
}

const text = prose(150_000);
const pairs = worstPairs(150_000);

/** About 120 ms on a small server, for all parts of a save together. */
const max = 20_000_000;

it.each(Object.keys(pairs))(
  'a save of a document with %s is compared within its budget, with the same text',
  (name) => {
    const [before, after] = pairs[name]?.() ?? [];
    if (!before || !after) throw new Error('No such pair');
    const first = planSave(noFile, saveOf(before, 0));
    if (!first) throw new Error('The first save is a version.');
    const budget = createWorkBudget();
    expect(budget.left).toBeLessThanOrEqual(max);
    const planned = planSave(openWithoutText(basisOf(first.state)), saveOf(after, 1000), undefined, {
      budget,
    });
    expect(budget.left).toBeGreaterThanOrEqual(0);
    const { ops } = decodeRecord(planned?.record ?? new Uint8Array());
    expect(applyOps(first.state.text, ops)).toBe(planned?.state.text);
  },
);

it('a save whose byte comparison uses its budget can still compare paragraphs', () => {
  const changed = text
    .split('\n')
    .map((item, at) => (at % 3 === 0 ? `${item} and more` : item))
    .join('\n');
  const first = planSave(noFile, saveOf(freshCopy(write(text), 'A'), 0));
  const planned = first && planSave(first.state, saveOf(freshCopy(write(changed), 'B'), 1000));
  const { ops } = decodeRecord(planned?.record ?? new Uint8Array());
  expect(ops.every(({ del, ins }) => del === 0 && ins.length === ' and more'.length)).toBe(true);
});

it('a save with more tags than can be read in time is refused', () => {
  expect(() => planSave(noFile, saveOf(withParagraphs(400_001), 0))).toThrow(/More paragraphs and tags/);
});

it('a handed-in file may have five times as many tags', () => {
  const imported = (count: number) => ({
    ...saveOf(withParagraphs(count), 0),
    origin: 'import' as const,
  });
  expect(planSave(noFile, imported(400_001))?.state.text).toBe(`A${'\n'.repeat(400_001)}`);
  expect(() => planSave(noFile, imported(2_000_001))).toThrow(/More paragraphs and tags/);
});
