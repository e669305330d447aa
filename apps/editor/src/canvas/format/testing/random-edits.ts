import * as fc from 'fast-check';
import { buildPresetOutline } from '../../../drawingml/preset-outline.ts';
import { copyShapes } from '../../commands/copy-shapes.ts';
import { createGradientFill, gradientDirections } from '../../commands/gradients.ts';
import { styleShape } from '../../commands/shape-commands.ts';
import { dragCrop } from '../../geometry/crop.ts';
import { handles } from '../../geometry/resize.ts';
import type {
  BoxShape,
  Connection,
  Scene,
  SceneContent,
  ScenePage,
  Shape,
  TextParagraph,
  TextRun,
} from '../../scene/scene.ts';
import { createCommentEdits, type PickIndex, toComparableComments } from './random-comment-edits.ts';

/** A picture of one pixel. */
export const pixelPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const randomWord = fc.constantFrom(
  'harbour',
  'quiet ',
  'سلام',
  '漢字',
  '😀',
  ' a<b&c ',
  '\n',
  'é',
  ' two  spaces ',
  'x',
);
const randomText = fc.array(randomWord, { minLength: 1, maxLength: 4 }).map((list) => list.join(''));
const randomColor = fc.constantFrom('#000000', '#ff0000', '#1f5673', '#abcdef');
const randomLength = fc.integer({ min: 0, max: 90 }).map((steps) => steps * 36_000);

const randomRun: fc.Arbitrary<TextRun> = fc.record({
  text: randomText,
  bold: fc.boolean(),
  italic: fc.boolean(),
  underline: fc.boolean(),
  strike: fc.boolean(),
  capitals: fc.constantFrom('none', 'all', 'small'),
  baseline: fc.constantFrom(0, 0.3, -0.25),
  size: fc.constantFrom(10, 12.5, 18, 44),
  color: randomColor,
  font: fc.constantFrom('Arial', 'Calibri', 'Noto Sans'),
  link: fc.constantFrom(null, null, 'https://example.org/?a=1&b=2', 'mailto:a@example.org'),
});

const randomIndents = fc.constantFrom<TextParagraph['indents']>(
  null,
  { left: 360_000, right: 36_000, first: -180_000 },
  { left: 0, right: 0, first: 360_000 },
);
const randomMarkerStyle = fc.record({
  color: fc.option(randomColor),
  size: fc.constantFrom(1, 0.75, 1.5),
});
const plainParts = { text: null, numbering: null, startAt: 1, font: null };
const randomMarkers: Readonly<Record<TextParagraph['list'], fc.Arbitrary<TextParagraph['marker']>>> = {
  none: fc.constant(null),
  bullet: fc
    .tuple(randomMarkerStyle, fc.constantFrom('➢', '✓', 'o'), fc.constantFrom(null, 'Georgia'))
    .map(([style, text, font]) => ({ ...plainParts, ...style, text, font })),
  number: fc
    .tuple(randomMarkerStyle, fc.constantFrom('upperRoman', 'lowerLetter'), fc.constantFrom(1, 7))
    .map(([style, digits, startAt]) => ({
      ...plainParts,
      ...style,
      numbering: { format: digits, punctuation: 'parentheses' },
      startAt,
    })),
};

/** With markers and indents of their own if the format writes them. */
function randomParagraphs(hasOwnMarkers: boolean): fc.Arbitrary<TextParagraph> {
  const plain: fc.Arbitrary<TextParagraph> = fc.record({
    runs: fc.array(randomRun, { minLength: 1, maxLength: 3 }),
    align: fc.constantFrom('left', 'center', 'right', 'justify'),
    list: fc.constantFrom('none', 'bullet', 'number'),
    marker: fc.constant(null),
    level: fc.integer({ min: 0, max: 3 }),
    indents: fc.constant(null),
    lineSpacing: fc.constantFrom(1, 1.5, 2),
    spaceBefore: fc.constantFrom(0, 6, 12),
    spaceAfter: fc.constantFrom(0, 6, 12),
    isRightToLeft: fc.boolean(),
  });
  if (!hasOwnMarkers) return plain;
  return plain.chain((paragraph) =>
    fc
      .tuple(fc.oneof(fc.constant(null), randomMarkers[paragraph.list]), randomIndents)
      .map(([marker, indents]) => ({ ...paragraph, marker, indents })),
  );
}

