import {
  ArrowDownToLine,
  ArrowUpToLine,
  Circle,
  CircleDot,
  Image,
  LayoutGrid,
  MoveUpRight,
  PaintBucket,
  Pencil,
  Shapes,
  Spline,
  Square,
  TextCursorInput,
} from 'lucide-react';
import type { ActEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { styled } from '../acts/shape-acts.ts';
import {
  align,
  changeChosen,
  chooseAll,
  chosenNow,
  distribute,
  duplicateChosen,
  flip,
  group,
  order,
  removeChosen,
  turn,
  ungroup,
} from '../acts/workplace-acts.ts';
import { AltTextDialog } from '../dialogs/AltTextDialog.tsx';
import { PlaceDialog } from '../dialogs/PlaceDialog.tsx';
import { alignments } from '../geometry/arrange.ts';
import { outlinePath } from '../geometry/outline-paths.ts';
import { choosePictures } from '../pictures/insert-pictures.ts';
import { type Outline, outlines, type Shape, type Stroke } from '../scene/scene.ts';
import { drawnShape } from '../stage/new-shapes.ts';
import type { CanvasNow, Drawing } from '../state/create-canvas.ts';
import type { Workplace } from '../state/workplace.tsx';
import { colourEntries } from './colour-menu.tsx';
import { rowsOf } from './entries.ts';
import type { Tool, ToolMenu } from './tool.ts';

const hasChosen = ({ ids }: CanvasNow): boolean => ids.length > 0;
const hasSeveral = ({ ids }: CanvasNow): boolean => ids.length > 1;

/** The shape is drawn where the hand pulls, or stands in the middle by Enter; asked for twice it is not drawn. */
function drawTool(id: string, drawing: Drawing, icon?: Tool['icon']): Tool {
  return {
    id,
    ...(icon === undefined ? {} : { icon }),
    isActive: ({ drawing: now }) => JSON.stringify(now) === JSON.stringify(drawing),
    run: (workplace, t) => beginDrawing(workplace, drawing, t),
  };
}

function beginDrawing(workplace: Workplace, drawing: Drawing, t: Parameters<Tool['run']>[1]): void {
  const { canvas, say } = workplace;
  const isOn = JSON.stringify(canvas.now().drawing) === JSON.stringify(drawing);
  canvas.go({ drawing: isOn ? null : drawing, writing: null, ids: [] });
  workplace.focus();
  if (!isOn) say(t('canvas:said.drawing'));
}

export const textBox = drawTool('textBox', { kind: 'text' }, TextCursorInput);
export const rectangle = drawTool('rectangle', { kind: 'box', outline: 'rectangle' }, Square);
export const ellipse = drawTool('ellipse', { kind: 'box', outline: 'ellipse' }, Circle);
export const arrow = drawTool('arrow', { kind: 'line', route: 'straight', endArrow: true }, MoveUpRight);

const lines: readonly Tool[] = [
  drawTool('line', { kind: 'line', route: 'straight', endArrow: false }),
  arrow,
  drawTool('elbow', { kind: 'line', route: 'elbow', endArrow: true }),
  drawTool('curve', { kind: 'line', route: 'curve', endArrow: true }),
];

export const lineMenu: ToolMenu = {
  id: 'lines',
  icon: Spline,
  isNamed: true,
  entries: (workplace, t) => rowsOf([lines], workplace, t),
};

export const shapesMenu: ToolMenu = {
  id: 'shapes',
  icon: Shapes,
  isNamed: true,
  entries: (workplace, t) => {
    const entry = (outline: Outline): ActEntry => ({
      kind: 'act',
      id: `outline-${outline}`,
      label: t(`canvas:outline.${outline}`),
      icon: <OutlineSample outline={outline} />,
      run: () => beginDrawing(workplace, { kind: 'box', outline }, t),
    });
    return outlines.map(entry);
  },
};

function OutlineSample({ outline }: { outline: Outline }) {
  const pull = { from: { x: 0, y: 0 }, to: { x: 160_000, y: 160_000 }, isEven: false };
  const shape = drawnShape({ kind: 'box', outline }, pull, '');
  return shape.kind !== 'box' ? null : (
    <svg width={16} height={16} viewBox="-8000 -8000 176000 176000" aria-hidden="true">
      <path d={outlinePath(shape)} fill="none" stroke="currentColor" strokeWidth={14_000} />
    </svg>
  );
}

export const picture: Tool = { id: 'picture', icon: Image, run: choosePictures };

/** What the chosen shapes have in common; undefined where they differ. */
function common<Value>(shapes: readonly Shape[], of: (shape: Shape) => Value): Value | undefined {
  const values = new Set(shapes.map(of));
  const [only] = values;
  return values.size === 1 ? only : undefined;
}

export const fillMenu: ToolMenu = {
  id: 'fill',
  icon: PaintBucket,
  isEnabled: (_, workplace) => chosenNow(workplace).some(({ kind }) => kind === 'box' || kind === 'group'),
  entries: (workplace, t) =>
    colourEntries(
      {
        id: 'fill',
        shown: common(chosenNow(workplace), (shape) => (shape.kind === 'box' ? shape.fill : null)),
        hasNone: true,
        choose: (fill) => changeChosen(workplace, (shape) => styled(shape, { fill })),
      },
      workplace,
      t,
    ),
};

const widths = [0.5, 1, 1.5, 2, 3, 4.5, 6];
const emuPerPoint = 12_700;
const dashes: readonly Stroke['dash'][] = ['solid', 'dash', 'dot'];

export const strokeMenu: ToolMenu = {
  id: 'stroke',
  icon: Pencil,
  isEnabled: (_, workplace) =>
    chosenNow(workplace).some(({ kind }) => kind === 'box' || kind === 'line' || kind === 'group'),
  entries: (workplace, t) => {
    const shapes = chosenNow(workplace);
    const strokeOf = (shape: Shape): Stroke | null =>
      shape.kind === 'box' || shape.kind === 'line' ? shape.line : null;
    const stroke = (change: Partial<Stroke> | null): void =>
      changeChosen(workplace, (shape) => styled(shape, { line: change }));
    const width = common(shapes, (shape) => strokeOf(shape)?.width);
    const dash = common(shapes, (shape) => strokeOf(shape)?.dash);
    const areLines = shapes.length > 0 && shapes.every(({ kind }) => kind === 'line');
    const arrows = ['startArrow', 'endArrow'] as const;
    return [
      ...colourEntries(
        {
          id: 'stroke',
          shown: common(shapes, (shape) => strokeOf(shape)?.color ?? null),
          hasNone: !areLines,
          choose: (color) => stroke(color === null ? null : { color }),
        },
        workplace,
        t,
      ),
      { kind: 'line', id: 'stroke-line' },
      {
        kind: 'group',
        id: 'widths',
        label: t('canvas:stroke.width'),
        entries: widths.map((points) => ({
          kind: 'act',
          id: `width-${points}`,
          label: t('canvas:points', { value: points }),
          isRadio: true,
          checked: width === points * emuPerPoint,
          run: () => stroke({ width: points * emuPerPoint }),
        })),
      },
      {
        kind: 'group',
        id: 'dashes',
        label: t('canvas:stroke.kind'),
        entries: dashes.map((one) => ({
          kind: 'act',
          id: `dash-${one}`,
          label: t(`canvas:stroke.${one}`),
          isRadio: true,
          checked: dash === one,
          run: () => stroke({ dash: one }),
        })),
      },
      ...(areLines
        ? arrows.map((end): MenuEntry => {
            const isOn = common(shapes, (shape) => shape.kind === 'line' && shape[end]) === true;
            return {
              kind: 'act',
              id: end,
              label: t(`canvas:stroke.${end}`),
              checked: isOn,
              run: () => changeChosen(workplace, (shape) => styled(shape, { [end]: !isOn })),
            };
          })
        : []),
    ];
  },
};

const removing: Tool = {
  id: 'remove',
  keys: ['Delete', 'Backspace'],
  isEnabled: hasChosen,
  run: removeChosen,
};
const duplicating: Tool = { id: 'duplicate', keys: ['Mod-d'], isEnabled: hasChosen, run: duplicateChosen };
const choosingAll: Tool = { id: 'chooseAll', keys: ['Mod-a'], isForReaders: true, run: chooseAll };
const grouping: Tool = { id: 'group', keys: ['Mod-g'], isEnabled: hasSeveral, run: group };
const ungrouping: Tool = {
  id: 'ungroup',
  keys: ['Mod-Shift-g'],
  isEnabled: (_, workplace) => chosenNow(workplace).some(({ kind }) => kind === 'group'),
  run: ungroup,
};
const ordering: readonly Tool[] = [
  {
    id: 'front',
    icon: ArrowUpToLine,
    keys: ['Mod-Shift-]', 'Mod-Shift-ArrowUp'],
    isEnabled: hasChosen,
    run: (workplace) => order(workplace, 'front'),
  },
  {
    id: 'forward',
    keys: ['Mod-]', 'Mod-ArrowUp'],
    isEnabled: hasChosen,
    run: (workplace) => order(workplace, 'forward'),
  },
  {
    id: 'backward',
    keys: ['Mod-[', 'Mod-ArrowDown'],
    isEnabled: hasChosen,
    run: (workplace) => order(workplace, 'backward'),
  },
  {
    id: 'back',
    icon: ArrowDownToLine,
    keys: ['Mod-Shift-[', 'Mod-Shift-ArrowDown'],
    isEnabled: hasChosen,
    run: (workplace) => order(workplace, 'back'),
  },
];
const aligning = alignments.map(
  (how): Tool => ({
    id: `align-${how}`,
    name: `canvas:arrange.${how}`,
    isEnabled: hasChosen,
    run: (workplace) => align(workplace, how),
  }),
);
const distributing: readonly Tool[] = (['x', 'y'] as const).map((axis) => ({
  id: `distribute-${axis}`,
  name: `canvas:arrange.${axis}`,
  isEnabled: ({ ids }) => ids.length > 2,
  run: (workplace) => distribute(workplace, axis),
}));
const turning: readonly Tool[] = [
  {
    id: 'turn-right',
    name: 'canvas:arrange.turnRight',
    isEnabled: hasChosen,
    run: (workplace) => turn(workplace, 90),
  },
  {
    id: 'turn-left',
    name: 'canvas:arrange.turnLeft',
    isEnabled: hasChosen,
    run: (workplace) => turn(workplace, -90),
  },
  {
    id: 'flip-x',
    name: 'canvas:arrange.flipX',
    isEnabled: hasChosen,
    run: (workplace) => flip(workplace, 'x'),
  },
  {
    id: 'flip-y',
    name: 'canvas:arrange.flipY',
    isEnabled: hasChosen,
    run: (workplace) => flip(workplace, 'y'),
  },
];
const placing: Tool = {
  id: 'place',
  isEnabled: hasChosen,
  run: (workplace) => workplace.show(<PlaceDialog onClose={() => workplace.show(null)} />),
};
const describing: Tool = {
  id: 'alt',
  icon: CircleDot,
  isEnabled: ({ ids }) => ids.length === 1,
  run: (workplace) => workplace.show(<AltTextDialog onClose={() => workplace.show(null)} />),
};

/** The tools of the menu for arranging; their keys work everywhere on the page. */
export const arrangeRows: readonly (readonly Tool[])[] = [
  [duplicating, removing, choosingAll],
  [grouping, ungrouping],
  ordering,
  [placing, describing],
];

export const arrangeMenu: ToolMenu = {
  id: 'arrange',
  icon: LayoutGrid,
  isNamed: true,
  entries: (workplace, t) => [
    ...rowsOf(arrangeRows.slice(0, 3), workplace, t),
    { kind: 'line', id: 'line-align' },
    {
      kind: 'menu',
      id: 'align',
      label: t('canvas:arrange.title'),
      entries: () => rowsOf([aligning, distributing], workplace, t),
    },
    {
      kind: 'menu',
      id: 'turning',
      label: t('canvas:arrange.turn'),
      entries: () => rowsOf([turning], workplace, t),
    },
    ...rowsOf(arrangeRows.slice(3), workplace, t),
  ],
};
