import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { insertColumnBreak } from '../../view/pages/page-break-keys.ts';
import { readBlock } from '../read-block.ts';
import { docxOf, partsOf, run } from '../testing/docx-of.ts';
import { createStepsEdit } from '../testing/steps-edit.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../written-document.ts';
import { isColumnBreak } from './column-breaks.ts';

const columnBreak = '<w:br w:type="column"/>';
const twoColumns = docxOf(
  `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>left</w:t>${columnBreak}<w:t>right</w:t></w:r></w:p>`,
);
const bodyOf = (bytes: Uint8Array): string => partsOf(bytes)['word/document.xml'] ?? '';

function typeAt(read: WordDocument, text: string, pos: number): WordDocument {
  const { tr } = EditorState.create({ doc: read.doc });
  return applyEdit(read, createStepsEdit(tr.insertText(text, pos)));
}

it('a column break is a node between the parts of its run', async () => {
  const { doc } = await readDocument(twoColumns);
  const { children } = doc.child(0);
  expect(children.map((node) => (isColumnBreak(node) ? 'break' : node.text))).toEqual([
    'left',
    'break',
    'right',
  ]);
  expect(children.every(({ marks }) => marks.some(({ type }) => type.name === 'bold'))).toBe(true);
  expect(readBlock(doc.child(0), 0, doc.child(0).content.size)).toBe('left\nright');
});

it('a column break is kept where it is when the text beside it changes', async () => {
  const changed = typeAt(await readDocument(twoColumns), 'far ', 6);
  expect(bodyOf(await writeDocument(changed))).toMatch(
    /left<\/w:t>.*<w:br w:type="column"\/>.*far.*right<\/w:t>/s,
  );
  expect((bodyOf(await writeDocument(changed)).match(/<w:br /g) ?? []).length).toBe(1);
});

it('a column break can be inserted, written, and removed', async () => {
  const read = await readDocument(docxOf(`<w:p>${run('One two')}</w:p>`));
  const state = EditorState.create({ doc: read.doc, selection: TextSelection.create(read.doc, 5) });
  let inserted = read;
  insertColumnBreak(state, (tr) => {
    inserted = applyEdit(read, createStepsEdit(tr));
  });
  const bytes = await writeDocument(inserted);
  expect(bodyOf(bytes)).toMatch(/One <\/w:t>.*<w:br w:type="column"\/>.*two<\/w:t>/s);
  const reopened = await readDocument(bytes);
  const { tr } = EditorState.create({ doc: reopened.doc });
  const removed = applyEdit(reopened, createStepsEdit(tr.delete(5, 6)));
  expect(bodyOf(await writeDocument(removed))).not.toContain('w:type="column"');
});

it('a column break at the end of a paragraph begins another one, in the same format', async () => {
  const read = await readDocument(docxOf(`<w:p>${run('One', '<w:rPr><w:b/></w:rPr>')}</w:p>`));
  const state = EditorState.create({ doc: read.doc, selection: TextSelection.create(read.doc, 4) });
  let { tr } = state;
  insertColumnBreak(state, (inserted) => {
    tr = inserted;
  });
  expect(tr.doc.children.map(({ textContent }) => textContent)).toEqual(['One', '']);
  expect(tr.doc.lastChild?.firstChild && isColumnBreak(tr.doc.lastChild.firstChild)).toBe(true);
  expect(tr.selection.from).toBe(tr.doc.content.size - 1);
  expect(tr.selection.$from.marks().map(({ type }) => type.name)).toContain('bold');
});

it.each([
  ['an earlier release is refused in a text with column breaks', twoColumns, 2, /positions/],
  [
    'an earlier release is applied to a text without column breaks',
    docxOf(`<w:p>${run('One two')}</w:p>`),
    2,
    null,
  ],
  ['this release is applied to a text with column breaks', twoColumns, 3, null],
])('an edit of %s', async (_name, bytes, reading, refusal) => {
  const read = await readDocument(bytes);
  const { tr } = EditorState.create({ doc: read.doc });
  const edit = { ...createStepsEdit(tr.insertText('x', 1)), reading };
  const errorOf = (): string | null => {
    try {
      applyEdit(read, edit);
      return null;
    } catch (error) {
      return String(error);
    }
  };
  expect(errorOf()).toEqual(refusal === null ? null : expect.stringMatching(refusal));
});

it('a column break in a content control is shown and kept', async () => {
  const control = `<w:sdt><w:sdtPr><w:tag w:val="t"/></w:sdtPr><w:sdtContent><w:r><w:t>left</w:t>${columnBreak}<w:t>right</w:t></w:r></w:sdtContent></w:sdt>`;
  const read = await readDocument(docxOf(`<w:p>${control}</w:p>`));
  let breaks = 0;
  read.doc.descendants((node) => {
    if (isColumnBreak(node)) breaks++;
  });
  expect(breaks).toBe(1);
  const xml = bodyOf(await writeDocument(typeAt(read, 'far ', 2)));
  expect(xml).toMatch(
    /<w:sdtContent>.*left<\/w:t>.*<w:br w:type="column"\/>.*right<\/w:t>.*<\/w:sdtContent>/s,
  );
  expect(xml).not.toContain('REDRAFT');
});

it.each([
  ['a link around a column break', ['break', 'link']],
  ['a column break within a link', ['link', 'break']],
] as const)('%s is written as two links with the break between them', async (_name, order) => {
  const read = await readDocument(docxOf(`<w:p>${run('One two')}</w:p>`));
  let state = EditorState.create({ doc: read.doc, selection: TextSelection.create(read.doc, 5) });
  const apply = (tr: Transaction): void => {
    state = state.apply(tr);
  };
  const insert = {
    break: () => insertColumnBreak(state, apply),
    link: () =>
      apply(
        state.tr.addMark(
          1,
          state.doc.content.size - 1,
          state.schema.mark('hyperlink', { href: 'https://example.org/' }),
        ),
      ),
  };
  for (const kind of order) insert[kind]();
  const xml = bodyOf(await writeDocument({ ...read, doc: state.doc }));
  expect(xml).toMatch(
    /<w:hyperlink [^<>]*>(?:(?!<\/w:hyperlink>).)*One <\/w:t>.*<\/w:hyperlink>.*<w:br w:type="column"\/>.*<w:hyperlink [^<>]*>.*two<\/w:t>/s,
  );
});