/** One random user action; the numbers select its target. */
export type RandomEdit = (scene: SceneContent, pick: PickIndex) => SceneContent;

function changePage(scene: SceneContent, at: number, change: (page: ScenePage) => ScenePage): SceneContent {
  return { ...scene, pages: scene.pages.map((page, index) => (index === at ? change(page) : page)) };
}

function changeShape(scene: SceneContent, pick: PickIndex, change: (shape: Shape) => Shape): SceneContent {
  return changePage(scene, pick(scene.pages.length), (page) => {
    const at = pick(page.shapes.length);
    return { ...page, shapes: page.shapes.map((shape, index) => (index === at ? change(shape) : shape)) };
  });
}

const createTextEdit =
  (change: (paragraphs: readonly TextParagraph[], pick: PickIndex) => TextParagraph[]): RandomEdit =>
  (scene, pick) =>
    changeShape(scene, pick, (shape) =>
      shape.kind === 'box'
        ? { ...shape, text: { ...shape.text, paragraphs: change(shape.text.paragraphs, pick) } }
        : shape,
    );

/** A run with letters put in at some place. */
function insertText(runs: readonly TextRun[], letters: string, pick: PickIndex): TextRun[] {
  const at = pick(runs.length);
  return runs.map((own, index) => {
    if (index !== at) return own;
    const letter = [...own.text];
    letter.splice(pick(letter.length + 1), 0, letters);
    return { ...own, text: letter.join('') };
  });
}

export interface EditKinds {
  /** Whether the format has notes, hidden pages and comments. */
  hasNotesAndComments: boolean;
  /** Whether paragraphs have markers and indents of their own. */
  hasOwnMarkers?: boolean;
  /** Whether a group can be rotated as a whole. */
  canRotateGroups?: boolean;
  /** Whether the format writes all presets of DrawingML. */
  hasPresets?: boolean;
}

export function randomEdits({
  hasNotesAndComments,
  hasOwnMarkers = false,
  canRotateGroups = true,
  hasPresets = false,
}: EditKinds): fc.Arbitrary<RandomEdit> {
  return fc.oneof(
    ...createTextEdits(randomParagraphs(hasOwnMarkers)),
    ...createShapeEdits(randomParagraphs(hasOwnMarkers), { canRotateGroups, hasPresets }),
    createPageEdits(),
    ...(hasNotesAndComments ? [createNotesEdit(), ...createCommentEdits(randomText)] : []),
  );
}

function createTextEdits(randomParagraph: fc.Arbitrary<TextParagraph>): fc.Arbitrary<RandomEdit>[] {
  const type = randomText.map((letters) =>
    createTextEdit((paragraphs, pick) => {
      const at = pick(paragraphs.length);
      return paragraphs.map((one, index) =>
        index === at ? { ...one, runs: insertText(one.runs, letters, pick) } : one,
      );
    }),
  );
  const restyle = randomRun.map((format) =>
    createTextEdit((paragraphs, pick) => {
      const at = pick(paragraphs.length);
      return paragraphs.map((one, index) => {
        if (index !== at) return one;
        const runIndexToChange = pick(one.runs.length);
        return {
          ...one,
          runs: one.runs.map((own, runIndex) =>
            runIndex === runIndexToChange ? { ...format, text: own.text } : own,
          ),
        };
      });
    }),
  );
  const rewrite = fc.tuple(randomParagraph, fc.constantFrom('put', 'in', 'out')).map(([written, how]) =>
    createTextEdit((paragraphs, pick) => {
      const at = pick(paragraphs.length);
      const next = paragraphs.toSpliced(at, how === 'in' ? 0 : 1, ...(how === 'out' ? [] : [written]));
      return next.length === 0 ? [written] : next;
    }),
  );
  return [type, restyle, rewrite];
}

