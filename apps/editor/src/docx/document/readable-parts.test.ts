import { textOfDocx } from '@redraft/documents';
import { describe, expect, it } from 'vitest';
import { code, docxOf, partsOf, run, sign } from './testing/docx-of.ts';
import { readDocument, writeDocument } from './written-document.ts';

const paragraph = (content: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;

const textAgain = async (bytes: Uint8Array): Promise<string> =>
  textOfDocx(await writeDocument(await readDocument(bytes)));
const mainAgain = async (bytes: Uint8Array): Promise<string> =>
  partsOf(await writeDocument(await readDocument(bytes)))['word/document.xml'] ?? '';

const entry = (text: string, page: string): string =>
  run(text) +
  '<w:r><w:tab/></w:r>' +
  sign('begin') +
  code('PAGEREF _Toc1 \\h') +
  sign('separate') +
  run(page) +
  sign('end');

it.each([
  [
    'hyphens that hold a word together',
    paragraph('<w:r><w:t>well</w:t><w:noBreakHyphen/><w:t>known</w:t></w:r>'),
    'well\u2011known',
  ],
  [
    'words that a program of old had marked as a place',
    paragraph(
      `<w:smartTag w:uri="u" w:element="City"><w:smartTagPr><w:attr w:name="a" w:val="b"/></w:smartTagPr>${run('Bonn')}</w:smartTag>`,
    ),
    'Bonn',
  ],
  [
    'the words of a field around another one',
    paragraph(sign('begin') + code('HYPERLINK x') + sign('separate') + entry('One', '3') + sign('end')),
    'One\t3',
  ],
])('content that a library would drop is kept: %s', async (_name, content, expected) => {
  expect(await textAgain(docxOf(content))).toBe(expected);
});
it('content that a library would drop is kept: the first entry of a bibliography and the field around it', async () => {
  const bytes = docxOf(
    paragraph(
      sign('begin') + code('ADDIN ZOTERO_BIBL {}') + sign('separate') + run('Adams 1999'),
      'Bibliography',
    ) +
      paragraph(run('Brown 2001'), 'Bibliography') +
      paragraph(run('Clark 2003') + sign('end'), 'Bibliography') +
      paragraph(run('Behind it.')),
  );
  const xml = await mainAgain(bytes);
  expect(textOfDocx(bytes)).toBe('Adams 1999\nBrown 2001\nClark 2003\nBehind it.');
  expect(await textAgain(bytes)).toBe(textOfDocx(bytes));
  expect(xml).toMatch(
    /"begin"\/>.*ADDIN ZOTERO_BIBL \{\}.*"separate"\/>.*Adams 1999.*Brown 2001.*Clark 2003.*"end"\/>.*Behind it/s,
  );
  expect(xml.match(/fldCharType="end"/g)).toHaveLength(1);
});

describe('a table of contents of another program', () => {
  const bytes = docxOf(
    paragraph(sign('begin') + code('TOC \\o "1-2" \\h') + sign('separate') + entry('One', '1'), 'TOC1') +
      paragraph(entry('Two', '2'), 'TOC2') +
      paragraph(entry('Three', '3') + sign('end'), 'TOC1') +
      paragraph(run('Text.')),
  );
  it('a table of contents of another program keeps every entry', async () => {
    expect(await textAgain(bytes)).toBe('One\t1\nTwo\t2\nThree\t3\nText.');
  });
  it('a table of contents of another program can still be updated by that program', async () => {
    const xml = await mainAgain(bytes);
    expect(xml.match(/TOC \\o "1-2" \\h/g)).toHaveLength(1);
    const open = [...xml.matchAll(/fldCharType="(begin|end)"/g)].reduce(
      (depth, [, type]) => depth + (type === 'begin' ? 1 : -1),
      0,
    );
    expect(open).toBe(0);
    expect(xml.lastIndexOf('fldCharType="end"')).toBeGreaterThan(xml.indexOf('Three'));
    expect(xml.lastIndexOf('fldCharType="end"')).toBeLessThan(xml.indexOf('Text.'));
  });
  it('a table of contents of another program is unchanged after repeated round trips', async () => {
    let once = await writeDocument(await readDocument(bytes));
    const first = partsOf(once)['word/document.xml'];
    for (let round = 0; round < 3; round++) once = await writeDocument(await readDocument(once));
    expect(partsOf(once)['word/document.xml']).toBe(first);
  });
});

it('entries of a table of contents whose deletion is suggested are kept', async () => {
  const del = (content: string): string => `<w:del w:id="1" w:author="A">${content}</w:del>`;
  const gone = (text: string): string => `<w:r><w:delText>${text}</w:delText></w:r>`;
  const started = `${sign('begin')}<w:r><w:delInstrText> TOC \\o "1-3" </w:delInstrText></w:r>${sign('separate')}`;
  const line = `<w:hyperlink w:anchor="_Toc1">${del(gone('The first chapter'))}</w:hyperlink>`;
  const bytes = docxOf(paragraph(del(started) + line + sign('end')) + paragraph(run('Behind it.')));
  const { doc } = await readDocument(bytes);
  expect(doc.textBetween(0, doc.content.size, '\n')).toContain('The first chapter');
});

it('duplicate paragraph ids in a file are resolved identically at each reading', async () => {
  const twice = (text: string): string => `<w:p w14:paraId="05D17022">${run(text)}</w:p>`;
  const bytes = docxOf(twice('one') + twice('two') + twice('three'));
  const idsOf = async (): Promise<unknown[]> => {
    const ids: unknown[] = [];
    (await readDocument(bytes)).doc.forEach(({ attrs }) => {
      ids.push(attrs.paraId);
    });
    return ids;
  };
  const ids = await idsOf();
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toBe('05D17022');
  expect(await idsOf()).toEqual(ids);
});
