import { docxFromText, textOfDocx } from '@redraft/documents';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { announced, docxOf, type Parts, partsOf, run, wordNamespace } from '../testing/docx-of.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../written-document.ts';
import { asFootnotes, createNote, joinNote, splitNote } from './note-content.ts';
import { createReference, getReferencedNote, listReferences } from './references.ts';

const withNotes = (notes: string): Parts => {
  const separators =
    '<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>' +
    '<w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>';
  const xml = `<w:footnotes ${wordNamespace}>${separators}${notes}</w:footnotes>`;
  return announced([{ kind: 'footnotes', id: 'rId9', name: 'footnotes.xml', xml }]);
};
const reference = (id: number, formatting = '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>'): string =>
  `<w:r>${formatting}<w:footnoteReference w:id="${id}"/></w:r>`;
const note = (id: number, text: string): string =>
  `<w:footnote w:id="${id}"><w:p><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>` +
  `<w:r><w:tab/><w:t>${text}</w:t></w:r></w:p></w:footnote>`;

/** As inserted by a user: a new note, and its reference in the text. */
function withNote(document: WordDocument, at: number, text: string): WordDocument {
  const id = 1 + Math.max(0, ...listReferences(document.doc).map((one) => one.id));
  const created = createNote({ kind: 'footnote', id }, document.model.package.styles);
  const opened = splitNote(created.note);
  const written = joinNote(created.note, {
    ...opened,
    blocks: [{ type: 'paragraph', content: [{ type: 'run', content: [{ type: 'text', text }] }] }],
  });
  const [footnote] = asFootnotes([written]);
  const { tr } = EditorState.create({ doc: document.doc });
  tr.insert(at, createReference({ kind: 'footnote', id }));
  const patched = applyEdit(document, {
    kind: 'package',
    patch: { ...(footnote === undefined ? {} : { footnote }), styles: created.styles },
  });
  return applyEdit(patched, { kind: 'steps', steps: tr.steps.map((step) => step.toJSON()) });
}

describe('the first note of a document', () => {
  const written = async (): Promise<Uint8Array> =>
    writeDocument(withNote(await readDocument(docxFromText('The harbour was quiet.')), 5, 'Seen in May.'));
  it('the first note of a document adds every part that a word processor expects', async () => {
    const parts = partsOf(await written());
    expect(parts['[Content_Types].xml']).toContain('/word/footnotes.xml');
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="footnotes.xml"');
    expect(parts['word/settings.xml']).toContain(
      '<w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr>',
    );
    expect(parts['word/footnotes.xml']).toMatch(
      /w:type="separator" w:id="-1".*w:type="continuationSeparator" w:id="0"/s,
    );
    expect(parts['word/footnotes.xml']).toContain('<w:footnoteRef/>');
    expect(parts['word/footnotes.xml']).toContain('Seen in May.');
    expect(parts['word/document.xml']).toMatch(/The.*<w:footnoteReference w:id="1"\/>.*harbour/s);
  });
  it('the first note of a document is read again as it was written', async () => {
    const reopened = await readDocument(await written());
    expect(listReferences(reopened.doc)).toEqual([{ kind: 'footnote', id: 1, pos: 5 }]);
    expect(JSON.stringify(reopened.model.package.footnotes)).toContain('Seen in May.');
  });
  it('the first note of a document appears in the text after its paragraph, whose words do not change', async () => {
    expect(textOfDocx(await written())).toBe('The harbour was quiet.\n† Seen in May.');
  });
});

describe('notes of another program’s file', () => {
  const notes = withNotes(note(2, 'First.') + note(3, 'Second.'));
  const bytes = docxOf(
    `<w:p>${run('One')}${reference(2)}${run(' two')}${reference(3)}${run('.')}</w:p>`,
    notes,
  );
  it('notes of another program’s file are kept, with the format of their numbers', async () => {
    const parts = partsOf(await writeDocument(await readDocument(bytes)));
    expect(parts['word/document.xml']).toMatch(
      /<w:vertAlign w:val="superscript"\/><\/w:rPr><w:footnoteReference w:id="2"\/>/,
    );
    expect(parts['word/footnotes.xml']).toMatch(
      /w:id="2".*<w:footnoteRef\/>.*<w:tab\/><w:t>First\..*w:id="3".*Second\./s,
    );
    expect(parts['word/_rels/document.xml.rels']?.match(/footnotes\.xml/g)).toHaveLength(1);
  });
  it('notes of another program’s file keep the tracked change on their numbers', async () => {
    const formatting = '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>';
    const suggested = docxOf(
      `<w:p>${run('One')}<w:ins w:id="7" w:author="Ada" w:date="2026-01-01T00:00:00Z">${reference(2, formatting)}</w:ins></w:p>`,
      notes,
    );
    const xml = partsOf(await writeDocument(await readDocument(suggested)))['word/document.xml'];
    expect(xml).toMatch(
      /<w:ins [^>]*w:author="Ada"[^>]*><w:r>.*<w:footnoteReference w:id="2"\/><\/w:r><\/w:ins>/s,
    );
  });
  it('notes of another program’s file are deleted with their numbers', async () => {
    const document = await readDocument(bytes);
    const { tr } = EditorState.create({ doc: document.doc });
    const [first] = listReferences(document.doc);
    tr.delete(first?.pos ?? 0, (first?.pos ?? 0) + 1);
    const steps = tr.steps.map((step) => step.toJSON());
    const parts = partsOf(await writeDocument(applyEdit(document, { kind: 'steps', steps })));
    expect(parts['word/footnotes.xml']).not.toContain('First.');
    expect(parts['word/footnotes.xml']).toContain('Second.');
  });
  it('notes of another program’s file show a number that the caret cannot enter', async () => {
    const { doc } = await readDocument(bytes);
    const kinds: (string | null)[] = [];
    doc.firstChild?.forEach((node) => {
      kinds.push(getReferencedNote(node) === null ? (node.text ?? null) : 'number');
    });
    expect(kinds).toEqual(['One', 'number', ' two', 'number', '.']);
  });
});

it.each([
  ['a tab behind its number', '<w:r><w:footnoteRef/></w:r><w:r><w:tab/><w:t>Words.</w:t></w:r>'],
  [
    'a space behind its number',
    '<w:r><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> Words.</w:t></w:r>',
  ],
  ['all in one run', '<w:r><w:footnoteRef/><w:t>Words.</w:t></w:r>'],
  ['no number of its own', '<w:r><w:t>Words.</w:t></w:r>'],
])('a note with %s is unchanged when it is opened and closed', async (_name, content) => {
  const footnote = `<w:footnote w:id="2"><w:p>${content}</w:p></w:footnote>`;
  const { model } = await readDocument(docxOf(`<w:p>${reference(2)}</w:p>`, withNotes(footnote)));
  const [read] = model.package.footnotes ?? [];
  if (read === undefined) throw new Error('no note');
  const opened = splitNote(read);
  const text = JSON.stringify(opened.blocks);
  expect(text).toContain('"Words."');
  expect(text).not.toContain('RefMark');
  const pieces = (of: unknown): string =>
    [...JSON.stringify(of).matchAll(/"type":"(?:tab|\w+RefMark)"|"text":"[^"]*"/g)]
      .map(([one]) => one.replace(/^"text":"(.*)"$/, '$1'))
      .join('');
  expect(pieces(joinNote(read, opened).content)).toBe(pieces(read.content));
});