function createShapeEdits(
  randomParagraph: fc.Arbitrary<TextParagraph>,
  { canRotateGroups, hasPresets }: { canRotateGroups: boolean; hasPresets: boolean },
): fc.Arbitrary<RandomEdit>[] {
  const move = fc.tuple(randomLength, randomLength).map(
    ([x, y]): RandomEdit =>
      (scene, pick) =>
        changeShape(scene, pick, (shape) => moveShapeTo(shape, x, y)),
  );
  const turn = fc.tuple(fc.constantFrom(0, 30, 90, 270.5), fc.boolean(), fc.boolean()).map(
    ([rotation, isFlippedX, isFlippedY]): RandomEdit =>
      (scene, pick) =>
        changeShape(scene, pick, (shape) =>
          shape.kind === 'table' || (shape.kind === 'group' && !canRotateGroups)
            ? shape
            : { ...shape, rotation, isFlippedX, isFlippedY },
        ),
  );
  const paint = fc
    .record({
      color: randomColor,
      width: fc.constantFrom(9525, 12700, 38100),
      dash: fc.constantFrom('solid', 'dash', 'dot'),
      fill: fc.option(randomColor),
      fillOpacity: fc.constantFrom(1, 0.5),
      hasLine: fc.boolean(),
    })
    .map(
      ({ fill, fillOpacity, hasLine, ...line }): RandomEdit =>
        (scene, pick) =>
          changeShape(scene, pick, (shape) => {
            if (shape.kind === 'line') return { ...shape, line, startArrow: hasLine };
            return shape.kind === 'box'
              ? {
                  ...shape,
                  fill,
                  fillOpacity: fill === null ? 1 : fillOpacity,
                  fillPaint: null,
                  line: hasLine ? line : null,
                }
              : shape;
          }),
    );
  const gradient = fc
    .record({ direction: fc.constantFrom(...gradientDirections), from: randomColor, to: randomColor })
    .map(
      (choice): RandomEdit =>
        (scene, pick) =>
          changeShape(scene, pick, (shape) => styleShape(shape, { fill: createGradientFill(choice) })),
    );
  const crop = fc.tuple(fc.constantFrom(...handles), randomLength, randomLength).map(
    ([handle, x, y]): RandomEdit =>
      (scene, pick) =>
        changeShape(scene, pick, (shape) =>
          shape.kind === 'picture' ? dragCrop(shape, handle, { x: x - 1_620_000, y }) : shape,
        ),
  );
  const name = randomText.map(
    (letters): RandomEdit =>
      (scene, pick) =>
        changeShape(scene, pick, (shape) => ({
          ...shape,
          name: letters.replaceAll('\n', ' ').trim(),
          alt: letters.replaceAll('\n', ' ').trim(),
        })),
  );
  const remove = fc.constant<RandomEdit>((scene, pick) =>
    changePage(scene, pick(scene.pages.length), (page) => ({
      ...page,
      shapes: page.shapes.toSpliced(pick(page.shapes.length), 1),
    })),
  );
  const raise = fc.constant<RandomEdit>((scene, pick) =>
    changePage(scene, pick(scene.pages.length), (page) => {
      const [first, ...rest] = page.shapes;
      return { ...page, shapes: first === undefined ? [] : [...rest, first] };
    }),
  );
  const copy = fc.constant<RandomEdit>((scene, pick) =>
    changePage(scene, pick(scene.pages.length), (page) => {
      const shape = page.shapes[pick(page.shapes.length)];
      if (shape === undefined) return page;
      const id = `n${page.shapes.length}-${pick(1000)}`;
      return { ...page, shapes: [...page.shapes, ...copyShapesAs([shape], id)] };
    }),
  );
  const draw = fc
    .tuple(
      fc.array(randomParagraph, { minLength: 1, maxLength: 2 }),
      randomLength,
      fc.constantFrom('box', 'line', 'picture', 'group', 'table', ...(hasPresets ? ['preset'] : [])),
    )
    .map(
      ([paragraphs, x, kind]): RandomEdit =>
        (scene, pick) => {
          const shape = newShape({ id: `new${pick(1_000_000)}`, x, kind, paragraphs });
          const media =
            kind === 'picture'
              ? new Map(scene.media).set('dot', { bytes: pixelPng, type: 'image/png' })
              : scene.media;
          return changePage({ ...scene, media }, pick(scene.pages.length), (page) => ({
            ...page,
            shapes: [...page.shapes, shape],
          }));
        },
    );
  return [move, turn, paint, gradient, crop, name, remove, raise, copy, draw, createConnectEdit()];
}

/** Connects all lines of a page with one of its shapes, or disconnects them. */
function createConnectEdit(): fc.Arbitrary<RandomEdit> {
  return fc.tuple(fc.constantFrom('start', 'end'), fc.nat({ max: 3 }), fc.boolean()).map(
    ([end, site, isConnected]): RandomEdit =>
      (scene, pick) =>
        changePage(scene, pick(scene.pages.length), (page) => {
          const target = page.shapes[pick(page.shapes.length)];
          const connection = isConnected && target !== undefined ? { shape: target.id, site } : null;
          const shapes = page.shapes.map((shape) =>
            shape.kind === 'line' && shape.id !== target?.id ? { ...shape, [end]: connection } : shape,
          );
          return { ...page, shapes };
        }),
  );
}

