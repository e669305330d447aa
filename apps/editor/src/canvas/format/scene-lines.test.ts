import { describe, expect, it } from 'vitest';
import { listEditedLines } from '../scene/edited-lines.ts';
import type { TableShape } from '../scene/scene.ts';
import type { SceneChange } from '../scene/scene-edit.ts';
import { bodyOf, boxOf, groupOf, lineOf, pageOf, pictureOf, sceneOf } from '../testing/scenes.ts';
import { listSceneLines } from './scene-lines.ts';

const { outline: _, fill: _f, fillOpacity: _o, line: _l, text: _t, placeholder: _p, ...place } = boxOf('t');
const cell = (words: string) => ({ text: bodyOf(words), fill: null, columnSpan: 1, rowSpan: 1 });
const table: TableShape = {
  ...place,
  kind: 'table',
  columns: [1, 1],
  rows: [
    { height: 1, cells: [cell('north'), cell('')] },
    { height: 1, cells: [cell('south'), cell('east')] },
  ],
};
const announced = { id: 'c', author: 'Ada', at: null, text: 'Why?\nHow?', x: 0, y: 0 };

it('the lines of a scene are the texts from back to front, then notes and comments, page by page', () => {
  const scene = sceneOf(
    pageOf(
      'p',
      [
        boxOf('a', { text: bodyOf('one', 'two') }),
        groupOf('g', [boxOf('b', { text: bodyOf('three') })]),
        table,
      ],
      {
        name: 'First',
        notes: 'Say it\nslowly',
        comments: [announced],
      },
    ),
    pageOf('q', [boxOf('d', { text: bodyOf('last') })]),
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
  const silent = pageOf('p', [lineOf('l'), pictureOf('i', null), boxOf('e')], { notes: null });
  expect(listSceneLines(sceneOf(silent))).toEqual([]);
  expect(listSceneLines(sceneOf(pageOf('p', [boxOf('a', { text: bodyOf('one', '', 'two') })])))).toEqual([
    'one',
    '',
    'two',
  ]);
});

describe('the text of edits', () => {
  const wordsAfter = (...changes: SceneChange[]): string[] => listEditedLines([{ kind: 'scene', changes }]);
  const shape = (id: string, words: string): SceneChange => ({
    kind: 'shape',
    page: 'p',
    shape: boxOf(id, { text: bodyOf(words) }),
  });

  it('the text of edits is the final text of each shape', () => {
    expect(wordsAfter(shape('a', 'o'), shape('a', 'on'), shape('b', 'two'), shape('a', 'one'))).toEqual([
      'one',
      'two',
    ]);
  });

  it('the text of edits includes new pages, notes and comments', () => {
    expect(
      wordsAfter(
        { kind: 'add-page', index: 0, page: pageOf('q', [boxOf('c', { text: bodyOf('new') })]) },
        { kind: 'page', id: 'p', values: { notes: 'slowly' } },
        { kind: 'page', id: 'p', values: { comments: [announced] } },
      ),
    ).toEqual(['new', 'slowly', 'Why?\nHow?']);
  });

  it('moving and deleting shapes are edits without text', () => {
    expect(
      wordsAfter(
        { kind: 'remove-shape', page: 'p', id: 'a' },
        { kind: 'order-pages', ids: ['p'] },
        { kind: 'page', id: 'p', values: { isHidden: true } },
      ),
    ).toEqual([]);
  });
});
