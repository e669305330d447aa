import { diffText, toStoredOps } from '@redraft/revision-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPassage, firstChange, followPassage, isPassageChanged } from './passage-follower.ts';

const cats = 'cats are good pets because they are quiet';
const savesOf = (texts: readonly string[]) =>
  texts.slice(1).map((text, index) => ({
    at: index + 1,
    ops: toStoredOps(diffText(texts[index] ?? '', text)),
  }));
const found = (texts: readonly string[], passage: string) => {
  const [text = ''] = texts;
  const from = text.indexOf(passage);
  const anchor = { from, to: from + [...passage].length };
  const outcome = firstChange(createPassage(text, anchor), savesOf(texts));
  return 'at' in outcome ? outcome.at : null;
};

it.each([
  ['the second of two', [cats, `${cats}.`, 'cats make good companions because they stay quiet'], cats, 2],
  [
    'the one in which the last of three words was added',
    [cats, `${cats} so`, `${cats} so they`, `${cats} so they are`],
    cats,
    3,
  ],
  ['the one that deleted it', [`One. ${cats}. Two.`, 'One. Two.'], cats, 1],
  [
    'none where the paragraph before it changed',
    [`One.\n${cats}`, `One and two and three.\n${cats}`],
    cats,
    null,
  ],
  [
    'none where a paragraph was added behind it',
    [`${cats}\nEnd`, `${cats}\nA new one, long enough.\nEnd`],
    cats,
    null,
  ],
  [
    'the one that changed it after it was pushed along',
    [cats, `🙂🙂 x\n${cats}`, `🙂🙂 x\ndogs ${cats.slice(9)}`],
    cats,
    2,
  ],
])('the first save that changed a passage is %s', (_name, texts, passage, at) => {
  expect(found(texts, passage)).toBe(at);
});

describe('a followed passage', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '\n', '🙂'), { maxLength: 12 })
    .map((all) => all.join(''));

  it('a followed passage has the text that is at its position', () => {
    const anchored = fc.tuple(fc.array(text, { minLength: 1, maxLength: 6 }), fc.nat(12), fc.nat(12));
    fc.assert(
      fc.property(anchored, ([texts, one, other]) => {
        const length = [...(texts[0] ?? '')].length;
        const anchor = { from: Math.min(one, other, length), to: Math.min(Math.max(one, other), length) };
        let passage = createPassage(texts[0] ?? '', anchor);
        for (const [index, { ops }] of savesOf(texts).entries()) {
          for (const op of ops) passage = followPassage(passage, op);
          const after = [...(texts[index + 1] ?? '')];
          expect(after.slice(passage.from, passage.from + passage.characters.length)).toEqual(
            passage.characters,
          );
        }
      }),
    );
  });

  it('a followed passage is not changed by saves that keep its words', () => {
    fc.assert(
      fc.property(text, (before) => {
        const passage = createPassage(before, { from: 0, to: [...before].length });
        expect(isPassageChanged(passage)).toBe(false);
      }),
    );
  });
});
