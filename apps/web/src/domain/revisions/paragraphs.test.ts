import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitParagraphs, withLineEndMarks } from './paragraphs.ts';
import type { Segment } from './segment.ts';

it('the paragraphs of a version start at kept line ends', () => {
  const paragraphs = splitParagraphs([{ kind: 'kept', text: 'One\nTwo' }]);
  expect(paragraphs.map(({ segments }) => segments)).toEqual([
    [{ kind: 'kept', text: 'One', start: 0 }],
    [{ kind: 'kept', text: 'Two', start: 0 }],
  ]);
});
it('the paragraphs of a version start at an inserted line end, which shows its mark', () => {
  const paragraphs = splitParagraphs([
    { kind: 'kept', text: 'One' },
    { kind: 'inserted', text: '\n' },
    { kind: 'kept', text: 'Two' },
  ]);
  expect(paragraphs[0]?.segments.map(({ text }) => withLineEndMarks(text))).toEqual(['One', '¶']);
  expect(paragraphs).toHaveLength(2);
});
it('the paragraphs of a version continue across a deleted line end', () => {
  const paragraphs = splitParagraphs([
    { kind: 'kept', text: 'One' },
    { kind: 'deleted', text: '\n' },
    { kind: 'kept', text: ' two' },
  ]);
  expect(paragraphs).toHaveLength(1);
});
it('the paragraphs of a version are as many as the lines of the text', () => {
  const segment = fc.record({
    kind: fc.constantFrom<Segment['kind']>('kept', 'inserted', 'deleted'),
    text: fc.stringMatching(/^[ab\n]{0,8}$/),
  });
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const text = segments.map((one) => (one.kind === 'deleted' ? '' : one.text)).join('');
      const paragraphs = splitParagraphs(segments);
      expect(paragraphs).toHaveLength(text.split('\n').length);
      for (const { start, segments: pieces } of paragraphs)
        for (const { kind, text: pieceText, start: pieceStart } of pieces)
          if (kind !== 'deleted') expect(text.slice(start + pieceStart).startsWith(pieceText)).toBe(true);
    }),
  );
});
