import { describe, expect, it } from 'vitest';
import { listEditedLines } from '../scene/edited-lines.ts';
import type { TableShape } from '../scene/scene.ts';
import type { SceneChange } from '../scene/scene-edit.ts';
import {
  createBox,
  createComment,
  createGroup,
  createLine,
  createPage,
  createPictureShape,
  createScene,
  createTextBody,
} from '../testing/scenes.ts';
import { listSceneLines } from './scene-lines.ts';

const {
  outline: _,
  fill: _f,
  fillOpacity: _o,
  line: _l,
  text: _t,
  placeholder: _p,
  ...boxBase
} = createBox('t');
const createCell = (words: string) => ({
  text: createTextBody(words),
  fill: null,
  fillOpacity: 1,
  borders: null,
  columnSpan: 1,
  rowSpan: 1,
});
const table: TableShape = {
  ...boxBase,
  kind: 'table',
  columns: [1, 1],
  rows: [
    { height: 1, cells: [createCell('north'), createCell('')] },
    { height: 1, cells: [createCell('south'), createCell('east')] },
  ],
};
const comment = createComment('c', { text: 'Why?\nHow?' });

it('the lines of a scene are the texts from back to front, then notes and comments, page by page', () => {
  const scene = createScene(
    createPage(
      'p',
      [
        createBox('a', { text: createTextBody('one', 'two') }),
        createGroup('g', [createBox('b', { text: createTextBody('three') })]),
        table,
      ],
      {
        name: 'First',
        notes: 'Say it\nslowly',
        comments: [comment],
      },
    ),
    createPage('q', [createBox('d', { text: createTextBody('last') })]),
  );
  expect(listSceneLines(scene)).toEqual([
    'First',
    'one',
    'two',
    'three',
    'north',
    'south',
    'east',
    'Say it',
    'slowly',
    'Why?',
    'How?',
    'last',
  ]);
});

it('shapes without text have no lines and an empty paragraph between texts counts as a line', () => {
  const pageWithoutText = createPage('p', [createLine('l'), createPictureShape('i', null), createBox('e')], {
    notes: null,
  });
  expect(listSceneLines(createScene(pageWithoutText))).toEqual([]);
  expect(
    listSceneLines(
      createScene(createPage('p', [createBox('a', { text: createTextBody('one', '', 'two') })])),
    ),
  ).toEqual(['one', '', 'two']);
});

describe('the text of edits', () => {
  const listLines = (...changes: SceneChange[]): string[] => listEditedLines([{ kind: 'scene', changes }]);
  const shape = (id: string, words: string): SceneChange => ({
    kind: 'shape',
    page: 'p',
    shape: createBox(id, { text: createTextBody(words) }),
  });

  it('the text of edits is the final text of each shape', () => {
    expect(listLines(shape('a', 'o'), shape('a', 'on'), shape('b', 'two'), shape('a', 'one'))).toEqual([
      'one',
      'two',
    ]);
  });

  it('the text of edits includes new pages, notes and comments', () => {
    expect(
      listLines(
        {
          kind: 'add-page',
          index: 0,
          page: createPage('q', [createBox('c', { text: createTextBody('new') })]),
        },
        { kind: 'page', id: 'p', values: { notes: 'slowly' } },
        { kind: 'page', id: 'p', values: { comments: [comment] } },
      ),
    ).toEqual(['new', 'slowly', 'Why?\nHow?']);
  });

  it('moving and deleting shapes are edits without text', () => {
    expect(
      listLines(
        { kind: 'remove-shape', page: 'p', id: 'a' },
        { kind: 'order-pages', ids: ['p'] },
        { kind: 'page', id: 'p', values: { isHidden: true } },
      ),
    ).toEqual([]);
  });
});
