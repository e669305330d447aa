import { docxFromText, textOfDocx } from '@redraft/documents';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { partsOf } from '../document/testing/docx-of.ts';
import { applyEdit, readDocument, writeDocument } from '../document/written-document.ts';

/** 352 pages of 2,000 characters. */
const bookLength = 352 * 2000;
const lines = [
  'The harbour was quiet, and nobody had come down to the boats since the night of the storm. ',
  'לא בא איש אל הנמל מאז ליל הסערה, והמים היו שקטים. ',
  'لم يأتِ أحد إلى الميناء منذ ليلة العاصفة، وكان الماء ساكنًا. ',
  '自从暴风雨之夜以来，没有人来过港口，水面平静如镜。',
  'Nobody 👩‍👩‍👧‍👦 had 🏴󠁧󠁢󠁳󠁣󠁴󠁿 come é ñ 🇩🇪. ',
];

function bookOf(length: number): string {
  const paragraphs: string[] = [];
  for (let written = 0; written < length; ) {
    const line = lines[paragraphs.length % lines.length] ?? '';
    const paragraph = line.repeat(5).trim();
    written += paragraph.length;
    paragraphs.push(paragraph);
  }
  return paragraphs.join('\n');
}

it('a book of 352 pages in five scripts accepts a word at its end, and nothing else in it changes', async () => {
  const text = bookOf(bookLength);
  const bytes = docxFromText(text);
  const document = await readDocument(bytes);
  const { tr } = EditorState.create({ doc: document.doc });
  tr.insertText(' End. ⟵ סוף 終 🌊', document.doc.content.size - 1);
  const edit = { kind: 'steps' as const, steps: tr.steps.map((step) => step.toJSON()) };
  const written = await writeDocument(applyEdit(document, edit));
  expect(textOfDocx(written)).toBe(`${textOfDocx(bytes)} End. ⟵ סוף 終 🌊`);
  const [before, after] = [partsOf(bytes), partsOf(written)];
  // The text itself, and its modification date.
  const changed = ['word/document.xml', 'docProps/core.xml'];
  const names = Object.keys(before).filter((name) => !changed.includes(name));
  for (const name of names) expect(after[name]).toBe(before[name]);
});
