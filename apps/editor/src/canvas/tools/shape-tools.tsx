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
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import {
  align,
  changeSelected,
  distribute,
  duplicateSelected,
  flip,
  group,
  order,
  removeSelected,
  selectAll,
  selectedNow,
  turn,
  ungroup,
} from '../commands/editor-commands.ts';
import { styleShapes } from '../commands/shape-commands.ts';
import { AltTextDialog } from '../dialogs/AltTextDialog.tsx';
import { PlaceDialog } from '../dialogs/PlaceDialog.tsx';
import { alignments } from '../geometry/arrange.ts';
import { outlinePath } from '../geometry/outline-paths.ts';
import { choosePictures } from '../pictures/insert-pictures.ts';
import { type Outline, outlines, type Shape, type Stroke } from '../scene/scene.ts';
import { drawnShape } from '../stage/new-shapes.ts';
import type { CanvasState, DrawingTool } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { colourEntries } from './colour-menu.tsx';
import { rowsOf } from './entries.ts';
import type { Tool, ToolMenu } from './tool.ts';

const hasSelected = ({ ids }: CanvasState): boolean => ids.length > 0;
const hasSeveral = ({ ids }: CanvasState): boolean => ids.length > 1;

/** Drag draws the shape, Enter puts it in the centre; choosing the tool twice cancels it. */
function drawTool(id: string, drawing: DrawingTool, icon?: Tool['icon']): Tool {
  return {
    id,
    ...(icon === undefined ? {} : { icon }),
    isActive: ({ drawing: now }) => JSON.stringify(now) === JSON.stringify(drawing),
    run: (context, t) => beginDrawing(context, drawing, t),
  };
}

function beginDrawing(context: EditorContext, drawing: DrawingTool, t: Parameters<Tool['run']>[1]): void {
  const { canvas, announce } = context;
  const isOn = JSON.stringify(canvas.now().drawing) === JSON.stringify(drawing);
  canvas.go({ drawing: isOn ? null : drawing, writing: null, ids: [] });
  context.focus();
  if (!isOn) announce(t('canvas:said.drawing'));
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
  entries: (context, t) => rowsOf([lines], context, t),
};

