import { readElement } from '../../xml/element.ts';
import { changeContentTypes, changeRelationships } from '../../xml/package-lists.ts';
import { getRelationshipsPart, resolveRelationships } from '../../xml/relationships.ts';
import type { ConditionalStyle } from '../workbook/conditional-rules.ts';
import type { Sheet, Workbook } from '../workbook/workbook.ts';
import { dynamicArrayMetadata } from './cell-metadata.ts';
import { collectDrawings } from './collect-drawings.ts';
import {
  type CollectedChanges,
  contentTypePrefix,
  createCollectedChanges,
  freePart,
  readCollected,
  readText,
} from './collected-changes.ts';
import type { OpenedSheet, OpenedWorkbook } from './opened-workbook.ts';
import { type OpenedPackage, writePackage } from './package.ts';
import { findChild } from './read-styles.ts';
import { moveChart, movePivot } from './update-chart-references.ts';
import { writeTableFilter } from './write-filters.ts';
import { createFormulaWriter } from './write-formulas.ts';
import { writeComments, writeShapes } from './write-notes.ts';
import { writeSheet } from './write-sheet.ts';
import { defaultStylesheet, writeStyles } from './write-styles.ts';
import { writeTable } from './write-table.ts';
import { createIdGenerator, writeWorkbook } from './write-workbook.ts';
import { readAttribute } from './xml-text.ts';

/** Writes the opened workbook with its changes; returns the same bytes if there are none. */
export function writeWorkbookFile(opened: OpenedWorkbook, workbook: Workbook): Uint8Array {
  const before = opened.workbook;
  if (isUntouched(before, workbook)) return opened.openedPackage.bytes;
  const collected = createCollectedChanges(opened.openedPackage);
  const workbookRels = getRelationshipsPart(opened.workbookPart);
  const nextId = createIdGenerator(readText(opened.openedPackage, workbookRels));
  const relationships: { id: string; type: string; target: string }[] = [];
  const added = new Map<number, string>();
  const differentialStyles = listNewDifferentialStyles(opened, workbook);
  collectStyles({ opened, workbook, collected, differentialStyles: differentialStyles.styles }, (target) =>
    relationships.push({ id: nextId(), type: 'styles', target }),
  );
  for (const sheet of workbook.sheets) {
    const openedSheet = opened.sheets.get(sheet.id) ?? null;
    const part = openedSheet?.part ?? freePart(collected, (index) => `xl/worksheets/sheet${index}.xml`);
    collectSheet(sheet, {
      openedSheet,
      part,
      opened,
      workbook,
      collected,
      findDifferentialStyle: differentialStyles.find,
    });
    if (openedSheet !== null) continue;
    collected.parts.push({ part, type: `${contentTypePrefix}.worksheet+xml` });
    const id = nextId();
    relationships.push({ id, type: 'worksheet', target: `/${part}` });
    added.set(sheet.id, id);
  }
  if (collected.hasDynamicArrays && opened.metadata.part === null) {
    const part = freePart(collected, (index) => `xl/metadata${index === 1 ? '' : index}.xml`);
    collected.texts.set(part, dynamicArrayMetadata);
    collected.parts.push({ part, type: `${contentTypePrefix}.sheetMetadata+xml` });
    relationships.push({ id: nextId(), type: 'sheetMetadata', target: `/${part}` });
  }
  updateReferences(opened, workbook, collected);
  updateTables(opened, workbook, collected);
  const removedParts = findUnreachableParts(opened, workbook, collected);
  for (const part of removedParts) collected.texts.set(part, null);
  const recalculates = before.sheets !== workbook.sheets;
  collected.texts.set(opened.workbookPart, writeWorkbook(opened, workbook, added, recalculates));
  collectPackageLists(opened, workbook, collected, { workbookRels, relationships, removedParts });
  return writePackage(opened.openedPackage, collected.texts);
}

