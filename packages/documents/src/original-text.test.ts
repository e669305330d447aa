import { expect, it } from 'vitest';
import { docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { rewriteParts } from './office-file.ts';
import { originalTextOfDocx } from './original-text.ts';
import { deletedMark, paragraph, run } from './testing/tracked-documents.ts';

const started = docxFromText('');

function withBody(body: string): Uint8Array {
  return rewriteParts({
    bytes: started,
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml' ? read().replace('<w:p></w:p>', () => body) : undefined,
  });
}

const ins = (content: string) => `<w:ins w:id="1" w:author="B">${content}</w:ins>`;
const del = (text: string) =>
  `<w:del w:id="2" w:author="B"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const insertedMark = '<w:pPr><w:rPr><w:ins w:id="3" w:author="B"/></w:rPr></w:pPr>';
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;

it.each([
  [
    'has no words that were suggested',
    paragraph(run('One ') + ins(run('and a half ')) + run('two')),
    'One two',
  ],
  ['has the words that were to go', paragraph(run('One ') + del('two ') + run('three')), 'One two three'],
  [
    'has what one suggested and another wants gone in neither',
    paragraph(run('One') + ins(del(' more'))),
    'One',
  ],
  [
    'joins a paragraph that was split',
    `<w:p>${insertedMark}${run('One ')}</w:p>${paragraph(run('two'))}`,
    'One two',
  ],
  [
    'splits paragraphs that were joined',
    `<w:p>${deletedMark}${run('One')}</w:p>${paragraph(run('two'))}`,
    'One\ntwo',
  ],
  [
    'has words where they were moved from',
    `${paragraph(`<w:moveFrom w:id="4">${run('One')}</w:moveFrom>`)}${paragraph(`<w:moveTo w:id="4">${run('One')}</w:moveTo>`)}`,
    'One\n',
  ],
  [
    'has no row that was suggested',
    `<w:tbl><w:tr>${cell('One')}</w:tr><w:tr><w:trPr><w:ins w:id="5"/></w:trPr>${cell('two')}</w:tr></w:tbl>${paragraph('')}`,
    'One\n',
  ],
  [
    'has the row that was to go',
    `<w:tbl><w:tr>${cell('One')}</w:tr><w:tr><w:trPr><w:del w:id="5"/></w:trPr>${cell('two')}</w:tr></w:tbl>${paragraph('')}`,
    'One\ntwo\n',
  ],
  [
    'passes over words in boxes',
    paragraph(`${run('One')}<w:r><w:txbxContent>${paragraph(run('Box'))}</w:txbxContent></w:r>`),
    'One',
  ],
  ['keeps what is no change', paragraph(run('A &lt;w:ins&gt; é \u{1f600}')), 'A <w:ins> é \u{1f600}'],
])('the original text of a file %s', (_name, body, text) => {
  expect(originalTextOfDocx(withBody(body))).toBe(text);
});