export const shapesMenu: ToolMenu = {
  id: 'shapes',
  icon: Shapes,
  isNamed: true,
  entries: (context, t) => {
    const entry = (outline: Outline): ActionEntry => ({
      kind: 'action',
      id: `outline-${outline}`,
      label: t(`canvas:outline.${outline}`),
      icon: <OutlineSample outline={outline} />,
      run: () => beginDrawing(context, { kind: 'box', outline }, t),
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

/** The common value of the selected shapes; undefined if they differ. */
function common<Value>(shapes: readonly Shape[], of: (shape: Shape) => Value): Value | undefined {
  const values = new Set(shapes.map(of));
  const [only] = values;
  return values.size === 1 ? only : undefined;
}

export const fillMenu: ToolMenu = {
  id: 'fill',
  icon: PaintBucket,
  isEnabled: (_, context) => selectedNow(context).some(({ kind }) => kind === 'box' || kind === 'group'),
  entries: (context, t) =>
    colourEntries(
      {
        id: 'fill',
        shown: common(selectedNow(context), (shape) => (shape.kind === 'box' ? shape.fill : null)),
        hasNone: true,
        choose: (fill) => changeSelected(context, (shape) => styleShapes(shape, { fill })),
      },
      context,
      t,
    ),
};

const widths = [0.5, 1, 1.5, 2, 3, 4.5, 6];
const emuPerPoint = 12_700;
const dashes: readonly Stroke['dash'][] = ['solid', 'dash', 'dot'];

export const strokeMenu: ToolMenu = {
  id: 'stroke',
  icon: Pencil,
  isEnabled: (_, context) =>
    selectedNow(context).some(({ kind }) => kind === 'box' || kind === 'line' || kind === 'group'),
  entries: (context, t) => {
    const shapes = selectedNow(context);
    const strokeOf = (shape: Shape): Stroke | null =>
      shape.kind === 'box' || shape.kind === 'line' ? shape.line : null;
    const stroke = (change: Partial<Stroke> | null): void =>
      changeSelected(context, (shape) => styleShapes(shape, { line: change }));
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
        context,
        t,
      ),
      { kind: 'line', id: 'stroke-line' },
      {
        kind: 'group',
        id: 'widths',
        label: t('canvas:stroke.width'),
        entries: widths.map((points) => ({
          kind: 'action',
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
          kind: 'action',
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
              kind: 'action',
              id: end,
              label: t(`canvas:stroke.${end}`),
              checked: isOn,
              run: () => changeSelected(context, (shape) => styleShapes(shape, { [end]: !isOn })),
            };
          })
        : []),
    ];
  },
};

const removing: Tool = {
  id: 'remove',
  keys: ['Delete', 'Backspace'],
  isEnabled: hasSelected,
  run: removeSelected,
};
const duplicating: Tool = {
  id: 'duplicate',
  keys: ['Mod-d'],
  isEnabled: hasSelected,
  run: duplicateSelected,
};
const choosingAll: Tool = { id: 'chooseAll', keys: ['Mod-a'], isForReaders: true, run: selectAll };
const grouping: Tool = { id: 'group', keys: ['Mod-g'], isEnabled: hasSeveral, run: group };
const ungrouping: Tool = {
  id: 'ungroup',
  keys: ['Mod-Shift-g'],
  isEnabled: (_, context) => selectedNow(context).some(({ kind }) => kind === 'group'),
  run: ungroup,
};
const ordering: readonly Tool[] = [
  {
    id: 'front',
    icon: ArrowUpToLine,
    keys: ['Mod-Shift-]', 'Mod-Shift-ArrowUp'],
    isEnabled: hasSelected,
    run: (context) => order(context, 'front'),
  },
  {
    id: 'forward',
    keys: ['Mod-]', 'Mod-ArrowUp'],
    isEnabled: hasSelected,
    run: (context) => order(context, 'forward'),
  },
  {
    id: 'backward',
    keys: ['Mod-[', 'Mod-ArrowDown'],
    isEnabled: hasSelected,
    run: (context) => order(context, 'backward'),
  },
  {
    id: 'back',
    icon: ArrowDownToLine,
    keys: ['Mod-Shift-[', 'Mod-Shift-ArrowDown'],
    isEnabled: hasSelected,
    run: (context) => order(context, 'back'),
  },
];
const aligning = alignments.map(
  (how): Tool => ({
    id: `align-${how}`,
    name: `canvas:arrange.${how}`,
    isEnabled: hasSelected,
    run: (context) => align(context, how),
  }),
);
const distributing: readonly Tool[] = (['x', 'y'] as const).map((axis) => ({
  id: `distribute-${axis}`,
  name: `canvas:arrange.${axis}`,
  isEnabled: ({ ids }) => ids.length > 2,
  run: (context) => distribute(context, axis),
}));
const turning: readonly Tool[] = [
  {
    id: 'turn-right',
    name: 'canvas:arrange.turnRight',
    isEnabled: hasSelected,
    run: (context) => turn(context, 90),
  },
  {
    id: 'turn-left',
    name: 'canvas:arrange.turnLeft',
    isEnabled: hasSelected,
    run: (context) => turn(context, -90),
  },
  {
    id: 'flip-x',
    name: 'canvas:arrange.flipX',
    isEnabled: hasSelected,
    run: (context) => flip(context, 'x'),
  },
  {
    id: 'flip-y',
    name: 'canvas:arrange.flipY',
    isEnabled: hasSelected,
    run: (context) => flip(context, 'y'),
  },
];
const placing: Tool = {
  id: 'place',
  isEnabled: hasSelected,
  run: (context) => context.showDialog(<PlaceDialog onClose={() => context.showDialog(null)} />),
};
const describing: Tool = {
  id: 'alt',
  icon: CircleDot,
  isEnabled: ({ ids }) => ids.length === 1,
  run: (context) => context.showDialog(<AltTextDialog onClose={() => context.showDialog(null)} />),
};

/** Tools of the arrange menu; their shortcuts work anywhere on the page. */
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
  entries: (context, t) => [
    ...rowsOf(arrangeRows.slice(0, 3), context, t),
    { kind: 'line', id: 'line-align' },
    {
      kind: 'menu',
      id: 'align',
      label: t('canvas:arrange.title'),
      entries: () => rowsOf([aligning, distributing], context, t),
    },
    {
      kind: 'menu',
      id: 'turning',
      label: t('canvas:arrange.turn'),
      entries: () => rowsOf([turning], context, t),
    },
    ...rowsOf(arrangeRows.slice(3), context, t),
  ],
};
