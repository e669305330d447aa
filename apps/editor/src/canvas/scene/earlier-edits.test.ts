import { expect, it } from 'vitest';
import {
  createBox,
  createComment,
  createGroup,
  createLine,
  createPage,
  createTextBody,
} from '../testing/scenes.ts';
import { completeEarlierEdit } from './earlier-edits.ts';
import type { BoxShape, FillPaint, ListMarker, Shape } from './scene.ts';

const marker: ListMarker = { text: '→', numbering: null, startAt: 1, color: '#ff0000', font: null, size: 1 };
const fillPaint: FillPaint = { kind: 'linear', angle: 90, stops: [] };
const newNames = [
  'capitals',
  'baseline',
  'marker',
  'indents',
  'spaceAfter',
  'fillPaint',
  'layout',
  'bends',
  'start',
  'end',
  'layer',
  'parentId',
  'isResolved',
];

/** As a release stored it that did not know these values. */
function asStoredBefore<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (name, item: unknown) => (newNames.includes(name) ? undefined : item)),
  ) as Value; // cast: the same without some values
}

function createListBox(id: string): BoxShape {
  const body = createTextBody('one');
  const paragraphs = body.paragraphs.map((paragraph) => ({
    ...paragraph,
    list: 'bullet' as const,
    marker,
    spaceAfter: 6,
    runs: paragraph.runs.map((run) => ({ ...run, capitals: 'all' as const, baseline: 0.33 })),
  }));
  return createBox(id, { fill: '#0000ff', fillPaint, text: { ...body, paragraphs } });
}

const box = createListBox('a');
const line = createLine('l', {
  route: 'elbow',
  bends: [0.25],
  start: { shape: 'a', site: 1 },
});
const layered = createBox('b', { layer: 'Notes' });
const pages = [createPage('p', [box, line])];

function complete(shape: Shape): Shape | undefined {
  const edit = {
    kind: 'scene' as const,
    changes: [{ kind: 'shape' as const, page: 'p', shape: asStoredBefore(shape) }],
  };
  const [change] = completeEarlierEdit(edit, pages).changes;
  return change?.kind === 'shape' ? change.shape : undefined;
}

it('a box that an earlier release moved keeps its gradient, its marker and the format of its text', () => {
  expect(complete({ ...box, x: 500 })).toEqual({ ...box, x: 500 });
});

it('a shape that an earlier release moved stays on its layer', () => {
  const [shape] = completeEarlierEdit(
    { kind: 'scene', changes: [{ kind: 'shape', page: 'q', shape: asStoredBefore({ ...layered, x: 500 }) }] },
    [createPage('q', [layered])],
  ).changes;
  expect(shape).toMatchObject({ shape: { ...layered, x: 500 } });
});

it('a box that an earlier release coloured loses its gradient', () => {
  expect(complete({ ...box, fill: '#00ff00' })).toEqual({ ...box, fill: '#00ff00', fillPaint: null });
});

it('a paragraph that an earlier release made a numbered list has the default marker', () => {
  const paragraphs = box.text.paragraphs.map((paragraph) => ({ ...paragraph, list: 'number' as const }));
  const shape = complete({ ...box, text: { ...box.text, paragraphs } });
  expect(shape?.kind === 'box' && shape.text.paragraphs[0]).toMatchObject({
    list: 'number',
    marker: null,
    indents: null,
  });
});

it('a new box of an earlier release has the defaults, also in a group', () => {
  const added = createBox('new', { text: createTextBody('two') });
  expect(complete(added)).toEqual(added);
  const group = createGroup('g', [added]);
  expect(complete(group)).toEqual(group);
});

it('a connector that an earlier release coloured stays connected, and one that it moved does not', () => {
  const coloured = { ...line, line: { ...line.line, color: '#ff0000' } };
  expect(complete(coloured)).toEqual(coloured);
  expect(complete({ ...line, x: 7 })).toEqual({ ...line, x: 7, bends: [0.5], start: null });
});

it('an edit of this release stays as it is', () => {
  const changed = { ...box, fillPaint: null, x: 3 };
  const edit = { kind: 'scene' as const, changes: [{ kind: 'shape' as const, page: 'p', shape: changed }] };
  expect(completeEarlierEdit(edit, pages)).toEqual(edit);
});

it('comments that an earlier release added or kept get what it did not know', () => {
  const reply = createComment('r', { parentId: 'c' });
  const known = [createComment('c', { isResolved: true, shape: 'a' }), reply];
  const edit = {
    kind: 'scene' as const,
    changes: [
      {
        kind: 'page' as const,
        id: 'p',
        values: { comments: [...known, createComment('new')].map(asStoredBefore) },
      },
    ],
  };
  const [change] = completeEarlierEdit(edit, [createPage('p', [], { comments: known })]).changes;
  expect(change).toMatchObject({ values: { comments: [...known, createComment('new')] } });
});
