import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { DocxPackage, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import { expect, it } from 'vitest';
import { createReference, listReferences, type NoteKind } from '../document/notes/references.ts';
import { numberNotes } from './number-format.ts';

/** A text with a paragraph of notes in each section. */
function numberIn(sections: readonly SectionProperties[], kind: NoteKind = 'footnote', count = 2): string[] {
  const paragraphs = sections.map((properties, index) =>
    schema.node(
      'paragraph',
      { _sectionProperties: index < sections.length - 1 ? properties : null },
      Array.from({ length: count }, (_, id) => createReference({ kind, id })),
    ),
  );
  const doc = schema.node('doc', null, paragraphs);
  const finalSectionProperties = sections.at(-1);
  const document: DocxPackage['document'] = {
    content: [],
    ...(finalSectionProperties === undefined ? {} : { finalSectionProperties }),
  };
  return numberNotes(doc, listReferences(doc), { document });
}

it.each<[string, SectionProperties[], string[]]>([
  ['continue over sections', [{}, {}], ['1', '2', '3', '4']],
  ['have the format of their section', [{ footnotePr: { numFmt: 'upperLetter' } }, {}], ['A', 'B', '3', '4']],
  ['begin with the first number', [{ footnotePr: { numStart: 5 } }, {}], ['5', '6', '7', '8']],
  ['begin again in a section', [{}, { footnotePr: { numRestart: 'eachSect' } }], ['1', '2', '1', '2']],
  [
    'begin again with the first number of a section',
    [{ footnotePr: { numRestart: 'eachSect' } }, { footnotePr: { numRestart: 'eachSect', numStart: 7 } }],
    ['1', '2', '7', '8'],
  ],
])('footnotes %s', (_name, sections, numbers) => {
  expect(numberIn(sections)).toEqual(numbers);
});

it('endnotes are numbered by themselves, in Roman numerals', () => {
  expect(numberIn([{ footnotePr: { numFmt: 'upperLetter' } }], 'endnote')).toEqual(['i', 'ii']);
});
