// @vitest-environment jsdom

import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { acceptAllChanges } from '@eigenpal/docx-editor-core/prosemirror/commands';
import { undo } from 'prosemirror-history';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Edit } from '../document/edits.ts';
import { documentOf, p } from '../document/testing/document-of.ts';
import { createTextSurface } from '../page/text-surface.ts';
import { resolveAllChanges } from '../review/change-commands.ts';
import { addComment } from '../review/comments/comment-commands.ts';
import { allChangeKinds } from '../tracking/resolution-outcome.ts';
import { resolve } from '../tracking/resolve.ts';
import { linesOf } from '../tracking/testing/keyboard.ts';
import { createEditor } from './create-editing.ts';
import type { DocumentEditor } from './editing.ts';

const lines = ['The harbour was quiet.', 'Nobody had come.'];
let editor: DocumentEditor;
let edits: Edit[];

beforeEach(async () => {
  const { doc, model } = await documentOf(lines.map((line) => p(line)).join(''));
  edits = [];
  editor = createEditor({
    renderer: { view: 'plain', element: document.createElement('div'), plugins: () => [] },
    document: { doc: doc.toJSON(), parts: model.package },
    canWrite: true,
    isSuggestOnly: true,
    author: 'Reviewer',
    label: 'Text',
    lang: 'en',
    onEdit: (edit) => edits.push(edit),
  });
});

const original = () => {
  const { state } = editor.view;
  const everything = { from: 0, to: state.doc.content.size, parts: allChangeKinds };
  return linesOf(resolve(state.tr, { verdict: 'reject', ...everything }).doc);
};

describe('a text opened for review', () => {
  it('a text opened for review turns everything into suggestions from the first letter', () => {
    editor.view.dispatch(editor.view.state.tr.insertText('Now t', 1, 2));
    expect(editor.mode()).toBe('suggesting');
    expect(linesOf(editor.view.state.doc)[0]).toContain('Now t');
    expect(original()).toEqual(lines);
  });

  it.each(['editing', 'viewing', 'suggesting'] as const)(
    'a text opened for review cannot switch from suggesting to %s',
    (mode) => {
      editor.setMode(mode);
      editor.view.dispatch(editor.view.state.tr.delete(1, 5));
      expect(editor.mode()).toBe('suggesting');
      expect(original()).toEqual(lines);
    },
  );

  const accepting: Record<string, () => void> = {
    'a person, all at once': () => resolveAllChanges(editor, 'accept'),
    'a command of the library': () => void acceptAllChanges()(editor.view.state, editor.view.dispatch),
    'the page around it': () => void createTextSurface(editor, null).acceptChanges(),
  };
  it.each(Object.entries(accepting))(
    'a text opened for review does not accept suggestions by %s',
    (_who, accept) => {
      editor.view.dispatch(editor.view.state.tr.delete(1, 5));
      accept();
      expect(original()).toEqual(lines);
    },
  );

  it('a text opened for review is unchanged after its suggestions are rejected or undone', () => {
    editor.view.dispatch(editor.view.state.tr.delete(1, 5));
    resolveAllChanges(editor, 'reject');
    expect(linesOf(editor.view.state.doc)).toEqual(lines);
    undo(editor.view.state, editor.view.dispatch);
    expect(original()).toEqual(lines);
  });

  it.each([
    ['words bold', () => editor.view.state.tr.addMark(1, 4, schema.mark('bold'))],
    [
      'a paragraph a heading',
      () =>
        editor.view.state.tr.setNodeMarkup(0, null, {
          ...editor.view.state.doc.child(0).attrs,
          styleId: 'Heading1',
        }),
    ],
  ])('a text opened for review refuses %s, and reports it', (_what, change) => {
    const before = editor.view.state.doc;
    editor.view.dispatch(change());
    expect(editor.view.state.doc.eq(before)).toBe(true);
    expect(editor.rejectedCount()).toBe(1);
    expect(edits).toEqual([]);
  });

  it('a text opened for review accepts comments and highlights', () => {
    addComment(editor, { from: 1, to: 4 }, 'Which one?');
    editor.view.dispatch(editor.view.state.tr.addMark(1, 4, schema.mark('highlight', { color: 'yellow' })));
    expect(editor.rejectedCount()).toBe(0);
    expect(edits.map(({ kind }) => kind)).toEqual(['package', 'steps', 'steps']);
  });

  it('a text opened for review reports composed text in order, once it is a suggestion', () => {
    for (const text of ['k', 'か']) {
      const { tr } = editor.view.state;
      editor.view.dispatch(tr.insertText(text, 1, text === 'k' ? 1 : 2).setMeta('composition', 1));
    }
    expect(edits).toEqual([]);
    editor.view.dispatch(editor.view.state.tr.setMeta('review settle', true));
    expect(edits.map(({ kind }) => kind)).toEqual(['steps', 'steps', 'steps']);
    expect(original()).toEqual(lines);
  });
});