function createPageEdits(): fc.Arbitrary<RandomEdit> {
  return fc.constantFrom<RandomEdit>(
    (scene, pick) => ({
      ...scene,
      pages: scene.pages.toSpliced(pick(scene.pages.length), scene.pages.length > 1 ? 1 : 0),
    }),
    (scene) => {
      const [first, ...rest] = scene.pages;
      return { ...scene, pages: first === undefined ? [] : [...rest, first] };
    },
    (scene, pick) => {
      const page = scene.pages[pick(scene.pages.length)];
      if (page === undefined) return scene;
      const id = `page${pick(1_000_000)}`;
      const shapes = copyShapesAs(page.shapes, id);
      return {
        ...scene,
        pages: [
          ...scene.pages,
          {
            ...page,
            id,
            copyOf: page.copyOf ?? page.id,
            shapes,
            comments: [],
            name: page.name === '' ? '' : `${page.name} ${id}`,
          },
        ],
      };
    },
    (scene, pick) => {
      const [layout] = scene.layouts;
      if (layout === undefined) return scene;
      const id = `page${pick(1_000_000)}`;
      const page: ScenePage = {
        id,
        name: '',
        width: layout.width,
        height: layout.height,
        background: layout.background,
        layoutId: layout.id,
        behind: layout.behind,
        shapes: copyShapesAs(layout.shapes, id),
        notes: scene.pages[0]?.notes === null ? null : '',
        isHidden: false,
        transition: 'none',
        comments: [],
      };
      return { ...scene, pages: [page, ...scene.pages] };
    },
    (scene, pick) =>
      changePage(scene, pick(scene.pages.length), (page) => ({
        ...page,
        background: '#abcdef',
        name: `Page ${page.id}`,
      })),
  );
}

function createNotesEdit(): fc.Arbitrary<RandomEdit> {
  return fc.tuple(randomText, fc.boolean()).map(
    ([letters, isHidden]): RandomEdit =>
      (scene, pick) =>
        changePage(scene, pick(scene.pages.length), (page) => ({
          ...page,
          notes: page.notes === null ? null : `${page.notes}${letters}`.replace(/^\n/, ''),
          isHidden,
          // Drawings have none.
          ...(page.notes !== null && { transition: isHidden ? ('push' as const) : ('fade' as const) }),
        })),
  );
}

function moveShapeTo(shape: Shape, x: number, y: number): Shape {
  if (shape.kind !== 'group') return { ...shape, x, y };
  const [dx, dy] = [x - shape.x, y - shape.y];
  return { ...shape, x, y, shapes: shape.shapes.map((one) => moveShapeTo(one, one.x + dx, one.y + dy)) };
}

function copyShapesAs(shapes: readonly Shape[], id: string): Shape[] {
  let count = 0;
  return copyShapes(shapes, () => `${id}-${count++}`);
}

function newShape({
  id,
  x,
  kind,
  paragraphs,
}: {
  id: string;
  x: number;
  kind: string;
  paragraphs: TextParagraph[];
}): Shape {
  const base = {
    id,
    name: `New ${kind}`,
    alt: '',
    x,
    y: 360_000,
    width: 720_000,
    height: 360_000,
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
  };
  const inset = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };
  const text = { paragraphs, anchor: 'middle' as const, inset, layout: null };
  const box: BoxShape = {
    ...base,
    kind: 'box',
    outline: 'ellipse',
    fill: '#ff0000',
    fillOpacity: 1,
    fillPaint: null,
    line: null,
    text,
    placeholder: null,
  };
  switch (kind) {
    case 'preset': {
      const preset = { name: 'gear6', adjustments: [{ name: 'adj1', formula: 'val 20000' }] };
      return { ...box, ...buildPresetOutline(preset, base) };
    }
    case 'line':
      return {
        ...base,
        kind: 'line',
        route: 'straight',
        bends: [],
        start: null,
        end: null,
        line: { color: '#000000', width: 12_700, dash: 'solid' },
        startArrow: false,
        endArrow: true,
      };
    case 'picture':
      return { ...base, kind: 'picture', media: 'dot', crop: { left: 0.1, top: 0, right: 0, bottom: 0.25 } };
    case 'group':
      return {
        ...base,
        kind: 'group',
        shapes: [
          { ...box, id: `${id}a` },
          { ...box, id: `${id}b`, x: x + 36_000 },
        ],
      };
    case 'table': {
      const line = { color: '#00ff00', width: 12_700, dash: 'solid' as const };
      const cell = {
        text: { ...text, anchor: 'top' as const },
        fill: '#ff0000',
        fillOpacity: 1,
        borders: { left: line, right: null, top: { ...line, dash: 'dot' as const }, bottom: line },
        columnSpan: 1,
        rowSpan: 1,
      };
      const covered = { ...cell, columnSpan: 0, rowSpan: 0 };
      return {
        ...base,
        kind: 'table',
        columns: [360_000, 360_000],
        rows: [
          { height: 180_000, cells: [{ ...cell, columnSpan: 2 }, covered] },
          { height: 180_000, cells: [cell, { ...cell, fill: null }] },
        ],
      };
    }
    default:
      return box;
  }
}

