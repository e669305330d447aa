import type { TFunction } from 'i18next';
import { PaintBucket } from 'lucide-react';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { changeTable, getSelectedTable } from '../commands/edit-table.ts';
import { changeSelected, getSelectedShapes } from '../commands/editor-commands.ts';
import {
  createGradientFill,
  type GradientChoice,
  getGradientColours,
  getGradientDirection,
  gradientDirections,
} from '../commands/gradients.ts';
import { listBoxes, styleShape } from '../commands/shape-commands.ts';
import { fillCells, findCell } from '../commands/table-shape.ts';
import { GradientDialog } from '../dialogs/GradientDialog.tsx';
import type { Shape } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { toGradientCss } from '../view/FillPaintView.tsx';
import { createColourEntries } from './colour-menu.tsx';
import { getCommonValue } from './common-value.ts';
import type { ToolMenu } from './tool.ts';

/** The plain fill of a box, or of the cell that is edited; undefined for a gradient or picture. */
function getFill(shape: Shape, context: EditorContext): string | null | undefined {
  if (shape.kind === 'box') return shape.fillPaint === null ? shape.fill : undefined;
  const selected = getSelectedTable(context);
  return selected?.cell == null ? null : (findCell(selected.table, selected.cell)?.fill ?? null);
}

export const fillMenu: ToolMenu = {
  id: 'fill',
  icon: PaintBucket,
  isEnabled: (_, context) =>
    getSelectedShapes(context).some(({ kind }) => kind === 'box' || kind === 'group' || kind === 'table'),
  entries: (context, t) => [
    ...createColourEntries(
      {
        id: 'fill',
        current: getCommonValue(getSelectedShapes(context), (shape) => getFill(shape, context)),
        hasNone: true,
        onChoose: (fill) =>
          getSelectedTable(context) === null
            ? changeSelected(context, (shape) => styleShape(shape, { fill }))
            : changeTable(context, ({ table, cell }) => fillCells(table, cell, fill)),
      },
      context,
      t,
    ),
    ...createGradientEntries(context, t),
  ],
};

function createGradientEntries(context: EditorContext, t: TFunction): MenuEntry[] {
  const boxes = listBoxes(getSelectedShapes(context));
  const [firstBox] = boxes;
  if (firstBox === undefined) return [];
  const colours = getGradientColours(firstBox);
  const current = getCommonValue(boxes, (shape) =>
    shape.kind === 'box' ? getGradientDirection(shape.fillPaint) : null,
  );
  const choose = (choice: GradientChoice): void =>
    changeSelected(context, (shape) => styleShape(shape, { fill: createGradientFill(choice) }));
  return [
    {
      kind: 'menu',
      id: 'gradient',
      label: t('canvas:gradient.menu'),
      entries: () => [
        ...gradientDirections.map(
          (direction): MenuEntry => ({
            kind: 'action',
            id: `gradient-${direction}`,
            label: t(`canvas:gradient.${direction}`),
            icon: <GradientSample direction={direction} {...colours} />,
            isRadio: true,
            checked: current === direction,
            run: () => choose({ direction, ...colours }),
          }),
        ),
        {
          kind: 'action',
          id: 'gradient-colours',
          label: t('canvas:gradient.colours'),
          run: () =>
            context.showDialog(
              <GradientDialog
                initialChoice={{ direction: current ?? 'down', ...colours }}
                onChoose={choose}
                onClose={() => context.showDialog(null)}
              />,
            ),
        },
      ],
    },
  ];
}

function GradientSample(choice: GradientChoice) {
  const { fillPaint } = createGradientFill(choice);
  return <span className="gradient-sample" aria-hidden="true" style={toGradientCss(fillPaint)} />;
}
