import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { listTextSections } from '../document/pages/list-sections.ts';
import { docxOf, partsOf } from '../document/testing/docx-of.ts';
import { applyEdit, readDocument, writeDocument } from '../document/written-document.ts';
import { findSectionAt, readColumnsForm, withColumns } from './columns-form.ts';

it('the columns form writes the chosen columns to the file', async () => {
  const document = await readDocument(docxOf('<w:p/>'));
  const before = document.model.package.document.finalSectionProperties ?? {};
  const section = withColumns(before, { count: 2, hasSeparator: true });
  const bytes = await writeDocument(applyEdit(document, { kind: 'package', patch: { section } }));
  expect(partsOf(bytes)['word/document.xml']).toMatch(/<w:cols (?=[^>]*w:num="2")(?=[^>]*w:sep=)[^>]*>/);
  const again = (await readDocument(bytes)).model.package.document.finalSectionProperties ?? {};
  expect(readColumnsForm(again)).toEqual({ count: 2, hasSeparator: true });
});

it('the columns form writes the columns of a section in the middle, and keeps the rest of it', async () => {
  const sectPr =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgNumType w:start="3"/><w:cols w:space="400"/></w:sectPr>';
  const document = await readDocument(docxOf(`<w:p><w:pPr>${sectPr}</w:pPr></w:p><w:p/>`));
  const [section] = listTextSections(document.doc, document.model.package);
  const properties = withColumns(section?.properties ?? {}, { count: 3, hasSeparator: false });
  const { tr } = EditorState.create({ doc: document.doc });
  tr.setNodeAttribute(section?.end ?? 0, '_sectionProperties', properties);
  const steps = tr.steps.map((step) => step.toJSON());
  const xml =
    partsOf(await writeDocument(applyEdit(document, { kind: 'steps', steps })))['word/document.xml'] ?? '';
  const [first = '', last = ''] = [...xml.matchAll(/<w:sectPr\b.*?<\/w:sectPr>/gs)].map(([one]) => one);
  expect(first).toMatch(/<w:cols (?=[^>]*w:num="3")(?=[^>]*w:space="400")/);
  expect(first).toContain('<w:pgNumType w:start="3"/>');
  expect(last).not.toContain('w:num=');
});

it('the columns form keeps the separate widths of columns unless their number changes', () => {
  const section = {
    columnCount: 2,
    equalWidth: false,
    columns: [{ width: 3000, space: 720 }, { width: 5000 }],
  };
  expect(readColumnsForm(section).count).toBe(2);
  expect(withColumns(section, { count: 2, hasSeparator: true })).toEqual({ ...section, separator: true });
  expect(withColumns(section, { count: 3, hasSeparator: false })).toEqual({
    columnCount: 3,
    columnSpace: 720,
    separator: false,
  });
});

it('the columns form changes the section of the caret', () => {
  const sections = [
    { properties: {}, end: 10, to: 15 },
    { properties: {}, end: null, to: 20 },
  ];
  expect([0, 14, 15].map((pos) => findSectionAt(sections, pos)?.end)).toEqual([10, 10, null]);
});
