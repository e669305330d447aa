// @vitest-environment jsdom
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, expect, it, vi } from 'vitest';
import { type Drafts, openDrafts } from '../../../frame/saving/drafts.ts';
import { stopBufferingKeys } from '../../../ui/held-keys/key-buffer.ts';
import { p } from '../../document/testing/document-of.ts';
import { docxOf } from '../../document/testing/docx-of.ts';
import { readDocument } from '../../document/written-document.ts';
import { createEditor } from '../../editing/create-editing.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { createPlainPlugins } from '../../plain/plain-plugins.ts';
import { createPageUiStore } from '../../toolkit/page-host.ts';
import { getReviewState } from '../review-state.ts';
import { discardDraft, storeDraft, trackDraftPositions } from './comment-drafts.ts';
import { startComment } from './start-comment.ts';

let editor: DocumentEditor;
let drafts: Drafts;
const ends: (() => void)[] = [];

afterEach(() => {
  stopBufferingKeys();
  for (const end of ends.splice(0)) end();
  localStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function open(...lines: string[]): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  vi.useRealTimers();
  const { doc, model } = await readDocument(docxOf(lines.map((line) => p(line)).join('')));
  vi.useFakeTimers();
  editor = createEditor({
    document: { doc: doc.toJSON(), parts: model.package },
    renderer: { view: 'plain', element: container, plugins: createPlainPlugins },
    canWrite: true,
    author: 'Ana',
    label: 'Text',
    lang: 'en',
    onEdit: () => undefined,
  });
  drafts = openDrafts('file|ana');
  ends.push(trackDraftPositions(editor, drafts), editor.destroy);
}

function select(words: string): void {
  const { state } = editor.view;
  const at = state.doc.textContent.indexOf(words) + 1;
  const selection = TextSelection.create(state.doc, at, at + words.length);
  editor.view.dispatch(state.tr.setSelection(selection));
}

function begin(words: string, text: string): string {
  select(words);
  startComment(editor, page);
  const name = getReviewState(editor.view.state).focusedDraft ?? '';
  storeDraft(editor, name, text);
  return name;
}

const page = createPageUiStore({
  exportActions: {
    print: () => undefined,
    download: async () => undefined,
    exportAs: () => undefined,
    offers: { print: false, download: false },
    format: null,
  },
  chooseView: () => undefined,
}).actions;

/** The highlighted text of the drafts. */
const marked = (): (string | null)[] =>
  getReviewState(editor.view.state).drafts.map(({ range }) =>
    range === null ? null : editor.view.state.doc.textBetween(range.from, range.to),
  );

it('a comment draft is restored with its words marked after a reload', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  await open('Gulls were crying over the harbour.');
  expect(marked()).toEqual(['crying']);
  expect(drafts.list().map(({ text }) => text)).toEqual(['Well seen']);
  expect(getReviewState(editor.view.state).focusedDraft).toBeNull();
});
it('a comment draft is restored on its words when text was added before them', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  editor.view.dispatch(editor.view.state.tr.insertText('All the crying ', 1));
  vi.advanceTimersByTime(300);
  await open('All the crying Gulls were crying over the harbour.');
  const [draft] = getReviewState(editor.view.state).drafts;
  expect(draft?.range).toEqual({ from: 27, to: 33 });
});
it('a comment draft is restored without a position when its words are deleted', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  await open('Gulls over the harbour.');
  expect(marked()).toEqual([null]);
});
it('a comment draft returns to its words when their deletion is undone', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  select('were crying over');
  editor.view.dispatch(editor.view.state.tr.deleteSelection());
  vi.advanceTimersByTime(300);
  undo(editor.view.state, editor.view.dispatch);
  vi.advanceTimersByTime(300);
  expect(marked()).toEqual(['crying']);
});
it('a comment draft is continued when a comment is started on the same words again', async () => {
  await open('Gulls were crying over the harbour.');
  const name = begin('crying', 'Well seen');
  select('crying');
  startComment(editor, page);
  expect(getReviewState(editor.view.state).focusedDraft).toBe(name);
  expect(marked()).toEqual(['crying']);
});
it('a comment draft is kept when another is started, unless it is empty', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  begin('harbour', '');
  begin('Gulls', 'Which?');
  expect(marked().sort()).toEqual(['Gulls', 'crying']);
});
it('a comment draft is removed permanently when it is posted or discarded', async () => {
  await open('Gulls were crying over the harbour.');
  discardDraft(editor, begin('crying', 'Well seen'));
  await open('Gulls were crying over the harbour.');
  expect(marked()).toEqual([]);
});
