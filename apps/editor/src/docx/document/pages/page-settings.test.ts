import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from '../testing/docx-of.ts';
import { readDocument } from '../written-document.ts';
import { listTextSections } from './list-sections.ts';

const titlePage = '<w:titlePg/>';
const earlier = `<w:sectPrChange w:id="1" w:author="A"><w:sectPr>${titlePage}</w:sectPr></w:sectPrChange>`;

it.each([
  ['of each section', titlePage, titlePage, [true, true]],
  ['of the first section only', titlePage, '', [true, false]],
  ['of the last section only', '', titlePage, [false, true]],
  ['of the last section, before a tracked change', titlePage, earlier, [true, false]],
])('a different first page is that %s', async (_name, first, last, expected) => {
  const paragraphs = `<w:p><w:pPr><w:sectPr>${first}</w:sectPr></w:pPr>${run('One')}</w:p><w:p>${run('Two')}</w:p>`;
  const body = partsOf(docxOf(paragraphs))['word/document.xml'] ?? '';
  const bytes = docxOf('', {
    'word/document.xml': body.replace(/<\/w:sectPr>(?=<\/w:body>)/, `${last}</w:sectPr>`),
  });
  const { doc, model } = await readDocument(bytes);
  const sections = listTextSections(doc, model.package);
  expect(sections.map(({ properties }) => properties.titlePg ?? false)).toEqual(expected);
});
