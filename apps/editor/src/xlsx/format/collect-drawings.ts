import { changeRelationships } from '../../xml/package-lists.ts';
import { getRelationshipsPart } from '../../xml/relationships.ts';
import type { SheetDrawing } from '../workbook/drawings.ts';
import type { Sheet, Shift, Workbook } from '../workbook/workbook.ts';
import { type CollectedChanges, freePart, readCollected } from './collected-changes.ts';
import type { OpenedSheet, OpenedWorkbook } from './opened-workbook.ts';
import { writeChart } from './write-chart.ts';
import { findChartRelationship, writeDrawings } from './write-drawings.ts';
import { createIdGenerator } from './write-workbook.ts';
import { readAttribute } from './xml-text.ts';

const drawingType = 'application/vnd.openxmlformats-officedocument.drawing+xml';
const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';

interface DrawingsContext {
  /** The part of the sheet. */
  part: string;
  openedSheet: OpenedSheet | null;
  opened: OpenedWorkbook;
  workbook: Workbook;
  collected: CollectedChanges;
  shifts: readonly Shift[];
}

/** Collects the drawing part of a sheet and its charts. Relationship id of the part, if the sheet had none. */
export function collectDrawings(sheet: Sheet, before: Sheet | null, context: DrawingsContext): string | null {
  const { openedSheet, collected, shifts } = context;
  const opened = before?.drawings ?? [];
  const drawingPart = openedSheet?.drawingPart ?? null;
  const hasChanged = sheet.drawings !== opened;
  if (!hasChanged && (shifts.length === 0 || drawingPart === null)) return null;
  if (drawingPart === null && sheet.drawings.length === 0) return null;
  const part = drawingPart ?? freePart(collected, (index) => `xl/drawings/drawing${index}.xml`);
  const xml = drawingPart === null ? null : context.opened.openedPackage.text(drawingPart);
  const chartIds = collectCharts(part, { ...context, drawings: sheet.drawings, opened, xml });
  collected.texts.set(part, writeDrawings(xml, { opened, drawings: sheet.drawings, shifts, chartIds }));
  return drawingPart === null ? addDrawingPart(part, context) : null;
}

function addDrawingPart(part: string, { part: sheetPart, collected }: DrawingsContext): string {
  const relationshipsPart = getRelationshipsPart(sheetPart);
  const text = readCollected(collected, relationshipsPart);
  const id = createIdGenerator(text)();
  const add = [{ id, type: 'drawing', target: `/${part}` }];
  collected.texts.set(relationshipsPart, changeRelationships(text, { add }));
  collected.parts.push({ part, type: drawingType });
  return id;
}

interface ChartsContext extends Omit<DrawingsContext, 'opened'> {
  drawings: readonly SheetDrawing[];
  opened: readonly SheetDrawing[];
  /** The opened drawing part. */
  xml: string | null;
}

/** Writes new and changed charts, and drops the relationships of deleted ones. The relationship ids of new charts. */
function collectCharts(part: string, context: ChartsContext): ReadonlyMap<SheetDrawing, string> {
  const { drawings, opened, xml, workbook, collected } = context;
  const relationshipsPart = getRelationshipsPart(part);
  const text = readCollected(collected, relationshipsPart);
  const nextId = createIdGenerator(text);
  const chartIds = new Map<SheetDrawing, string>();
  const add: { id: string; type: string; target: string }[] = [];
  for (const drawing of drawings) {
    const { content, source } = drawing;
    if (content.kind !== 'chart' || content.options === null) continue;
    if (source !== undefined && content.isChanged !== true) continue;
    const chartPart =
      source === undefined || content.part === null
        ? freePart(collected, (index) => `xl/charts/chart${index}.xml`)
        : content.part;
    collected.texts.set(chartPart, writeChart(content.options, content.references, workbook));
    if (source !== undefined) continue;
    const id = nextId();
    add.push({ id, type: 'chart', target: `/${chartPart}` });
    collected.parts.push({ part: chartPart, type: chartType });
    chartIds.set(drawing, id);
  }
  const keptSources = new Set(drawings.map(({ source }) => source));
  const removedIds = new Set(
    opened.flatMap(({ source, content }) =>
      content.kind !== 'chart' || source === undefined || keptSources.has(source) || xml === null
        ? []
        : (findChartRelationship(xml, source) ?? []),
    ),
  );
  if (add.length > 0 || removedIds.size > 0) {
    const remove = (tag: string): boolean => removedIds.has(readAttribute(tag, 'Id') ?? '');
    collected.texts.set(relationshipsPart, changeRelationships(text, { add, remove }));
  }
  return chartIds;
}
