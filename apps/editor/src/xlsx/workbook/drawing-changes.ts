import { updateFormula } from '../formula/references.ts';
import { type ChartOptions, createChart, type SeriesReferences } from './charts.ts';
import type { DrawingAnchor, SheetDrawing } from './drawings.ts';
import { mapOrKeep } from './map-or-keep.ts';
import type { Sheet, StructureChange } from './workbook.ts';

export interface ChartDraft {
  options: ChartOptions;
  references: readonly SeriesReferences[];
}

export type DrawingChange =
  | { act: 'addChart'; chart: ChartDraft; anchor: DrawingAnchor }
  | { act: 'changeChart'; index: number; chart: ChartDraft }
  | { act: 'move'; index: number; anchor: DrawingAnchor }
  | { act: 'remove'; index: number };

/** The drawings of a sheet after a change. A new one is in front. */
export function changeDrawings(sheet: Sheet, change: DrawingChange): Sheet {
  const drawings = [...sheet.drawings];
  if (change.act === 'addChart') drawings.push(createChartDrawing(change.chart, change.anchor));
  else {
    const drawing = drawings[change.index];
    if (drawing === undefined) return sheet;
    if (change.act === 'remove') drawings.splice(change.index, 1);
    else if (change.act === 'move')
      drawings[change.index] = { ...drawing, anchor: change.anchor, isMoved: true };
    else drawings[change.index] = replaceChart(drawing, change.chart);
  }
  return { ...sheet, drawings };
}

function createChartDrawing({ options, references }: ChartDraft, anchor: DrawingAnchor): SheetDrawing {
  return {
    anchor,
    content: {
      kind: 'chart',
      description: options.title,
      chart: createChart(options, references.length),
      references,
      options,
      part: null,
    },
  };
}

function replaceChart(drawing: SheetDrawing, { options, references }: ChartDraft): SheetDrawing {
  const { content } = drawing;
  if (content.kind !== 'chart') return drawing;
  const chart = createChart(options, references.length);
  return {
    ...drawing,
    content: {
      ...content,
      description: options.title || content.description,
      chart,
      references,
      options,
      isChanged: true,
    },
  };
}

/** Updates the references of charts after a change to rows, columns or sheets. */
export function updateDrawingReferences(
  drawings: readonly SheetDrawing[],
  change: StructureChange,
): readonly SheetDrawing[] {
  const update = (formula: string): string => (formula === '' ? '' : updateFormula(formula, '', change));
  return mapOrKeep(drawings, (drawing) => {
    const { content } = drawing;
    if (content.kind !== 'chart') return drawing;
    const references = content.references.map(({ name, categories, values }) => ({
      name: update(name),
      categories: update(categories),
      values: update(values),
    }));
    const isSame = JSON.stringify(references) === JSON.stringify(content.references);
    return isSame ? drawing : { ...drawing, content: { ...content, references } };
  });
}
