import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { acceptChangesInXml } from './accept-changes.ts';
import { readDocxText } from './docx-text.ts';
import { anyBody, deletedMark, paragraph, run, wrapBody } from './testing/tracked-documents.ts';

const start = wrapBody('').indexOf('<w:sectPr/>');

/** The body after all changes are accepted. */
function accepted(body: string): string {
  const xml = acceptChangesInXml(wrapBody(body)) ?? 'not well formed';
  return xml.slice(start, xml.indexOf('<w:sectPr/></w:body>'));
}

function textOf(body: string): string {
  return readDocxText(new TextEncoder().encode(wrapBody(body))).text;
}

interface Shape {
  /** Elements of tracked changes. */
  changes: string[];
  /** Properties of a paragraph that are not its first element. */
  late: number;
  /** Cells and text boxes without a paragraph. */
  bare: number;
  /** Text outside any paragraph. */
  stray: number;
  words: string;
}

/** Uses another parser; throws if it is not well-formed. */
function shapeOf(xml: string): Shape {
  const shape: Shape = { changes: [], late: 0, bare: 0, stray: 0, words: '' };
  const open: { name: string; children: string[] }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const parent = open.at(-1);
    if (/^w:(ins|del|moveFrom|moveTo|cell(Ins|Del)|\w+Change|(move|customXml)\w+Range\w+)$/.test(name))
      shape.changes.push(name);
    if (name === 'w:pPr' && parent?.name === 'w:p' && parent.children.length > 0) shape.late += 1;
    if (name === 'w:r' && !open.some((element) => element.name === 'w:p')) shape.stray += 1;
    parent?.children.push(name);
    open.push({ name, children: [] });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    const holdsText = closed?.name === 'w:tc' || closed?.name === 'w:txbxContent';
    if (holdsText && !closed.children.includes('w:p')) shape.bare += 1;
  });
  parser.on('text', (text) => {
    if (open.at(-1)?.name === 'w:t' && !open.some((element) => element.name === 'mc:Fallback'))
      shape.words += text;
  });
  parser.write(xml).close();
  return shape;
}

const sorted = (text: string) => [...text.normalize('NFD').replace(/[\n\t]/g, '')].sort().join('');

it.each([
  ['an insertion', paragraph(`<w:ins w:id="1">${run('a')}</w:ins>`), paragraph(run('a'))],
  ['a deletion', paragraph(`${run('a')}<w:del w:id="1">${run('b')}</w:del>`), paragraph(run('a'))],
  [
    'changes within changes',
    paragraph(
      `<w:ins w:id="1">${run('a')}<w:del w:id="2">${run('b')}</w:del><w:ins>${run('c')}</w:ins></w:ins>`,
    ),
    paragraph(run('a') + run('c')),
  ],
  [
    'a deleted mark, so that the properties are those of the next paragraph',
    `<w:p w:rsidR="1">${deletedMark}${run('a')}</w:p><w:p w:rsidR="2"><w:pPr><w:jc w:val="left"/></w:pPr>${run('b')}</w:p>`,
    `<w:p w:rsidR="2"><w:pPr><w:jc w:val="left"/></w:pPr>${run('a')}${run('b')}</w:p>`,
  ],
  [
    'a deleted mark before a paragraph of one tag',
    `${paragraph(deletedMark + run('a'))}<w:p w:rsidR="2" />${paragraph(run('b'))}`,
    `<w:p w:rsidR="2">${run('a')}</w:p>${paragraph(run('b'))}`,
  ],
  [
    'a chain of deleted marks',
    paragraph(deletedMark + run('a')) + paragraph(deletedMark + run('b')) + paragraph(run('c')),
    paragraph(run('a') + run('b') + run('c')),
  ],
  [
    'a deleted mark before bookmarks and white space',
    `${paragraph(deletedMark + run('a'))} <w:bookmarkEnd w:id="1"/>\n${paragraph(run('b'))}`,
    ` \n${paragraph(`${run('a')}<w:bookmarkEnd w:id="1"/>${run('b')}`)}`,
  ],
  [
    'a deleted mark before a content control',
    `${paragraph(deletedMark + run('a'))}<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('b'))}</w:sdtContent></w:sdt>`,
    `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('a') + run('b'))}</w:sdtContent></w:sdt>`,
  ],
  [
    'a deleted mark before a table, which stays',
    `${paragraph(deletedMark + run('a'))}<w:tbl><w:tr><w:tc>${paragraph(run('b'))}</w:tc></w:tr></w:tbl>`,
    `${paragraph(`<w:pPr><w:rPr></w:rPr></w:pPr>${run('a')}`)}<w:tbl><w:tr><w:tc>${paragraph(run('b'))}</w:tc></w:tr></w:tbl>`,
  ],
  [
    'a paragraph deleted with its mark before a table',
    `${paragraph(`${deletedMark}<w:del w:id="2">${run('a')}</w:del>`)}<w:tbl><w:tr><w:tc>${paragraph(run('b'))}</w:tc></w:tr></w:tbl>`,
    `<w:tbl><w:tr><w:tc>${paragraph(run('b'))}</w:tc></w:tr></w:tbl>`,
  ],
  [
    'the last mark of a cell, which stays',
    `<w:tbl><w:tr><w:tc>${paragraph(deletedMark + run('a'))}</w:tc></w:tr></w:tbl>${paragraph(run('b'))}`,
    `<w:tbl><w:tr><w:tc>${paragraph(`<w:pPr><w:rPr></w:rPr></w:pPr>${run('a')}`)}</w:tc></w:tr></w:tbl>${paragraph(run('b'))}`,
  ],
  [
    'a mark that ends a section, which stays',
    `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr><w:sectPr/></w:pPr>${run('a')}</w:p>${paragraph(run('b'))}`,
    `<w:p><w:pPr><w:rPr></w:rPr><w:sectPr/></w:pPr>${run('a')}</w:p>${paragraph(run('b'))}`,
  ],
  [
    'a deleted row',
    `<w:tbl><w:tr><w:trPr><w:del w:id="8"/></w:trPr><w:tc><w:p/></w:tc></w:tr><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>`,
    '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
  ],
  [
    'a table with all of its rows, between two paragraphs that become one',
    `${paragraph(deletedMark + run('a'))}<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc><w:p/></w:tc></w:tr></w:tbl>${paragraph(run('b'))}`,
    paragraph(run('a') + run('b')),
  ],
  [
    'a deleted cell',
    '<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel w:id="1"/></w:tcPr><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>',
    '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
  ],
  [
    'former properties',
    '<w:p><w:pPr><w:jc w:val="a"/><w:pPrChange w:id="9"><w:pPr><w:jc w:val="b"/></w:pPr></w:pPrChange></w:pPr></w:p>',
    '<w:p><w:pPr><w:jc w:val="a"/></w:pPr></w:p>',
  ],
  [
    'a run that stands ahead of the properties',
    `<w:p>${run('a')}${deletedMark}</w:p><w:p><w:pPr/>${run('b')}</w:p>`,
    `<w:p><w:pPr/>${run('a')}${run('b')}</w:p>`,
  ],
])('accepting the changes of a part accepts %s', (_name, body, expected) => {
  expect(accepted(body)).toBe(expected);
  expect(textOf(expected)).toBe(textOf(body));
});

