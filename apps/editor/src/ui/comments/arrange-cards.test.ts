import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeCards, cardGap, type PlacedCard } from './arrange-cards.ts';

const at = (...requested: number[]): PlacedCard[] =>
  requested.map((one) => ({ preferred: one, height: 100 }));

it.each([
  ['stand at their lines where there is room', at(10, 200, 500), null, [10, 200, 500]],
  ['give way downwards where two lines are close', at(10, 40, 50), null, [10, 118, 226]],
  [
    'leave the one that is held at its line, those before it giving way upwards',
    at(200, 220, 300),
    2,
    [84, 192, 300],
  ],
  ['that are held come down where those before them fill all there is above', at(0, 0, 20), 2, [0, 108, 216]],
  ['behind the one that is held give way downwards', at(200, 220, 230), 1, [112, 220, 328]],
  ['without a line stand at the top', at(-50, -50), null, [0, 108]],
  ['are arranged as if none were held where that one is gone', at(10, 40), 5, [10, 118]],
] as const)('cards in the margin %s', (_name, cards, held, tops) => {
  expect(arrangeCards(cards, held)).toEqual(tops);
});

it('cards in the margin never overlap, leave no gap above and keep the focused card nearest to its line', () => {
  const card = fc.record({
    preferred: fc.integer({ min: -50, max: 3000 }),
    height: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(card, { maxLength: 30 }), fc.option(fc.nat({ max: 35 })), (some, held) => {
      const cards = [...some].sort((a, b) => a.preferred - b.preferred);
      const tops = arrangeCards(cards, held);
      for (const [index, top] of tops.entries()) {
        expect(top).toBeGreaterThanOrEqual(0);
        const before = index === 0 ? 0 : (tops[index - 1] ?? 0) + (cards[index - 1]?.height ?? 0) + cardGap;
        expect(top).toBeGreaterThanOrEqual(before);
      }
      const own = held === null ? undefined : cards[held];
      if (own === undefined || held === null) return;
      const filled = cards.slice(0, held).reduce((sum, { height }) => sum + height + cardGap, 0);
      expect(tops[held]).toBe(Math.max(own.preferred, filled));
    }),
  );
});
