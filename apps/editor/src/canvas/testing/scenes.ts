import * as fc from 'fast-check';
import type {
  BoxShape,
  GroupShape,
  LineShape,
  PictureShape,
  Scene,
  ScenePage,
  Shape,
  TextBody,
  TextRun,
} from '../scene/scene.ts';
import { defaultParagraphFormat, defaultRunFormat } from '../text/text-formats.ts';

/** Scenes for tests: small ones by hand, and random ones. */
export const plainRun: TextRun = { ...defaultRunFormat, text: '' };

export function bodyOf(...texts: string[]): TextBody {
  return {
    paragraphs: texts.map((text) => ({
      ...defaultParagraphFormat,
      runs: [{ ...plainRun, text }],
    })),
    anchor: 'top',
    inset: { left: 0, top: 0, right: 0, bottom: 0 },
  };
}

export function boxOf(id: string, place: Partial<BoxShape> = {}): BoxShape {
  return {
    id,
    kind: 'box',
    name: '',
    alt: '',
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    outline: 'rectangle',
    fill: null,
    fillOpacity: 1,
    line: null,
    text: bodyOf(''),
    placeholder: null,
    ...place,
  };
}

export function lineOf(id: string, place: Partial<LineShape> = {}): LineShape {
  const { outline: _, fill: _f, fillOpacity: _o, text: _t, placeholder: _p, ...base } = boxOf(id);
  return {
    ...base,
    kind: 'line',
    route: 'straight',
    line: { color: '#000000', width: 12700, dash: 'solid' },
    startArrow: false,
    endArrow: true,
    ...place,
  };
}

export function pictureOf(id: string, media: string | null, place: Partial<PictureShape> = {}): PictureShape {
  const { outline: _, fill: _f, fillOpacity: _o, line: _l, text: _t, placeholder: _p, ...base } = boxOf(id);
  return { ...base, kind: 'picture', media, crop: { left: 0, top: 0, right: 0, bottom: 0 }, ...place };
}

export function groupOf(id: string, shapes: readonly Shape[], place: Partial<GroupShape> = {}): GroupShape {
  const { outline: _, fill: _f, fillOpacity: _o, line: _l, text: _t, placeholder: _p, ...base } = boxOf(id);
  return { ...base, kind: 'group', shapes, ...place };
}

export function pageOf(
  id: string,
  shapes: readonly Shape[] = [],
  values: Partial<ScenePage> = {},
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
    comments: noComments,
    ...values,
  };
}

const noShapes: readonly Shape[] = [];
const noComments: ScenePage['comments'] = [];

export function sceneOf(...pages: ScenePage[]): Scene {
  const layout = { id: 'layout', name: '', width: 9_144_000, height: 5_143_500, background: '#ffffff' };
  return { pages, media: new Map(), layouts: [{ ...layout, behind: noShapes, shapes: [] }] };
}

const length = fc.integer({ min: -3_000_000, max: 9_000_000 });
const size = fc.integer({ min: 0, max: 4_000_000 });
const place = {
  x: length,
  y: length,
  width: size,
  height: size,
  rotation: fc.integer({ min: 0, max: 359 }),
  isFlippedX: fc.boolean(),
  isFlippedY: fc.boolean(),
};
const words = fc.string({ maxLength: 8 });

function shapeArbitrary(id: string): fc.Arbitrary<Shape> {
  return fc.oneof(
    fc.record({ ...place, words }).map(({ words: text, ...at }) => boxOf(id, { ...at, text: bodyOf(text) })),
    fc.record(place).map((at) => lineOf(id, at)),
  );
}

function shapesArbitrary(ids: readonly string[]): fc.Arbitrary<Shape[]> {
  return fc.shuffledSubarray([...ids]).chain((chosen) => fc.tuple(...chosen.map(shapeArbitrary)));
}

const pageIds = ['p1', 'p2', 'p3', 'p4'];
/** Scenes that share some of their pages and shapes. */
export const scenes: fc.Arbitrary<Scene> = fc
  .shuffledSubarray(pageIds)
  .chain((ids) => fc.tuple(...ids.map(pageArbitrary)))
  .map((pages) => sceneOf(...pages));

function pageArbitrary(id: string): fc.Arbitrary<ScenePage> {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${id}${letter}`);
  return fc
    .record({ shapes: shapesArbitrary(ids), name: words, notes: words, isHidden: fc.boolean() })
    .map(({ shapes, ...values }) => pageOf(id, shapes, values));
}
