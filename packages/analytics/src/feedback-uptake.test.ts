import { diffText } from '@redraft/revision-log';
import { describe, expect, it } from 'vitest';
import { hoursToFirstChange, mapRange, stateOfComment, uptakeOf, uptakeShare } from './feedback-uptake.ts';

const cats = 'cats are good pets because they are quiet';
const betterCats = 'cats make good companions because they stay quiet at night';

/** What became of a passage that stands once in the text before. */
function uptake(before: string, passage: string, after: string) {
  const from = before.indexOf(passage);
  return uptakeOf({ before, after, anchor: { from, to: from + passage.length } });
}

describe('the uptake of a comment', () => {
  it('of the specification is 0.375, changed here', () => {
    expect(uptake(cats, cats, betterCats)).toEqual({
      state: 'changed-here',
      changedShare: 0.375,
      newWords: 5,
    });
  });

  const ten = 'one two three four five six seven eight nine ten';

  it.each([
    ['a fifth of its words', ten.replace('one two', 'and'), 'changed-here'],
    ['one word of ten', ten.replace('one', 'and'), 'changed-nearby'],
    ['nothing', ten, 'not-changed'],
    ['the paragraph before', `and so on\n${ten}`, 'not-changed'],
    ['three words added behind', `${ten} and then some`, 'changed-here'],
    ['two words added behind', `${ten} and then`, 'not-changed'],
    ['a paragraph added behind', `${ten}\nand then some more`, 'not-changed'],
    ['all of it gone', '', 'deleted-with-passage'],
  ])('with %s is as it says', (_name, after, state) => {
    expect(uptake(ten, ten, after).state).toBe(state);
  });

  it('sees changes nearby in the same paragraph, not in another', () => {
    const text = 'First of all, the passage. More words here.\nAnother paragraph.';
    expect(uptake(text, 'the passage', text.replace('More words', 'Fewer lines')).state).toBe(
      'changed-nearby',
    );
    expect(uptake(text, 'the passage', text.replace('Another', 'One')).state).toBe('not-changed');
  });

  it('is what the student answered, where there is an answer', () => {
    const here = uptake(cats, cats, betterCats);
    expect(stateOfComment('none', here)).toBe('changed-here');
    expect(stateOfComment('declined', here)).toBe('declined');
    expect(stateOfComment('praise', here)).toBe('praise');
  });

  it('of two changed, one declined and accepted, one not and one praise is three in four', () => {
    const states = [
      { state: 'changed-here' },
      { state: 'changed-here' },
      { state: 'declined', isDeclineAccepted: true },
      { state: 'not-changed' },
      { state: 'praise' },
    ] as const;
    expect(uptakeShare(states)).toBe(0.75);
    expect(uptakeShare([{ state: 'declined' }, { state: 'deleted-with-passage' }])).toBe(0.5);
    expect(uptakeShare([{ state: 'praise' }])).toBeNull();
  });

  it('counts the hours to the first version that changed the passage', () => {
    const comment = { at: 0, before: cats, anchor: { from: 0, to: cats.length } };
    const later = [
      { at: 3_600_000, text: `${cats}.` },
      { at: 5_400_000, text: betterCats },
    ];
    expect(hoursToFirstChange(comment, later)).toBe(1.5);
    expect(hoursToFirstChange(comment, later.slice(0, 1))).toBeNull();
  });
});

describe('a range', () => {
  const mapped = (before: string, after: string, from: number, to: number) => {
    const range = mapRange(diffText(before, after), { from, to });
    return [...after].slice(range.from, range.to).join('');
  };

  it.each([
    ['xx[ab]yy', 'zzzxxabyy', 'ab'],
    ['xx[ab]yy', 'xabyy', 'ab'],
    ['xx[ab]yy', 'xxa🙂byy', 'a🙂b'],
    ['xx[ab]yy', 'xx1ab2yy', '1ab2'],
    ['xx[ab]yy', 'xxyy', ''],
    ['xx[ab]yy', 'x12yy', '12'],
    ['xx[ab]yy', 'xx12y', '12'],
    ['xx[ab]yy', 'xab', 'ab'],
    ['xx\n[ab]\nyy', 'xx\nnew\nab\nyy', 'ab'],
    ['xx\n[ab]\nyy', 'xx\nab\nnew\nyy', 'ab'],
    ['🙂x[ab]y', '🙂xabcy', 'abc'],
  ])('of "%s" in "%s" is "%s"', (marked, after, expected) => {
    const characters = [...marked];
    const before = characters.filter((character) => character !== '[' && character !== ']').join('');
    const from = characters.indexOf('[');
    expect(mapped(before, after, from, characters.indexOf(']') - 1)).toBe(expected);
  });
});
