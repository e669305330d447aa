import { diffText } from '@redraft/revision-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeUptake, mapRange, stateOfComment, uptakeShare } from './feedback-uptake.ts';

const cats = 'cats are good pets because they are quiet';
const betterCats = 'cats make good companions because they stay quiet at night';

/** What became of a passage that stands once in the text before. */
function uptake(before: string, passage: string, after: string) {
  const from = before.indexOf(passage);
  return computeUptake({ before, after, anchor: { from, to: from + passage.length } });
}

describe('the uptake of a comment', () => {
  it('the uptake of a comment of a sentence of which three words in eight went is 0.375, changed here', () => {
    expect(uptake(cats, cats, betterCats)).toEqual({
      state: 'changed-here',
      changedShare: 0.375,
      newWords: 5,
      place: { from: 0, to: betterCats.length },
    });
  });

  const ten = 'one two three four five six seven eight nine ten';

  it.each([
    ['a fifth of its words', ten.replace('one two', 'and'), 'changed-here'],
    ['one word of ten', ten.replace('one', 'and'), 'changed-nearby'],
    ['nothing', ten, 'not-changed'],
    ['the paragraph before', `and so on\n${ten}`, 'not-changed'],
    ['three words added behind', `${ten} and then some`, 'changed-here'],
    ['two words added behind', `${ten} and then`, 'changed-nearby'],
    ['a paragraph added behind', `${ten}\nand then some more`, 'not-changed'],
    ['all of it gone', '', 'deleted-with-passage'],
  ])('the uptake of a comment with %s is the expected one', (_name, after, state) => {
    expect(uptake(ten, ten, after).state).toBe(state);
  });

  it('the uptake of a comment sees changes nearby in the same paragraph, not in another', () => {
    const text = 'First of all, the passage. More words here.\nAnother paragraph.';
    expect(uptake(text, 'the passage', text.replace('More words', 'Fewer lines')).state).toBe(
      'changed-nearby',
    );
    expect(uptake(text, 'the passage', text.replace('Another', 'One')).state).toBe('not-changed');
  });

  const first = 'Cats are quiet.';
  const second = 'Dogs bark at night, and everybody knows it well.';
  const text = `${first} ${second}\nAnother paragraph stands here.`;
  const inFront = (added: string) => text.replace(second, `${added} ${second}`);

  it.each([
    ['behind it', inFront('So they suit us.'), 'changed-here'],
    ['behind it, beginning as the next one does', inFront('Do they purr?'), 'changed-here'],
    ['of two words behind it', inFront('Very much.'), 'changed-nearby'],
    ['at the end of its paragraph', text.replace('well.', 'well. So it is.'), 'changed-nearby'],
    ['in the next paragraph', text.replace('here.', 'here. So it is.'), 'not-changed'],
  ])('the uptake of a comment sees a sentence added %s', (_name, after, state) => {
    expect(uptake(text, first, after).state).toBe(state);
  });

  it('the uptake of a comment detects any sentence added after the passage, in any script', () => {
    const word = fc.stringMatching(/^[ab]{1,3}$/);
    const sentence = fc.array(word, { minLength: 3, maxLength: 6 }).map((words) => `${words.join(' ')}.`);
    fc.assert(
      fc.property(sentence, sentence, sentence, (passage, next, added) => {
        const state = uptake(`${passage} ${next}`, passage, `${passage} ${added} ${next}`).state;
        expect(state).not.toBe('not-changed');
      }),
    );
  });

  const long = 'This sentence is long enough to be found again.';
  const other = 'Its neighbour says something else.';
  const others = 'A paragraph of its own, with more words than the first one.';
  it.each([
    ['to another paragraph', long, `${other}\n${others} ${long}`, 'changed-nearby'],
    ['with its paragraph', long, `${others}\n${long} ${other}`, 'not-changed'],
    ['with other white space', long, `${others}\n${long.replaceAll(' ', '  ')} ${other}`, 'not-changed'],
    ['as a few words of a paragraph', 'long enough', `${others}\n${long} ${other}`, 'not-changed'],
    ['leaving something else in its place', long, `New words. ${other}\n${others} ${long}`, 'changed-nearby'],
    ['nowhere', long, `${other}\n${others}`, 'deleted-with-passage'],
  ])(
    'the uptake of a comment does not take a passage for deleted that was moved %s',
    (_name, passage, after, state) => {
      expect(uptake(`${long} ${other}\n${others}`, passage, after).state).toBe(state);
    },
  );

  it('the uptake of a comment counts one of two equal passages as deleted when one of them is left', () => {
    const twice = `${long} ${other}\n${long} ${others}`;
    expect(uptake(twice, long, `${other}\n${long} ${others}`).state).toBe('deleted-with-passage');
  });

  it('the uptake of a comment is the student’s answer, if there is one', () => {
    const here = uptake(cats, cats, betterCats);
    expect(stateOfComment('none', here)).toBe('changed-here');
    expect(stateOfComment('declined', here)).toBe('declined');
    expect(stateOfComment('praise', here)).toBe('praise');
  });

  it('the uptake of a comment of two changed, one declined and accepted, one not and one praise is three in four', () => {
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
  ])('a range of "%s" in "%s" is "%s"', (marked, after, expected) => {
    const characters = [...marked];
    const before = characters.filter((character) => character !== '[' && character !== ']').join('');
    const from = characters.indexOf('[');
    expect(mapped(before, after, from, characters.indexOf(']') - 1)).toBe(expected);
  });
});
