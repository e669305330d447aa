import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { docxOf } from '../testing/docx-of.ts';
import { packageProblems } from '../testing/package-problems.ts';
import { readDocument, type WordDocument, writeDocument } from '../written-document.ts';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const control = (content: string) =>
  `<w:sdt><w:sdtPr><w:id w:val="7"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** Inserts a new picture after the word. */
function withPicture(written: WordDocument, word: string): WordDocument {
  const { tr, schema } = EditorState.create({ doc: written.doc });
  written.doc.descendants((node, pos) => {
    if (node.text?.includes(word) !== true) return;
    const size = { width: 40, height: 30, wrapType: 'inline', displayMode: 'inline' };
    const attrs = { src: png, rId: 'rId_img_a1', ...size };
    tr.insert(pos + node.nodeSize, schema.node('image', attrs, undefined, node.marks));
  });
  return { ...written, doc: tr.doc };
}

function picturesIn({ doc }: WordDocument): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'image') found.push(String(node.attrs.src));
  });
  return found;
}

it.each([
  ['a paragraph', paragraph(run('here'))],
  ['a content control around paragraphs', control(paragraph(run('here')))],
  [
    'a content control in a table',
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid><w:tr><w:tc>${control(paragraph(run('here')))}</w:tc></w:tr></w:tbl>${paragraph('')}`,
  ],
  ['a link', paragraph(`<w:hyperlink w:anchor="a">${run('here')}</w:hyperlink>`)],
])('a new picture in %s is written to the file', async (_where, body) => {
  const written = withPicture(await readDocument(docxOf(body)), 'here');
  expect(picturesIn(written)).toEqual([png]);
  const bytes = await writeDocument(written);
  expect(packageProblems(bytes)).toEqual([]);
  expect(picturesIn(await readDocument(bytes))).toEqual([png]);
});

it('a new picture in a text box is written to the file and read again', async () => {
  const box = paragraph(
    '<w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="100" cy="100"/><wp:docPr id="3" name="Box"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:txbx><w:txbxContent>' +
      paragraph(run('here')) +
      '</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>' +
      run('beside'),
  );
  const bytes = await writeDocument(withPicture(await readDocument(docxOf(box)), 'here'));
  expect(packageProblems(bytes)).toEqual([]);
  expect(picturesIn(await readDocument(bytes))).toEqual([png]);
});