function isUntouched(before: Workbook, workbook: Workbook): boolean {
  if (before === workbook) return true;
  return (
    before.definedNames === workbook.definedNames &&
    before.structureChanges.length === workbook.structureChanges.length &&
    before.sheets.length === workbook.sheets.length &&
    before.sheets.every((sheet, index) => sheet === workbook.sheets[index])
  );
}

/** The formats of new conditional rules, and their indexes after those of the file. */
function listNewDifferentialStyles(
  { openedPackage, stylesPart }: OpenedWorkbook,
  workbook: Workbook,
): { styles: readonly ConditionalStyle[]; find: (style: ConditionalStyle) => number | null } {
  const styles = new Map<string, ConditionalStyle>();
  for (const { conditionalRules } of workbook.sheets) {
    for (const { source, definition, style } of conditionalRules) {
      if (source === undefined && definition?.kind !== 'scale') styles.set(JSON.stringify(style), style);
    }
  }
  if (styles.size === 0) return { styles: [], find: () => null };
  const root = stylesPart === null ? null : readElement(openedPackage.text(stylesPart));
  const fileCount = (root === null ? null : findChild(root, 'dxfs'))?.children.length ?? 0;
  const keys = [...styles.keys()];
  return {
    styles: [...styles.values()],
    find: (style) => {
      const index = keys.indexOf(JSON.stringify(style));
      return index < 0 ? null : fileCount + index;
    },
  };
}

function collectStyles(
  {
    opened,
    workbook,
    collected,
    differentialStyles,
  }: {
    opened: OpenedWorkbook;
    workbook: Workbook;
    collected: CollectedChanges;
    differentialStyles: readonly ConditionalStyle[];
  },
  addRelationship: (target: string) => void,
): void {
  if (workbook.styles.length === opened.workbook.fileStyleCount && differentialStyles.length === 0) return;
  const part = opened.stylesPart ?? 'xl/styles.xml';
  const created = workbook.styles.slice(opened.workbook.fileStyleCount);
  collected.texts.set(
    part,
    writeStyles(
      opened.stylesPart === null ? defaultStylesheet : opened.openedPackage.text(part),
      created,
      differentialStyles,
    ),
  );
  if (opened.stylesPart !== null) return;
  collected.parts.push({ part, type: `${contentTypePrefix}.styles+xml` });
  addRelationship(`/${part}`);
}

interface SheetWriteOptions {
  openedSheet: OpenedSheet | null;
  part: string;
  opened: OpenedWorkbook;
  workbook: Workbook;
  collected: CollectedChanges;
  /** The index of the format of a conditional rule. */
  findDifferentialStyle: (style: ConditionalStyle) => number | null;
}

function collectSheet(sheet: Sheet, writing: SheetWriteOptions): void {
  const { openedSheet, part, opened, workbook, collected } = writing;
  const before = opened.workbook.sheets.find(({ id }) => id === sheet.id) ?? null;
  if (
    openedSheet !== null &&
    (openedSheet.sheetPart === null || (sheet === before && workbook.structureChanges.length === 0))
  )
    return;
  const shifts = workbook.structureChanges.flatMap((change) =>
    change.kind === 'shift' && change.sheet === sheet.id ? [change.shift] : [],
  );
  const shapesId = collectNotes(sheet, before, writing);
  const drawingId = collectDrawings(sheet, before, {
    part,
    openedSheet,
    opened,
    workbook,
    collected,
    shifts,
  });
  collected.texts.set(
    part,
    writeSheet(sheet, {
      source: openedSheet?.sheetPart ?? null,
      opened: before,
      changes: workbook.structureChanges,
      toFileStyle: (style) => style,
      findDifferentialStyle: writing.findDifferentialStyle,
      formulas: createFormulaWriter(workbook, {
        sheet: sheet.id,
        metadata: opened.metadata.dynamicArray ?? (opened.metadata.part === null ? 1 : null),
        onDynamic: () => {
          collected.hasDynamicArrays = true;
        },
      }),
      shapesId,
      drawingId,
    }),
  );
  for (const filter of sheet.filters) {
    if (filter.table === null || before?.filters.includes(filter)) continue;
    collected.texts.set(filter.table, writeTableFilter(opened.openedPackage.text(filter.table), filter));
  }
}

