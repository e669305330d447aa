import type { DraftPiece } from '@redraft/analytics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawDiff } from './diff-html.ts';

it('a comparison marks insertions, deletions and moves, and links both ends of a move', () => {
  const html = drawDiff([
    { kind: 'kept', text: 'The ' },
    { kind: 'deleted', text: 'old' },
    { kind: 'inserted', text: 'new' },
    { kind: 'movedFrom', text: ' end', move: 1 },
    { kind: 'kept', text: '.\n' },
    { kind: 'movedTo', text: ' end', move: 1 },
  ]);
  expect(html).toBe(
    '<p>The <del>old</del><ins>new</ins><del data-move="1"> end</del>.</p><p><mark data-move="1"> end</mark></p>',
  );
});

it('a comparison keeps paragraph breaks, inserted and unchanged ones', () => {
  expect(
    drawDiff([
      { kind: 'inserted', text: 'a\n\nb' },
      { kind: 'deleted', text: '\n' },
    ]),
  ).toBe('<p><ins>a¶</ins></p><p><ins>¶</ins></p><p><ins>b</ins><del>¶</del></p>');
});

it('a comparison escapes all markup of the text', () => {
  const text = fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', 'script', '¶', '\n', 'a'),
  });
  const piece = fc.oneof(
    fc.record({ kind: fc.constantFrom('kept', 'inserted', 'deleted'), text }),
    fc.record({ kind: fc.constantFrom('movedFrom', 'movedTo'), text, move: fc.integer({ min: 1, max: 9 }) }),
  ) as fc.Arbitrary<DraftPiece>; // cast: the kinds are those of a piece
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const rest = drawDiff(pieces).replace(
        /<\/?(p|ins|del|mark)>|<(del|mark) data-move="[1-9]">|&(amp|lt|gt|quot|#39);/g,
        '',
      );
      expect(rest).not.toMatch(/[<>&"']/);
    }),
  );
});
