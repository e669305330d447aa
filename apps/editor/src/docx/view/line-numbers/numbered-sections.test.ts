import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { expect, it } from 'vitest';
import { maxMeasuredBlocks } from '../max-measured-blocks.ts';
import { listNumberings } from './numbered-sections.ts';

const docOf = (blocks: number) =>
  schema.node(
    'doc',
    null,
    Array.from({ length: blocks }, () => schema.node('paragraph')),
  );
const sectionOf = (lineNumbers?: { countBy: number }) => ({
  properties: lineNumbers === undefined ? {} : { lineNumbers },
  end: null,
  to: 0,
});

it('lines are numbered in a text with a numbered section', () => {
  const sections = [sectionOf(), sectionOf({ countBy: 5 })];
  expect(listNumberings(docOf(3), sections)).toEqual([undefined, { countBy: 5 }]);
  expect(listNumberings(docOf(3), [sectionOf()])).toBe(null);
});

it('lines are not measured in a longer text than columns are', () => {
  const sections = [sectionOf({ countBy: 1 })];
  expect(listNumberings(docOf(maxMeasuredBlocks), sections)).not.toBe(null);
  expect(listNumberings(docOf(maxMeasuredBlocks + 1), sections)).toBe(null);
});