/** Relationship id of the VML part, if the sheet had none. */
function collectNotes(
  sheet: Sheet,
  before: Sheet | null,
  { openedSheet, part, opened, collected }: SheetWriteOptions,
): string | null {
  const [notes, openedNotes] = [sheet.notes, before?.notes ?? []];
  if (JSON.stringify(notes) === JSON.stringify(openedNotes)) return null;
  const textOf = (name: string | null): string | null =>
    name === null ? null : opened.openedPackage.text(name);
  const comments = openedSheet?.commentsPart ?? freePart(collected, (index) => `xl/comments${index}.xml`);
  const shapes = openedSheet?.vmlPart ?? freePart(collected, (index) => `xl/drawings/vmlDrawing${index}.vml`);
  collected.texts.set(comments, writeComments(textOf(openedSheet?.commentsPart ?? null), notes, openedNotes));
  collected.texts.set(shapes, writeShapes(textOf(openedSheet?.vmlPart ?? null), notes, openedNotes));
  const relationshipsPart = getRelationshipsPart(part);
  const text = readCollected(collected, relationshipsPart);
  const next = createIdGenerator(text);
  const add: { id: string; type: string; target: string }[] = [];
  if (openedSheet?.commentsPart == null) {
    add.push({ id: next(), type: 'comments', target: `/${comments}` });
    collected.parts.push({ part: comments, type: `${contentTypePrefix}.comments+xml` });
  }
  const shapesId = openedSheet?.vmlPart == null ? next() : null;
  if (shapesId !== null) {
    add.push({ id: shapesId, type: 'vmlDrawing', target: `/${shapes}` });
    collected.defaultType = {
      extension: 'vml',
      type: 'application/vnd.openxmlformats-officedocument.vmlDrawing',
    };
  }
  if (add.length > 0) collected.texts.set(relationshipsPart, changeRelationships(text, { add }));
  return shapesId;
}

/** Updates the references in charts and pivot tables. */
function updateReferences(
  { openedPackage }: OpenedWorkbook,
  { structureChanges: changes }: Workbook,
  { texts }: CollectedChanges,
): void {
  if (changes.length === 0) return;
  for (const part of openedPackage.names) {
    if (texts.has(part)) continue;
    if (/\/charts\/[^/]+\.xml$/.test(part)) texts.set(part, moveChart(openedPackage.text(part), changes));
    else if (/\/pivotCacheDefinition\d*\.xml$/.test(part))
      texts.set(part, movePivot(openedPackage.text(part), changes));
  }
}

function updateTables(
  { openedPackage, workbook: before }: OpenedWorkbook,
  { tables, structureChanges: changes }: Workbook,
  { texts }: CollectedChanges,
): void {
  if (tables === before.tables && changes.length === 0) return;
  for (const after of tables) {
    const table = before.tables.find(({ part }) => part === after.part);
    const sheet = before.sheets.find(({ id }) => id === after.sheet);
    if (table === undefined || sheet === undefined || (table === after && changes.length === 0)) continue;
    // A changed filter was written as it is now.
    const written = texts.get(after.part) ?? null;
    const tableChanges = { before: table, after, changes, originalSheetName: sheet.name };
    texts.set(after.part, writeTable(written ?? openedPackage.text(after.part), tableChanges));
  }
}

/** Parts that only removed sheets and drawings referred to. */
function findUnreachableParts(
  opened: OpenedWorkbook,
  workbook: Workbook,
  { texts }: CollectedChanges,
): ReadonlySet<string> {
  const keptSheets = new Set(workbook.sheets.map(({ id }) => id));
  const removed = [...opened.sheets].flatMap(([id, { part }]) => (keptSheets.has(id) ? [] : [part]));
  const hasChangedRelationships = [...texts.keys()].some((name) => name.endsWith('.rels'));
  if (removed.length === 0 && !hasChangedRelationships) return new Set();
  const before = collectReachableParts(opened.openedPackage, new Set(), new Map());
  const after = collectReachableParts(opened.openedPackage, new Set(removed), texts);
  const removedParts = [...before].filter((part) => !after.has(part));
  return new Set(
    removedParts.flatMap((part) => [part, getRelationshipsPart(part)]).filter(opened.openedPackage.hasPart),
  );
}