it.each([
  ['first', `<w:pPr><w:sectPr/></w:pPr>${run('a')}${deletedMark}`],
  ['last', `${deletedMark}${run('a')}<w:pPr><w:sectPr/></w:pPr>`],
  ['in a control', `${deletedMark}<w:sdt><w:pPr><w:sectPr/></w:pPr></w:sdt>${run('a')}`],
])(
  'accepting the changes of a part changes no line where properties stand twice and those of a section %s',
  (_where, properties) => {
    const body = paragraph(properties) + paragraph(run('b'));
    expect(textOf(accepted(body))).toBe(textOf(body));
  },
);

it('accepting the changes of a part accepts changes whose namespace has another prefix or none', () => {
  const body = paragraph(`<w:ins w:id="1">${run('a')}</w:ins><w:del w:id="2">${run('b')}</w:del>`);
  const renamed = wrapBody(body)
    .replaceAll('<w:', '<n:')
    .replaceAll('</w:', '</n:')
    .replace('xmlns:w', 'xmlns:n');
  const bare = wrapBody(body).replaceAll('<w:', '<').replaceAll('</w:', '</').replace('xmlns:w', 'xmlns');
  expect(acceptChangesInXml(renamed)).not.toMatch(/<n:(ins|del)|b</);
  expect(acceptChangesInXml(bare)).not.toMatch(/<(ins|del)|b</);
});

it('accepting the changes of a part leaves XML unchanged that is not well formed', () => {
  expect(acceptChangesInXml(wrapBody('<w:p><w:ins></w:p>'))).toBeNull();
  expect(acceptChangesInXml(wrapBody('<w:p><w:ins>'))).toBeNull();
});

it('accepting the changes of a part changes no word and keeps the document valid, whatever was changed where', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const before = wrapBody(body);
      const after = acceptChangesInXml(before) ?? 'not well formed';
      const { words, bare, ...shape } = shapeOf(after);
      expect(shape).toEqual({ changes: [], late: 0, stray: 0 });
      expect(bare).toBe(0);
      const text = readDocxText(new TextEncoder().encode(before)).text;
      expect(readDocxText(new TextEncoder().encode(after)).text).toBe(text);
      expect(sorted(text)).toBe(sorted(words));
      expect(acceptChangesInXml(after)).toBe(after);
    }),
    { numRuns: 300 },
  );
});
