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
import { allParts } from '../tracking/resolution-outcome.ts';
import { resolve } from '../tracking/resolve.ts';
import { linesOf } from '../tracking/testing/keyboard.ts';
import { createEditing } from './create-editing.ts';
import type { Editing } from './editing.ts';

const lines = ['The harbour was quiet.', 'Nobody had come.'];
let editing: Editing;
let edits: Edit[];

beforeEach(async () => {
  const { doc, model } = await documentOf(lines.map((line) => p(line)).join(''));
  edits = [];
  editing = createEditing({
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
  const { state } = editing.view;
  const everything = { from: 0, to: state.doc.content.size, parts: allParts };
  return linesOf(resolve(state.tr, { verdict: 'reject', ...everything }).doc);
};

describe('a text opened for review', () => {
  it('a text opened for review turns everything into suggestions from the first letter', () => {
    editing.view.dispatch(editing.view.state.tr.insertText('Now t', 1, 2));
    expect(editing.mode()).toBe('suggesting');
    expect(linesOf(editing.view.state.doc)[0]).toContain('Now t');
    expect(original()).toEqual(lines);
  });

  it.each(['editing', 'viewing', 'suggesting'] as const)(
    'a text opened for review cannot switch from suggesting to %s',
    (mode) => {
      editing.setMode(mode);
      editing.view.dispatch(editing.view.state.tr.delete(1, 5));
      expect(editing.mode()).toBe('suggesting');
      expect(original()).toEqual(lines);
    },
  );

  const accepting: Record<string, () => void> = {
    'a person, all at once': () => resolveAllChanges(editing, 'accept'),
    'a command of the library': () => void acceptAllChanges()(editing.view.state, editing.view.dispatch),
    'the page around it': () => void createTextSurface(editing, null).acceptChanges(),
  };
  it.each(Object.entries(accepting))(
    'a text opened for review does not accept suggestions by %s',
    (_who, accept) => {
      editing.view.dispatch(editing.view.state.tr.delete(1, 5));
      accept();
      expect(original()).toEqual(lines);
    },
  );

  it('a text opened for review is unchanged after its suggestions are rejected or undone', () => {
    editing.view.dispatch(editing.view.state.tr.delete(1, 5));
    resolveAllChanges(editing, 'reject');
    expect(linesOf(editing.view.state.doc)).toEqual(lines);
    undo(editing.view.state, editing.view.dispatch);
    expect(original()).toEqual(lines);
  });

  it.each([
    ['words bold', () => editing.view.state.tr.addMark(1, 4, schema.mark('bold'))],
    [
      'a paragraph a heading',
      () =>
        editing.view.state.tr.setNodeMarkup(0, null, {
          ...editing.view.state.doc.child(0).attrs,
          styleId: 'Heading1',
        }),
    ],
  ])('a text opened for review refuses %s, and reports it', (_what, change) => {
    const before = editing.view.state.doc;
    editing.view.dispatch(change());
    expect(editing.view.state.doc.eq(before)).toBe(true);
    expect(editing.rejectedCount()).toBe(1);
    expect(edits).toEqual([]);
  });

  it('a text opened for review accepts comments and highlights', () => {
    addComment(editing, { from: 1, to: 4 }, 'Which one?');
    editing.view.dispatch(editing.view.state.tr.addMark(1, 4, schema.mark('highlight', { color: 'yellow' })));
    expect(editing.rejectedCount()).toBe(0);
    expect(edits.map(({ kind }) => kind)).toEqual(['package', 'steps', 'steps']);
  });

  it('a text opened for review reports composed text in order, once it is a suggestion', () => {
    for (const text of ['k', 'か']) {
      const { tr } = editing.view.state;
      editing.view.dispatch(tr.insertText(text, 1, text === 'k' ? 1 : 2).setMeta('composition', 1));
    }
    expect(edits).toEqual([]);
    editing.view.dispatch(editing.view.state.tr.setMeta('review settle', true));
    expect(edits.map(({ kind }) => kind)).toEqual(['steps', 'steps', 'steps']);
    expect(original()).toEqual(lines);
  });
});