function collectReachableParts(
  openedPackage: OpenedPackage,
  excludedParts: ReadonlySet<string>,
  texts: ReadonlyMap<string, string | null>,
): Set<string> {
  const reachable = new Set<string>();
  const queue = [''];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    const changed = texts.get(getRelationshipsPart(part));
    const relationships =
      changed == null ? openedPackage.listRelationships(part) : resolveRelationships(changed, part);
    for (const { target, isExternal } of relationships) {
      if (isExternal || reachable.has(target) || excludedParts.has(target) || !openedPackage.hasPart(target))
        continue;
      reachable.add(target);
      queue.push(target);
    }
  }
  return reachable;
}

/** Updates the workbook's relationships and the content types. The calculation chain is removed if formulas have changed. */
function collectPackageLists(
  opened: OpenedWorkbook,
  workbook: Workbook,
  collected: CollectedChanges,
  lists: {
    workbookRels: string;
    relationships: readonly { id: string; type: string; target: string }[];
    removedParts: ReadonlySet<string>;
  },
): void {
  const calculationChain = opened.openedPackage
    .listRelationships(opened.workbookPart)
    .find(({ type }) => type.endsWith('/calcChain'));
  const dropsCalculationChain =
    calculationChain !== undefined && haveFormulasChanged(opened.workbook, workbook);
  if (dropsCalculationChain) collected.texts.set(calculationChain.target, null);
  const keptSheets = new Set(workbook.sheets.map(({ id }) => id));
  const removedRelationships = new Set(
    [...opened.sheets].flatMap(([id, { relationshipId }]) => (keptSheets.has(id) ? [] : [relationshipId])),
  );
  if (dropsCalculationChain) removedRelationships.add(calculationChain.id);
  if (removedRelationships.size > 0 || lists.relationships.length > 0) {
    const text = changeRelationships(readText(opened.openedPackage, lists.workbookRels), {
      add: lists.relationships,
      remove: (tag) => removedRelationships.has(readAttribute(tag, 'Id') ?? ''),
    });
    collected.texts.set(lists.workbookRels, text);
  }
  const removedParts = new Set(
    [...lists.removedParts, ...(dropsCalculationChain ? [calculationChain.target] : [])].map(
      (part) => `/${part}`,
    ),
  );
  if (removedParts.size === 0 && collected.parts.length === 0 && collected.defaultType === null) return;
  const name = '[Content_Types].xml';
  collected.texts.set(
    name,
    changeContentTypes(opened.openedPackage.text(name), {
      parts: collected.parts,
      extensions: collected.defaultType === null ? [] : [collected.defaultType],
      removedParts,
    }),
  );
}

function haveFormulasChanged(before: Workbook, workbook: Workbook): boolean {
  if (
    before.sheets.length !== workbook.sheets.length ||
    before.structureChanges.length !== workbook.structureChanges.length
  )
    return true;
  return workbook.sheets.some((sheet, index) => {
    const sheetBefore = before.sheets[index];
    if (sheetBefore === undefined || sheetBefore.id !== sheet.id) return true;
    if (sheetBefore.rows === sheet.rows) return false;
    for (const row of new Set([...sheetBefore.rows.keys(), ...sheet.rows.keys()])) {
      const [oldCells, newCells] = [sheetBefore.rows.get(row)?.cells, sheet.rows.get(row)?.cells];
      if (oldCells === newCells) continue;
      for (const column of new Set([...(oldCells?.keys() ?? []), ...(newCells?.keys() ?? [])])) {
        if (oldCells?.get(column)?.formula !== newCells?.get(column)?.formula) return true;
      }
    }
    return false;
  });
}
