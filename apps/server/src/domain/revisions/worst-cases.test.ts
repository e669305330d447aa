import type { FileId } from '@redraft/contracts';
import { createDocxWriter, rewriteParts } from '@redraft/documents';
import { applyOps, createWorkBudget, decodeRecord } from '@redraft/revision-log';
import { describe, expect, it } from 'vitest';
import { zipCodec } from './codecs.ts';
import { basisOf, stateBeforeFirst } from './file-state.ts';
import { openUnread } from './open-state.ts';
import { planSave } from './save-rules.ts';

const write = createDocxWriter({ codec: zipCodec, store: true });
const noFile = stateBeforeFirst(1 as FileId, { kind: 'docx', name: 'essay.docx' }); // boundary: no file has this id

function saveOf(bytes: Uint8Array, at: number) {
  return { bytes, at, dirtyMs: null, userId: null, origin: 'typed' as const, isDistinct: false };
}

/** Numbers that look drawn by lot, the same in each run. */
function lots(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const syllables = ['bo', 'ats', 'har', 'bour', 'quay', 'no', 'bo', 'dy', 'came', 'nine', 'tide', 'wind'];

function prose(length: number, wordsInLine = 60): string {
  const draw = lots();
  let text = '';
  while (text.length < length) {
    const word = Array.from({ length: 1 + draw(3) }, () => syllables[draw(syllables.length)]).join('');
    text += word + (draw(wordsInLine) === 0 ? '\n' : ' ');
  }
  return text;
}

function shuffled<T>(list: readonly T[]): T[] {
  const draw = lots();
  return list
    .map((item) => ({ item, at: draw(1e6) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The same words as another program writes them: with attributes on all that it writes. */
function anew(bytes: Uint8Array, mark: string): Uint8Array {
  let count = 0;
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml'
      ? read().replace(
          /<w:(p|r)>/g,
          (_all, tag: string) => `<w:${tag} w:rsidR="00${mark}${(count++).toString(16)}">`,
        )
      : undefined;
  return rewriteParts({ bytes, codec: zipCodec, rewrite });
}

const rows = (value: string) =>
  Array.from(
    { length: 1700 },
    (_, row) => `Row ${row}\n${value} ${row % 90}\nThe same remark in each row.`,
  ).join('\n');

const text = prose(150_000);
const line = prose(300_000, Number.MAX_SAFE_INTEGER);

const pairs: Readonly<Record<string, () => readonly [Uint8Array, Uint8Array]>> = {
  'written anew by another program': () => [write(text), anew(write(text), 'A')],
  'written anew by one that marks each of its savings': () => [
    anew(write(text), 'A'),
    anew(write(text), 'B'),
  ],
  'one phrase again and again': () => [
    write('over and again '.repeat(30_000)),
    write('over and again and '.repeat(24_000)),
  ],
  'one line again and again': () => [
    write('over and again\n'.repeat(9000)),
    write('again and over\n'.repeat(9000)),
  ],
  'a table of which one column changed': () => [write(rows('old')), write(rows('now'))],
  'its paragraphs backwards': () => [write(text), write(text.split('\n').reverse().join('\n'))],
  'its paragraphs in another order': () => [write(text), write(shuffled(text.split('\n')).join('\n'))],
  'its words in another order': () => [write(text), write(shuffled(text.split(' ')).join(' '))],
  'one long paragraph with many changes': () => [
    write(line),
    write(line.replace(/(\S+ ){97}/g, '$&changed ')),
  ],
  'something behind each of its words': () => [write(text), write(text.replaceAll(' ', ' x '))],
  'other words': () => [write(text), write(shuffled(text.split(/\s/)).join(' '))],
};

/** Some 120 ms on a small server, for all parts of a save together. */
const most = 20_000_000;

describe('a save of a document', () => {
  it.each(Object.keys(pairs))('with %s is compared within its budget, to the same words', (name) => {
    const [before, after] = pairs[name]?.() ?? [];
    if (!before || !after) throw new Error('No such pair');
    const first = planSave(noFile, saveOf(before, 0));
    if (!first) throw new Error('The first save is a version.');
    const budget = createWorkBudget();
    expect(budget.left).toBeLessThanOrEqual(most);
    const planned = planSave(openUnread(basisOf(first.state)), saveOf(after, 1000), undefined, { budget });
    expect(budget.left).toBeGreaterThanOrEqual(0);
    const { ops } = decodeRecord(planned?.record ?? new Uint8Array());
    expect(applyOps(first.state.text, ops)).toBe(planned?.state.text);
  });

  it('whose bytes take all that they may leaves enough to tell its paragraphs apart', () => {
    const changed = text
      .split('\n')
      .map((item, at) => (at % 3 === 0 ? `${item} and more` : item))
      .join('\n');
    const first = planSave(noFile, saveOf(anew(write(text), 'A'), 0));
    const planned = first && planSave(first.state, saveOf(anew(write(changed), 'B'), 1000));
    const { ops } = decodeRecord(planned?.record ?? new Uint8Array());
    expect(ops.every(({ del, ins }) => del === 0 && ins.length === ' and more'.length)).toBe(true);
  });

  it('of more tags than can be read in time is refused', () => {
    const rewrite = (name: string, read: () => string) =>
      name === 'word/document.xml' ? read().replace('<w:sectPr', `${'<w:p/>'.repeat(400_001)}$&`) : undefined;
    const bytes = rewriteParts({ bytes: write('A'), codec: zipCodec, rewrite });
    expect(() => planSave(noFile, saveOf(bytes, 0))).toThrow(/More paragraphs and tags/);
  });
});
