import type { TFunction } from 'i18next';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Circle,
  CircleDot,
  Image,
  LayoutGrid,
  MoveUpRight,
  Pencil,
  Shapes,
  Spline,
  Square,
  TextCursorInput,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { createClipboardEntries } from '../../ui/clipboard-commands.ts';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { changeTable, getSelectedTable } from '../commands/edit-table.ts';
import {
  align,
  changeSelected,
  distribute,
  duplicateSelected,
  flip,
  getSelectedShapes,
  group,
  order,
  removeSelected,
  rotate,
  selectAll,
  ungroup,
} from '../commands/editor-commands.ts';
import { styleShape } from '../commands/shape-commands.ts';
import { changeBorders, findCell } from '../commands/table-shape.ts';
import {
  connectSelected,
  disconnectSelected,
  findConnectablePair,
  hasConnections,
} from '../connectors/connect-commands.ts';
import { AltTextDialog } from '../dialogs/AltTextDialog.tsx';
import { PositionDialog } from '../dialogs/PositionDialog.tsx';
import { alignments } from '../geometry/arrange.ts';
import { requireEditableLayer } from '../layers/layer-commands.ts';
import { createLayerMenu } from '../layers/layer-entries.tsx';
import { choosePictures } from '../pictures/insert-pictures.ts';
import { addPresetNames } from '../presets/add-preset-names.ts';
import { type Outline, outlines, type Shape, type Stroke } from '../scene/scene.ts';
import type { CanvasState, DrawingTool } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { getSelectedVideoAddress } from '../videos/insert-video.ts';
import { createColourEntries } from './colour-menu.tsx';
import { getCommonValue } from './common-value.ts';
import { newComment } from './page-tools.tsx';
import { ShapeSample } from './ShapeSample.tsx';
import type { Tool, ToolMenu } from './tool.ts';
import { createRowEntries } from './tool-entries.ts';
import { openVideo } from './video-tools.tsx';

const hasSelection = ({ ids }: CanvasState): boolean => ids.length > 0;
const hasMultipleSelection = ({ ids }: CanvasState): boolean => ids.length > 1;

/** Drag draws the shape, Enter puts it in the centre; choosing the tool twice cancels it. */
function createDrawTool(id: string, drawing: DrawingTool, icon?: Tool['icon']): Tool {
  return {
    id,
    ...(icon === undefined ? {} : { icon }),
    isActive: ({ drawingTool: currentTool }) => JSON.stringify(currentTool) === JSON.stringify(drawing),
    run: (context, t) => startDrawing(context, drawing, t),
  };
}

function startDrawing(context: EditorContext, drawing: DrawingTool, t: Parameters<Tool['run']>[1]): void {
  const { canvas, announce } = context;
  const isActive = JSON.stringify(canvas.getState().drawingTool) === JSON.stringify(drawing);
  if (!isActive && !requireEditableLayer(context)) return;
  canvas.select({ drawing: isActive ? null : drawing, textPath: null, ids: [] });
  context.focus();
  if (!isActive) announce(t('canvas:said.drawing'));
}

export const textBox = createDrawTool('textBox', { kind: 'text' }, TextCursorInput);
export const rectangle = createDrawTool('rectangle', { kind: 'box', outline: 'rectangle' }, Square);
export const ellipse = createDrawTool('ellipse', { kind: 'box', outline: 'ellipse' }, Circle);
export const arrow = createDrawTool(
  'arrow',
  { kind: 'line', route: 'straight', endArrow: true },
  MoveUpRight,
);

const lineTools: readonly Tool[] = [
  createDrawTool('line', { kind: 'line', route: 'straight', endArrow: false }),
  arrow,
  createDrawTool('elbow', { kind: 'line', route: 'elbow', endArrow: true }),
  createDrawTool('curve', { kind: 'line', route: 'curve', endArrow: true }),
];

const dimensionTool = createDrawTool('dimension', {
  kind: 'line',
  route: 'straight',
  endArrow: true,
  isDimension: true,
});

export const lineMenu: ToolMenu = {
  id: 'lines',
  icon: Spline,
  showsLabel: true,
  entries: (context, t) => {
    const rows = context.capabilities.hasDimensions ? [lineTools, [dimensionTool]] : [lineTools];
    return createRowEntries(rows, context, t);
  },
};

export const shapesMenu: ToolMenu = {
  id: 'shapes',
  icon: Shapes,
  showsLabel: true,
  entries: (context, t) => {
    const entry = (outline: Outline): ActionEntry => ({
      kind: 'action',
      id: `outline-${outline}`,
      label: t(`canvas:outline.${outline}`),
      icon: <ShapeSample tool={{ kind: 'box', outline }} size={16} />,
      run: () => startDrawing(context, { kind: 'box', outline }, t),
    });
    return [...outlines.map(entry), ...createMoreShapesEntries(context, t)];
  },
};

