// @vitest-environment jsdom
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, expect, it, vi } from 'vitest';
import { type Drafts, openDrafts } from '../../../frame/saving/drafts.ts';
import { stopBufferingKeys } from '../../../ui/held-keys/key-buffer.ts';
import { p } from '../../document/testing/document-of.ts';
import { docxOf } from '../../document/testing/docx-of.ts';
import { readDocument } from '../../document/written-document.ts';
import { createEditing } from '../../editing/create-editing.ts';
import type { Editing } from '../../editing/editing.ts';
import { createPlainPlugins } from '../../plain/plain-plugins.ts';
import { createPageHost } from '../../toolkit/page-host.ts';
import { getReviewState } from '../review-state.ts';
import { discardDraft, storeDraft, trackDraftPositions } from './comment-drafts.ts';
import { startComment } from './start-comment.ts';

let editing: Editing;
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
  const place = document.body.appendChild(document.createElement('div'));
  vi.useRealTimers();
  const { doc, model } = await readDocument(docxOf(lines.map((line) => p(line)).join('')));
  vi.useFakeTimers();
  editing = createEditing({
    document: { doc: doc.toJSON(), parts: model.package },
    renderer: { view: 'plain', element: place, plugins: createPlainPlugins },
    canWrite: true,
    author: 'Ana',
    label: 'Text',
    lang: 'en',
    onEdit: () => undefined,
  });
  drafts = openDrafts('file|ana');
  ends.push(trackDraftPositions(editing, drafts), editing.destroy);
}

function select(words: string): void {
  const { state } = editing.view;
  const at = state.doc.textContent.indexOf(words) + 1;
  const selection = TextSelection.create(state.doc, at, at + words.length);
  editing.view.dispatch(state.tr.setSelection(selection));
}

function begin(words: string, text: string): string {
  select(words);
  startComment(editing, page);
  const name = getReviewState(editing.view.state).focusedDraft ?? '';
  storeDraft(editing, name, text);
  return name;
}

const page = createPageHost({
  exportActions: {
    print: () => undefined,
    download: async () => undefined,
    offers: { print: false, download: false },
    format: null,
  },
  chooseView: () => undefined,
}).actions;

/** The highlighted text of the drafts. */
const marked = (): (string | null)[] =>
  getReviewState(editing.view.state).drafts.map(({ range }) =>
    range === null ? null : editing.view.state.doc.textBetween(range.from, range.to),
  );

it('a comment draft is restored with its words marked after a reload', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  await open('Gulls were crying over the harbour.');
  expect(marked()).toEqual(['crying']);
  expect(drafts.list().map(({ text }) => text)).toEqual(['Well seen']);
  expect(getReviewState(editing.view.state).focusedDraft).toBeNull();
});
it('a comment draft is restored on its words when text was added before them', async () => {
  await open('Gulls were crying over the harbour.');
  begin('crying', 'Well seen');
  editing.view.dispatch(editing.view.state.tr.insertText('All the crying ', 1));
  vi.advanceTimersByTime(300);
  await open('All the crying Gulls were crying over the harbour.');
  const [draft] = getReviewState(editing.view.state).drafts;
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
  editing.view.dispatch(editing.view.state.tr.deleteSelection());
  vi.advanceTimersByTime(300);
  undo(editing.view.state, editing.view.dispatch);
  vi.advanceTimersByTime(300);
  expect(marked()).toEqual(['crying']);
});
it('a comment draft is continued when a comment is started on the same words again', async () => {
  await open('Gulls were crying over the harbour.');
  const name = begin('crying', 'Well seen');
  select('crying');
  startComment(editing, page);
  expect(getReviewState(editing.view.state).focusedDraft).toBe(name);
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
  discardDraft(editing, begin('crying', 'Well seen'));
  await open('Gulls were crying over the harbour.');
  expect(marked()).toEqual([]);
});