/** The content of a scene without ids, with adjacent runs of equal format joined. */
export function toComparablePages(scene: Scene): unknown {
  return scene.pages.map(({ id: _, copyOf: _c, behind: _b, comments, shapes, ...page }) => {
    const context = { media: scene.media, places: listPlaces(shapes) };
    return {
      ...page,
      comments: toComparableComments(comments, context.places),
      shapes: shapes.map((shape) => toComparableShape(shape, context)),
    };
  });
}

/** The places of shapes on their page, by id. */
function listPlaces(shapes: readonly Shape[], prefix = ''): Map<string, string> {
  return new Map(
    shapes.flatMap((shape, index): [string, string][] => [
      [shape.id, `${prefix}${index}`],
      ...(shape.kind === 'group' ? listPlaces(shape.shapes, `${prefix}${index}.`) : []),
    ]),
  );
}

interface ComparisonContext {
  media: Scene['media'];
  places: ReadonlyMap<string, string>;
}

function toComparableShape(shape: Shape, scene: ComparisonContext): unknown {
  const { id: _, copyOf: _c, ...own } = shape;
  const toPlace = (connection: Connection | null) => {
    const place = connection === null ? undefined : scene.places.get(connection.shape);
    return place === undefined ? null : { place, site: connection?.site };
  };
  switch (own.kind) {
    case 'line':
      return {
        ...own,
        bends: own.bends.map((part) => Math.round(part * 1000) / 1000),
        start: toPlace(own.start),
        end: toPlace(own.end),
      };
    case 'box':
      return { ...own, text: { ...own.text, paragraphs: own.text.paragraphs.map(joinEqualRuns) } };
    case 'group':
      return { ...own, shapes: own.shapes.map((one) => toComparableShape(one, scene)) };
    case 'table':
      return {
        ...own,
        rows: own.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => ({
            ...cell,
            text: { ...cell.text, paragraphs: cell.text.paragraphs.map(joinEqualRuns) },
          })),
        })),
      };
    case 'picture':
    case 'other':
      return {
        ...own,
        media: own.media === null ? null : [...(scene.media.get(own.media)?.bytes ?? [])].join(','),
      };
    default:
      return own;
  }
}

function joinEqualRuns(paragraph: TextParagraph): TextParagraph {
  const pieces = paragraph.runs.flatMap(({ text, ...format }) =>
    text.split(/(\n)/).flatMap((piece) => (piece === '' ? [] : [{ piece, look: sortFormatEntries(format) }])),
  );
  const first = pieces.find(({ piece }) => piece !== '\n')?.look;
  const runs: { text: string; look: unknown }[] = [];
  let last = first;
  for (const { piece, look: format } of pieces) {
    // A line break has the format of the text before it.
    const own = piece === '\n' ? (last ?? format) : format;
    last = piece === '\n' ? last : own;
    const open = runs.at(-1);
    if (open !== undefined && JSON.stringify(open.look) === JSON.stringify(own)) open.text += piece;
    else runs.push({ text: piece, look: own });
  }
  const [empty] = paragraph.runs;
  return Object.assign({}, paragraph, { runs: runs.length > 0 ? runs : [empty] });
}

const sortFormatEntries = (format: object) =>
  Object.entries(format).toSorted(([one], [other]) => (one < other ? -1 : 1));
