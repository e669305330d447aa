import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareDrafts, type DraftPiece } from './draft-comparison.ts';

const isOfEarlier = ({ kind }: DraftPiece) => kind === 'kept' || kind === 'deleted' || kind === 'movedFrom';
const isOfLater = ({ kind }: DraftPiece) => kind === 'kept' || kind === 'inserted' || kind === 'movedTo';
const textOf = (pieces: readonly DraftPiece[]) => pieces.map(({ text }) => text).join('');

it('the comparison of two drafts shares unchanged words, and contains added and removed ones', () => {
  expect(compareDrafts('The cat sat.', 'The big cat slept.')).toEqual({
    pieces: [
      { kind: 'kept', text: 'The ' },
      { kind: 'inserted', text: 'big ' },
      { kind: 'kept', text: 'cat ' },
      { kind: 'deleted', text: 'sat' },
      { kind: 'inserted', text: 'slept' },
      { kind: 'kept', text: '.' },
    ],
    words: { added: 2, removed: 1, moved: 0 },
  });
});

it('the comparison of two drafts shows a sentence that has another position now as moved', () => {
  const cats = 'Cats are quiet animals of the night.';
  const dogs = 'Dogs bark at whatever passes by the long garden fence, all day and every day.';
  const { pieces, words } = compareDrafts(`${cats}\n${dogs}\n`, `${dogs}\n${cats}\n`);
  expect(pieces.filter(({ kind }) => kind === 'movedFrom' || kind === 'movedTo')).toEqual([
    { kind: 'movedFrom', text: cats, move: 1 },
    { kind: 'movedTo', text: cats, move: 1 },
  ]);
  expect(words.moved).toBe(7);
});

it('the comparison of two drafts shows a sentence that moved into new words as moved, and the words around it as added', () => {
  const stays = 'All of this stays where it is, from the first word of it to the very last one.';
  const { pieces } = compareDrafts(
    `The river runs through the old town.\n${stays}`,
    `${stays}\nAs they say: The river runs through the old town, always.`,
  );
  expect(pieces.find(({ kind }) => kind === 'movedTo')?.text).toContain(
    'The river runs through the old town',
  );
  expect(textOf(pieces.filter(({ kind }) => kind === 'inserted'))).toContain('As they say: ');
});

it('the comparison of two drafts does not show a few words as moved', () => {
  const { words } = compareDrafts(
    'in the end it is so.\nAnd more here.',
    'And more here.\nSo in the end it is.',
  );
  expect(words.moved).toBe(0);
});

it('the comparison of two drafts is unchanged text for equal drafts, and only an insertion or deletion if one is empty', () => {
  expect(compareDrafts('Same', 'Same').pieces).toEqual([{ kind: 'kept', text: 'Same' }]);
  expect(compareDrafts('', 'New words')).toEqual({
    pieces: [{ kind: 'inserted', text: 'New words' }],
    words: { added: 2, removed: 0, moved: 0 },
  });
  expect(compareDrafts('', '')).toEqual({ pieces: [], words: { added: 0, removed: 0, moved: 0 } });
});

it('the comparison of two drafts contains both completely, with moved text equal at both places', () => {
  const sentence = fc.constantFrom(
    'The cats are quiet.',
    'A dog barks at the garden fence. ',
    'The garden fence is green, and the garden is old.\n',
    'a a a a a a a a a a a a ',
    '\n',
    'One 😀 word',
  );
  const text = fc.array(sentence, { maxLength: 12 }).map((sentences) => sentences.join(''));
  fc.assert(
    fc.property(text, text, (earlier, later) => {
      const { pieces } = compareDrafts(earlier, later);
      expect(textOf(pieces.filter(isOfEarlier))).toBe(earlier);
      expect(textOf(pieces.filter(isOfLater))).toBe(later);
      const moved = (kind: DraftPiece['kind']) =>
        pieces
          .flatMap((piece) => (piece.kind === kind && 'move' in piece ? [[piece.move, piece.text]] : []))
          .sort(([one], [other]) => Number(one) - Number(other));
      expect(moved('movedFrom')).toEqual(moved('movedTo'));
    }),
  );
});

/** Made to be as much work as can be: nothing stays, words repeat, and every paragraph is nearly like every other. */
function worst(seed: number): string {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  return Array.from({ length: 3000 }, () =>
    Array.from({ length: 40 }, () => ['the', 'of', 'and', 'a', 'to', 'in'][random(6)]).join(' '),
  ).join('\n');
}

it('the comparison of two hostile texts of 120,000 words takes bounded time', () => {
  const earlier = worst(1);
  const later = worst(2);
  const began = performance.now();
  const { pieces } = compareDrafts(earlier, later);
  expect(textOf(pieces.filter(isOfLater))).toBe(later);
  // Far more than it takes (some two seconds): a busy machine is no defect, a comparison without a bound takes minutes.
  expect(performance.now() - began).toBeLessThan(30_000);
}, 60_000);
