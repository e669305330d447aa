// @vitest-environment jsdom
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, expect, it } from 'vitest';
import { p } from '../document/testing/document-of.ts';
import { docxOf } from '../document/testing/docx-of.ts';
import { readDocument } from '../document/written-document.ts';
import { createPlainPlugins } from '../plain/plain-plugins.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { createEditor } from './create-editing.ts';
import type { DocumentEditor } from './editing.ts';

let open: DocumentEditor | null = null;
afterEach(() => {
  open?.destroy();
  document.body.replaceChildren();
});

async function read(...lines: string[]): Promise<SentDocument> {
  const { doc, model } = await readDocument(docxOf(lines.map((line) => p(line)).join('')));
  return { doc: doc.toJSON(), parts: model.package };
}

async function writer(...lines: string[]) {
  const edits: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const editor = createEditor({
    renderer: { view: 'plain', element: container, plugins: createPlainPlugins },
    document: await read(...lines),
    canWrite: true,
    author: 'Ana',
    label: 'Text',
    lang: 'en',
    onEdit: (edit) => edits.push(edit),
  });
  open = editor;
  return { editor, edits };
}

const textOf = ({ view: { state } }: DocumentEditor): string =>
  state.doc.textBetween(0, state.doc.content.size, '|');

function typeBehind({ view }: DocumentEditor, words: string, typed: string): void {
  const at =
    view.state.doc.textBetween(0, view.state.doc.content.size, '||').indexOf(words) + words.length + 1;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)).insertText(typed));
}

it('a newer version saved by another window is adopted without an edit, and the caret stays in its words', async () => {
  const { editor, edits } = await writer('Gulls.', 'Boats.');
  typeBehind(editor, 'Boats', ' here');
  const count = edits.length;
  editor.replace(await read('New.', 'Gulls and terns.', 'Boats here.'));
  expect(edits).toHaveLength(count);
  expect(textOf(editor)).toBe('New.|Gulls and terns.|Boats here.');
  const { $head } = editor.view.state.selection;
  expect($head.parent.textBetween(0, $head.parentOffset)).toBe('Boats here');
});

it('a newer version saved by another window is kept when local typing is undone', async () => {
  const { editor } = await writer('Gulls.', 'Boats.');
  typeBehind(editor, 'Boats', ' here');
  editor.replace(await read('New.', 'Gulls and terns.', 'Boats here.'));
  undo(editor.view.state, editor.view.dispatch);
  expect(textOf(editor)).toBe('New.|Gulls and terns.|Boats.');
});

it('a newer version saved by another window removes undo steps that would restore old parts', async () => {
  const { editor } = await writer('Gulls.');
  const newer = await read('Gulls and terns.');
  editor.patch({ comments: [{ id: 1, author: 'Ana', content: [] }] });
  editor.replace(newer);
  expect(undo(editor.view.state, editor.view.dispatch)).toBe(false);
  expect(textOf(editor)).toBe('Gulls and terns.');
});