const PresetsDialog = lazy(async () => {
  const [{ PresetsDialog }] = await Promise.all([import('../presets/PresetsDialog.tsx'), addPresetNames()]);
  return { default: PresetsDialog };
});

/** The presets of a presentation; drawings have no standard for them. */
function createMoreShapesEntries(context: EditorContext, t: Parameters<Tool['run']>[1]): MenuEntry[] {
  if (!context.capabilities.hasPresets) return [];
  const openDialog = (): void =>
    context.showDialog(
      <Suspense fallback={null}>
        <PresetsDialog
          onChoose={(tool) => startDrawing(context, tool, t)}
          onClose={() => context.showDialog(null)}
        />
      </Suspense>,
    );
  return [
    { kind: 'separator', id: 'separator-more-shapes' },
    { kind: 'action', id: 'more-shapes', label: t('canvas:moreShapes'), run: openDialog },
  ];
}

export const picture: Tool = { id: 'picture', icon: Image, run: choosePictures };

const widths = [0.5, 1, 1.5, 2, 3, 4.5, 6];
const emuPerPoint = 12_700;
const dashes: readonly Stroke['dash'][] = ['solid', 'dash', 'dot'];

export const strokeMenu: ToolMenu = {
  id: 'stroke',
  icon: Pencil,
  isEnabled: (_, context) =>
    getSelectedShapes(context).some(
      ({ kind }) => kind === 'box' || kind === 'line' || kind === 'group' || kind === 'table',
    ),
  entries: (context, t) => {
    const shapes = getSelectedShapes(context);
    const getStroke = (shape: Shape): Stroke | null => {
      if (shape.kind === 'box' || shape.kind === 'line') return shape.line;
      const selected = getSelectedTable(context);
      return selected === null
        ? null
        : (findCell(selected.table, selected.cell ?? { row: 0, column: 0 })?.borders?.top ?? null);
    };
    const changeStroke = (change: Partial<Stroke> | null): void =>
      getSelectedTable(context) === null
        ? changeSelected(context, (shape) => styleShape(shape, { line: change }))
        : changeTable(context, ({ table, cell }) => changeBorders(table, cell, change));
    const width = getCommonValue(shapes, (shape) => getStroke(shape)?.width);
    const dash = getCommonValue(shapes, (shape) => getStroke(shape)?.dash);
    const areLines = shapes.length > 0 && shapes.every(({ kind }) => kind === 'line');
    const arrows = ['startArrow', 'endArrow'] as const;
    return [
      ...createColourEntries(
        {
          id: 'stroke',
          current: getCommonValue(shapes, (shape) => getStroke(shape)?.color ?? null),
          hasNone: !areLines,
          onChoose: (color) => changeStroke(color === null ? null : { color }),
        },
        context,
        t,
      ),
      { kind: 'separator', id: 'separator-stroke' },
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
          run: () => changeStroke({ width: points * emuPerPoint }),
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
          run: () => changeStroke({ dash: one }),
        })),
      },
      ...(areLines
        ? arrows.map((end): MenuEntry => {
            const isActive = getCommonValue(shapes, (shape) => shape.kind === 'line' && shape[end]) === true;
            return {
              kind: 'action',
              id: end,
              label: t(`canvas:stroke.${end}`),
              checked: isActive,
              run: () => changeSelected(context, (shape) => styleShape(shape, { [end]: !isActive })),
            };
          })
        : []),
    ];
  },
};

