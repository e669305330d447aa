import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { DocxPackage, ListLevel } from '@eigenpal/docx-editor-core/types/document';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { buildStructure } from './structure.ts';

const levels: ListLevel[] = [0, 1, 2].map((ilvl) => ({ ilvl, numFmt: 'decimal', lvlText: `%${ilvl + 1}.` }));
const parts: DocxPackage = {
  document: { content: [] },
  numbering: {
    abstractNums: [
      { abstractNumId: 1, levels },
      { abstractNumId: 2, levels: [{ ilvl: 0, numFmt: 'bullet', lvlText: '•' }] },
    ],
    nums: [
      { numId: 1, abstractNumId: 1 },
      { numId: 2, abstractNumId: 2 },
    ],
  },
};

type Line = { numId: number; ilvl: number; paraId: string | null } | null;

function docOf(lines: readonly Line[]): Node {
  const paragraphs = lines.map((line, index) =>
    schema.node(
      'paragraph',
      line === null ? null : { numPr: { numId: line.numId, ilvl: line.ilvl }, paraId: line.paraId },
      schema.text(`line ${index}`),
    ),
  );
  return schema.topNodeType.create(null, paragraphs);
}

const lineArbitrary: fc.Arbitrary<Line> = fc.option(
  fc.record({
    numId: fc.constantFrom(1, 2),
    ilvl: fc.nat({ max: 4 }),
    // A split-off paragraph has the id of the original until it is saved.
    paraId: fc.constantFrom(null, 'A', 'B', 'C'),
  }),
);

it('the structure of a text changes no position and no word, and is well nested', () => {
  fc.assert(
    fc.property(fc.array(lineArbitrary, { minLength: 1, maxLength: 14 }), (lines) => {
      const doc = docOf(lines);
      const drawn = buildStructure(doc, parts).doc;
      expect(drawn.nodeSize).toBe(doc.nodeSize);
      expect(drawn.children.every((node, index) => node.mark([]).eq(doc.child(index)))).toBe(true);
      const items = new Map<unknown, number>();
      drawn.forEach((node, _offset, index) => {
        const names = node.marks.map(({ type }) => type.name);
        expect(names).toEqual(names.map((_name, at) => (at % 2 === 0 ? 'plainList' : 'plainItem')));
        expect(names.length > 0).toBe(lines[index] !== null);
        const own = node.marks.at(-1)?.attrs.key;
        if (own === undefined) return;
        // Each paragraph starts an item of its own.
        expect(items.has(own)).toBe(false);
        const depth = lines[index]?.ilvl ?? 0;
        items.set(own, depth);
        // Its other enclosing elements also contain the paragraph before.
        const around = node.marks.slice(0, -2);
        const before = index === 0 ? [] : drawn.child(index - 1).marks;
        expect(around.every((mark, at) => before[at]?.eq(mark))).toBe(true);
        const depths = around
          .filter((_mark, at) => at % 2 === 1)
          .map(({ attrs }) => items.get(attrs.key) ?? 9);
        expect(depths.every((one) => one < depth)).toBe(true);
      });
    }),
  );
});

it('the structure of a text continues numbering after a paragraph between two items, and restarts deeper levels', () => {
  const at = (ilvl: number): Line => ({ numId: 1, ilvl, paraId: null });
  const { doc } = buildStructure(docOf([at(0), at(1), at(1), null, at(0), at(1)]), parts);
  expect(doc.children.map((node) => node.marks.at(-1)?.attrs.marker ?? '')).toEqual([
    '1.',
    '1.',
    '2.',
    '',
    '2.',
    '1.',
  ]);
});
