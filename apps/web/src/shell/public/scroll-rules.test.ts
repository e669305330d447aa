import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partInView, positionAt } from './scroll-rules.ts';

const scroll = fc.record({
  from: fc.integer({ min: 0, max: 9000 }),
  to: fc.integer({ min: 0, max: 9000 }),
  durationMs: fc.integer({ min: 1, max: 2000 }),
});

it("scrolling to a section starts at the reader's position and ends at the section", () => {
  fc.assert(
    fc.property(scroll, fc.nat(5000), (one, excess) => {
      expect(positionAt({ ...one, elapsedMs: 0 })).toBe(one.from);
      expect(positionAt({ ...one, elapsedMs: one.durationMs + excess })).toBe(one.to);
    }),
  );
});

it('scrolling to a section moves in one direction within its ends', () => {
  fc.assert(
    fc.property(scroll, fc.nat(2000), fc.nat(2000), (one, firstMs, laterMs) => {
      const [earlierPosition, laterPosition] = [firstMs, firstMs + laterMs].map((passed) =>
        positionAt({ ...one, elapsedMs: passed }),
      );
      const gone = (at = Number.NaN) => (at - one.from) * Math.sign(one.to - one.from);
      expect(gone(earlierPosition)).toBeGreaterThanOrEqual(0);
      expect(gone(laterPosition)).toBeGreaterThanOrEqual(gone(earlierPosition) - 1e-6);
      expect(gone(laterPosition)).toBeLessThanOrEqual(Math.abs(one.to - one.from) + 1e-6);
    }),
  );
});

describe('the section that is being read', () => {
  const parts = [
    { id: 'about', top: -400 },
    { id: 'features', top: 90 },
    { id: 'contact', top: 700 },
  ];
  it.each([
    ['is the last one whose top has been reached', { line: 120, isAtEnd: false }, 'features'],
    ['is the previous one while the next approaches', { line: 80, isAtEnd: false }, 'about'],
    ['is none above the first one', { line: -500, isAtEnd: false }, null],
    ['is the last one at the end of the page', { line: 120, isAtEnd: true }, 'contact'],
  ])('the section that is being read %s', (_name, view, expected) => {
    expect(partInView(parts, view)).toBe(expected);
  });
});