const removeTool: Tool = {
  id: 'remove',
  keys: ['Delete', 'Backspace'],
  isEnabled: hasSelection,
  run: removeSelected,
};
const duplicateTool: Tool = {
  id: 'duplicate',
  keys: ['Mod-d'],
  isEnabled: hasSelection,
  run: duplicateSelected,
};
const selectAllTool: Tool = { id: 'chooseAll', keys: ['Mod-a'], isAvailableToReaders: true, run: selectAll };
const groupTool: Tool = { id: 'group', keys: ['Mod-g'], isEnabled: hasMultipleSelection, run: group };
const ungroupTool: Tool = {
  id: 'ungroup',
  keys: ['Mod-Shift-g'],
  isEnabled: (_, context) => getSelectedShapes(context).some(({ kind }) => kind === 'group'),
  run: ungroup,
};
const connectTool: Tool = {
  id: 'connect',
  keys: ['Mod-Alt-k'],
  isEnabled: (_, context) => findConnectablePair(context) !== null,
  run: connectSelected,
};
const disconnectTool: Tool = {
  id: 'disconnect',
  isEnabled: (_, context) => hasConnections(context),
  run: disconnectSelected,
};
const orderTools: readonly Tool[] = [
  {
    id: 'front',
    icon: ArrowUpToLine,
    keys: ['Mod-Shift-]', 'Mod-Shift-ArrowUp'],
    isEnabled: hasSelection,
    run: (context) => order(context, 'front'),
  },
  {
    id: 'forward',
    keys: ['Mod-]', 'Mod-ArrowUp'],
    isEnabled: hasSelection,
    run: (context) => order(context, 'forward'),
  },
  {
    id: 'backward',
    keys: ['Mod-[', 'Mod-ArrowDown'],
    isEnabled: hasSelection,
    run: (context) => order(context, 'backward'),
  },
  {
    id: 'back',
    icon: ArrowDownToLine,
    keys: ['Mod-Shift-[', 'Mod-Shift-ArrowDown'],
    isEnabled: hasSelection,
    run: (context) => order(context, 'back'),
  },
];
const alignTools = alignments.map(
  (alignment): Tool => ({
    id: `align-${alignment}`,
    labelKey: `canvas:arrange.${alignment}`,
    isEnabled: hasSelection,
    run: (context) => align(context, alignment),
  }),
);
const distributeTools: readonly Tool[] = (['x', 'y'] as const).map((axis) => ({
  id: `distribute-${axis}`,
  labelKey: `canvas:arrange.${axis}`,
  isEnabled: ({ ids }) => ids.length > 2,
  run: (context) => distribute(context, axis),
}));
const rotateTools: readonly Tool[] = [
  {
    id: 'turn-right',
    labelKey: 'canvas:arrange.turnRight',
    isEnabled: hasSelection,
    run: (context) => rotate(context, 90),
  },
  {
    id: 'turn-left',
    labelKey: 'canvas:arrange.turnLeft',
    isEnabled: hasSelection,
    run: (context) => rotate(context, -90),
  },
  {
    id: 'flip-x',
    labelKey: 'canvas:arrange.flipX',
    isEnabled: hasSelection,
    run: (context) => flip(context, 'x'),
  },
  {
    id: 'flip-y',
    labelKey: 'canvas:arrange.flipY',
    isEnabled: hasSelection,
    run: (context) => flip(context, 'y'),
  },
];
const positionTool: Tool = {
  id: 'place',
  isEnabled: hasSelection,
  run: (context) => context.showDialog(<PositionDialog onClose={() => context.showDialog(null)} />),
};
const altTextTool: Tool = {
  id: 'alt',
  icon: CircleDot,
  isEnabled: ({ ids }) => ids.length === 1,
  run: (context) => context.showDialog(<AltTextDialog onClose={() => context.showDialog(null)} />),
};

/** Tools of the arrange menu; their shortcuts work anywhere on the page. */
export const arrangeRows: readonly (readonly Tool[])[] = [
  [duplicateTool, removeTool, selectAllTool],
  [groupTool, ungroupTool],
  [connectTool, disconnectTool],
  orderTools,
  [positionTool, altTextTool],
];

function createShapeClipboardEntries(context: EditorContext, t: TFunction): MenuEntry[] {
  const { canWrite, ids, textPath } = context.canvas.getState();
  const target = textPath === null ? '.stage' : '.stage .ProseMirror';
  return createClipboardEntries(
    {
      element: () => document.querySelector(target),
      focus: context.focus,
      canCopy: context.canCopy && ids.length > 0,
    },
    t,
    canWrite,
  );
}

/** Entries of the context menu of a page. */
export function createContextEntries(context: EditorContext, t: TFunction): readonly MenuEntry[] {
  const clipboardEntries = createShapeClipboardEntries(context, t);
  if (!context.canvas.getState().canWrite) return clipboardEntries;
  return [
    ...clipboardEntries,
    { kind: 'separator', id: 'separator-clipboard' },
    ...createRowEntries(
      [
        ...(getSelectedVideoAddress(context) === null ? [] : [[openVideo]]),
        ...(context.capabilities.canComment ? [[newComment]] : []),
        ...arrangeRows,
      ],
      context,
      t,
    ),
    ...createLayerMenu(context, t),
  ];
}

export const arrangeMenu: ToolMenu = {
  id: 'arrange',
  icon: LayoutGrid,
  showsLabel: true,
  entries: (context, t) => [
    ...createShapeClipboardEntries(context, t),
    { kind: 'separator', id: 'separator-clipboard' },
    ...createRowEntries(arrangeRows.slice(0, 4), context, t),
    { kind: 'separator', id: 'separator-align' },
    {
      kind: 'menu',
      id: 'align',
      label: t('canvas:arrange.title'),
      entries: () => createRowEntries([alignTools, distributeTools], context, t),
    },
    {
      kind: 'menu',
      id: 'turning',
      label: t('canvas:arrange.turn'),
      entries: () => createRowEntries([rotateTools], context, t),
    },
    ...createLayerMenu(context, t),
    ...createRowEntries(arrangeRows.slice(4), context, t),
  ],
};
