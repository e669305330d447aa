import * as fc from 'fast-check';
import type {
  BoxShape,
  GroupShape,
  LineShape,
  OtherShape,
  PictureShape,
  Scene,
  SceneComment,
  ScenePage,
  Shape,
  TextBody,
  TextRun,
} from '../scene/scene.ts';
import { baseShapeValues, textBoxValues } from '../scene/shape-values.ts';
import { defaultParagraphFormat, defaultRunFormat } from '../text/text-formats.ts';

/** Scenes for tests: small ones by hand, and random ones. */
export const plainRun: TextRun = { ...defaultRunFormat, text: '' };

export function createTextBody(...texts: string[]): TextBody {
  return {
    paragraphs: texts.map((text) => ({
      ...defaultParagraphFormat,
      runs: [{ ...plainRun, text }],
    })),
    anchor: 'top',
    inset: { left: 0, top: 0, right: 0, bottom: 0 },
    layout: null,
  };
}

const baseValues = { ...baseShapeValues, x: 0, y: 0, width: 100, height: 100 };

export function createBox(id: string, position: Partial<BoxShape> = {}): BoxShape {
  return {
    ...baseValues,
    ...textBoxValues,
    id,
    text: createTextBody(''),
    ...position,
  };
}

export function createLine(id: string, position: Partial<LineShape> = {}): LineShape {
  return {
    ...baseValues,
    id,
    kind: 'line',
    route: 'straight',
    bends: [],
    start: null,
    end: null,
    line: { color: '#000000', width: 12700, dash: 'solid' },
    startArrow: false,
    endArrow: true,
    ...position,
  };
}

export const createPictureShape = (
  id: string,
  media: string | null,
  position: Partial<PictureShape> = {},
): PictureShape => ({
  ...baseValues,
  id,
  kind: 'picture',
  media,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  ...position,
});

/** A shape that is only preserved. */
export const createOther = (id: string, values: Partial<OtherShape> = {}): OtherShape => ({
  ...baseValues,
  id,
  kind: 'other',
  what: 'object',
  media: null,
  ...values,
});

export const createGroup = (
  id: string,
  shapes: readonly Shape[],
  position: Partial<GroupShape> = {},
): GroupShape => ({ ...baseValues, id, kind: 'group', shapes, ...position });

export function createPage(
  id: string,
  shapes: readonly Shape[] = [],
  pageValues: Partial<ScenePage> = {},
): ScenePage {
  return {
    id,
    name: '',
    width: 9_144_000,
    height: 5_143_500,
    background: '#ffffff',
    layoutId: 'layout',
    behind: noShapes,
    shapes,
    notes: '',
    isHidden: false,
    transition: 'none',
    comments: noComments,
    ...pageValues,
  };
}

export const createComment = (id: string, values: Partial<SceneComment> = {}): SceneComment => ({
  id,
  parentId: null,
  author: 'Ada Example',
  at: 1_700_000_000_000,
  text: 'Why?',
  shape: null,
  x: 0,
  y: 0,
  isResolved: null,
  ...values,
});

const noShapes: readonly Shape[] = [];
const noComments: ScenePage['comments'] = [];

export function createScene(...pages: ScenePage[]): Scene {
  const layout = { id: 'layout', name: '', width: 9_144_000, height: 5_143_500, background: '#ffffff' };
  return { pages, media: new Map(), layouts: [{ ...layout, behind: noShapes, shapes: [] }] };
}

const randomLength = fc.integer({ min: -3_000_000, max: 9_000_000 });
const randomSize = fc.integer({ min: 0, max: 4_000_000 });
const randomPosition = {
  x: randomLength,
  y: randomLength,
  width: randomSize,
  height: randomSize,
  rotation: fc.integer({ min: 0, max: 359 }),
  isFlippedX: fc.boolean(),
  isFlippedY: fc.boolean(),
};
const randomText = fc.string({ maxLength: 8 });

function randomShape(id: string): fc.Arbitrary<Shape> {
  return fc.oneof(
    fc
      .record({ ...randomPosition, words: randomText })
      .map(({ words: text, ...at }) => createBox(id, { ...at, text: createTextBody(text) })),
    fc.record(randomPosition).map((position) => createLine(id, position)),
  );
}

function randomShapes(ids: readonly string[]): fc.Arbitrary<Shape[]> {
  return fc.shuffledSubarray([...ids]).chain((chosen) => fc.tuple(...chosen.map(randomShape)));
}

const pageIds = ['p1', 'p2', 'p3', 'p4'];
/** Scenes that share some of their pages and shapes. */
export const randomScenes: fc.Arbitrary<Scene> = fc
  .shuffledSubarray(pageIds)
  .chain((ids) => fc.tuple(...ids.map(randomPage)))
  .map((pages) => createScene(...pages));

function randomPage(id: string): fc.Arbitrary<ScenePage> {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${id}${letter}`);
  return fc
    .record({ shapes: randomShapes(ids), name: randomText, notes: randomText, isHidden: fc.boolean() })
    .map(({ shapes, ...values }) => createPage(id, shapes, values));
}
