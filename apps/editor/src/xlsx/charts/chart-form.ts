import { isSingleCell, type SheetView } from '../editing/workbook-editing.ts';
import { formatSheetPrefix } from '../formula/references.ts';
import { formatArea, intersectArea, parseArea } from '../workbook/area.ts';
import {
  type ChartRange,
  detectChartRange,
  findChartRange,
  listSeriesReferences,
} from '../workbook/chart-ranges.ts';
import { type ChartOptions, type ChartType, defaultChartColours } from '../workbook/charts.ts';
import { findDataRegion } from '../workbook/data-region.ts';
import { findReferencedRange } from '../workbook/defined-names.ts';
import type { ChartDraft } from '../workbook/drawing-changes.ts';
import { computeUsedArea, type Workbook } from '../workbook/workbook.ts';

/** What stands in the fields of the dialog. */
export interface ChartForm {
  options: ChartOptions;
  range: string;
  hasHeader: boolean;
  hasCategories: boolean;
  isInRows: boolean;
}

const plainOptions: ChartOptions = {
  type: 'column',
  stacking: 'none',
  title: '',
  categoryTitle: '',
  valueTitle: '',
  legend: 'bottom',
  colours: defaultChartColours,
};

/** For a new chart of the selection, or of the data around the cell. */
export function createChartForm(view: SheetView): ChartForm {
  const { workbook, sheet, area } = view;
  const used = computeUsedArea(sheet);
  const found = isSingleCell(view)
    ? findDataRegion(sheet, area)
    : used === null
      ? null
      : intersectArea(area, used);
  const range = detectChartRange(workbook, sheet, found ?? area, plainOptions.type);
  const seriesCount = listSeriesReferences(workbook, range, plainOptions.type).length;
  return {
    ...toRangeFields(workbook, range),
    options: { ...plainOptions, legend: seriesCount > 1 ? 'bottom' : 'none' },
  };
}

/** For a chart that was made here; null if its cells are no single range. */
export function openChartForm(workbook: Workbook, { options, references }: ChartDraft): ChartForm | null {
  const range = findChartRange(workbook, references, options.type);
  return range === null ? null : { ...toRangeFields(workbook, range), options };
}

function toRangeFields(
  { sheets }: Workbook,
  { sheet, area, hasHeader, hasCategories, isInRows }: ChartRange,
): Omit<ChartForm, 'options'> {
  const name = sheets.find(({ id }) => id === sheet)?.name ?? '';
  return { range: formatSheetPrefix(name) + formatArea(area), hasHeader, hasCategories, isInRows };
}

/** The chart; null if its range cannot be read or has no series. */
export function readChartForm(
  form: ChartForm,
  view: Pick<SheetView, 'workbook' | 'sheet'>,
): ChartDraft | null {
  const range = readRange(form, view);
  const references = range === null ? [] : listSeriesReferences(view.workbook, range, form.options.type);
  return references.length === 0 ? null : { options: form.options, references };
}

function readRange(
  { range, hasHeader, hasCategories, isInRows }: ChartForm,
  { workbook, sheet }: Pick<SheetView, 'workbook' | 'sheet'>,
): ChartRange | null {
  const found = findReferencedRange(workbook, null, range);
  const source = found?.sheet ?? sheet;
  const area = found?.area ?? parseArea(range.trim());
  if (area === null) return null;
  const used = computeUsedArea(source);
  // Whole columns end with the data.
  const clipped = used === null ? area : (intersectArea(area, used) ?? area);
  return { sheet: source.id, area: clipped, hasHeader, hasCategories, isInRows };
}

/** The form with another type or range, for which headers and categories are detected again. */
export function detectAgain(
  form: ChartForm,
  view: Pick<SheetView, 'workbook' | 'sheet'>,
  type: ChartType,
): ChartForm {
  const range = readRange(form, view);
  const sheet = view.workbook.sheets.find(({ id }) => id === range?.sheet);
  if (range === null || sheet === undefined) return form;
  const detected = detectChartRange(view.workbook, sheet, range.area, type);
  const { hasHeader, hasCategories, isInRows } = detected;
  return { ...form, hasHeader, hasCategories, isInRows };
}
