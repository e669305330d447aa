import { withContentTypes, withRelationships } from '../../xml/package-lists.ts';
import { relationshipsPartOf } from '../../xml/relationships.ts';
import type { Sheet, Workbook } from '../workbook/workbook.ts';
import { moveChart, moveDrawing, movePivot } from './move-parts.ts';
import type { OpenedSheet, OpenedWorkbook } from './opened-workbook.ts';
import { type OpenedPackage, writePackage } from './package.ts';
import { writeComments, writeShapes } from './write-notes.ts';
import { writeSheet } from './write-sheet.ts';
import { plainStyles, writeStyles } from './write-styles.ts';
import { freeId, writeWorkbook } from './write-workbook.ts';
import { attributeIn } from './xml-text.ts';

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Changed parts, collected while a workbook is written. */
interface Gathered {
  opened: OpenedPackage;
  texts: Map<string, string | null>;
  parts: { part: string; type: string }[];
  ending: { ending: string; type: string } | null;
}

/** Writes the opened workbook with its changes; returns the same bytes if there are none. */
export function writeWorkbookFile(opened: OpenedWorkbook, workbook: Workbook): Uint8Array {
  const before = opened.book;
  if (isUntouched(before, workbook)) return opened.opened.bytes;
  const gathered: Gathered = { opened: opened.opened, texts: new Map(), parts: [], ending: null };
  const workbookRels = relationshipsPartOf(opened.workbook);
  const nextId = freeId(textOr(opened.opened, workbookRels));
  const relationships: { id: string; type: string; target: string }[] = [];
  const added = new Map<number, string>();
  gatherStyles(opened, workbook, gathered, (target) =>
    relationships.push({ id: nextId(), type: 'styles', target }),
  );
  for (const sheet of workbook.sheets) {
    const of = opened.sheets.get(sheet.id) ?? null;
    const part = of?.part ?? freePart(gathered, (at) => `xl/worksheets/sheet${at}.xml`);
    gatherSheet(sheet, { of, part, opened, book: workbook, gathered });
    if (of !== null) continue;
    gathered.parts.push({ part, type: `${types}.worksheet+xml` });
    const id = nextId();
    relationships.push({ id, type: 'worksheet', target: `/${part}` });
    added.set(sheet.id, id);
  }
  gatherOthers(opened, workbook, gathered);
  const gone = goneParts(opened, workbook);
  for (const part of gone) gathered.texts.set(part, null);
  const recalculates = before.sheets !== workbook.sheets;
  gathered.texts.set(opened.workbook, writeWorkbook(opened, workbook, added, recalculates));
  gatherLists(opened, workbook, gathered, { workbookRels, relationships, gone });
  return writePackage(opened.opened, gathered.texts);
}

function isUntouched(before: Workbook, workbook: Workbook): boolean {
  if (before === workbook) return true;
  return (
    before.names === workbook.names &&
    before.structureChanges.length === workbook.structureChanges.length &&
    before.sheets.length === workbook.sheets.length &&
    before.sheets.every((sheet, at) => sheet === workbook.sheets[at])
  );
}

const textOr = (opened: OpenedPackage, name: string): string | null =>
  opened.has(name) ? opened.text(name) : null;

function freePart({ opened, texts }: Gathered, name: (at: number) => string): string {
  let at = 1;
  while (opened.has(name(at)) || texts.has(name(at))) at += 1;
  // Marks the name as used.
  texts.set(name(at), '');
  return name(at);
}

function gatherStyles(
  opened: OpenedWorkbook,
  workbook: Workbook,
  gathered: Gathered,
  relationship: (target: string) => void,
): void {
  if (workbook.styles.length === opened.book.fileStyles) return;
  const part = opened.styles ?? 'xl/styles.xml';
  const created = workbook.styles.slice(opened.book.fileStyles);
  gathered.texts.set(
    part,
    writeStyles(opened.styles === null ? plainStyles : opened.opened.text(part), created),
  );
  if (opened.styles !== null) return;
  gathered.parts.push({ part, type: `${types}.styles+xml` });
  relationship(`/${part}`);
}

interface SheetWriting {
  of: OpenedSheet | null;
  part: string;
  opened: OpenedWorkbook;
  book: Workbook;
  gathered: Gathered;
}

function gatherSheet(sheet: Sheet, writing: SheetWriting): void {
  const { of, part, opened, book: workbook, gathered } = writing;
  const before = opened.book.sheets.find(({ id }) => id === sheet.id) ?? null;
  if (of !== null && (of.source === null || (sheet === before && workbook.structureChanges.length === 0)))
    return;
  const shifts = workbook.structureChanges.flatMap((change) =>
    change.kind === 'shift' && change.sheet === sheet.id ? [change.shift] : [],
  );
  const shapesId = gatherNotes(sheet, before, writing);
  gathered.texts.set(
    part,
    writeSheet(sheet, {
      source: of?.source ?? null,
      opened: before,
      changes: workbook.structureChanges,
      styleIn: (style) => style,
      shapesId,
    }),
  );
  if (of?.drawing != null && shifts.length > 0)
    gathered.texts.set(of.drawing, moveDrawing(opened.opened.text(of.drawing), shifts));
}

/** Relationship id of the VML part, if the sheet had none. */
function gatherNotes(
  sheet: Sheet,
  before: Sheet | null,
  { of, part, opened, gathered }: SheetWriting,
): string | null {
  const [notes, was] = [sheet.notes, before?.notes ?? []];
  if (JSON.stringify(notes) === JSON.stringify(was)) return null;
  const textOf = (name: string | null): string | null => (name === null ? null : opened.opened.text(name));
  const comments = of?.comments ?? freePart(gathered, (at) => `xl/comments${at}.xml`);
  const shapes = of?.shapes ?? freePart(gathered, (at) => `xl/drawings/vmlDrawing${at}.vml`);
  gathered.texts.set(comments, writeComments(textOf(of?.comments ?? null), notes, was));
  gathered.texts.set(shapes, writeShapes(textOf(of?.shapes ?? null), notes, was));
  const rels = relationshipsPartOf(part);
  const text = textOr(opened.opened, rels);
  const next = freeId(text);
  const add: { id: string; type: string; target: string }[] = [];
  if (of?.comments == null) {
    add.push({ id: next(), type: 'comments', target: `/${comments}` });
    gathered.parts.push({ part: comments, type: `${types}.comments+xml` });
  }
  const shapesId = of?.shapes == null ? next() : null;
  if (shapesId !== null) {
    add.push({ id: shapesId, type: 'vmlDrawing', target: `/${shapes}` });
    gathered.ending = { ending: 'vml', type: 'application/vnd.openxmlformats-officedocument.vmlDrawing' };
  }
  if (add.length > 0) gathered.texts.set(rels, withRelationships(text, { add }));
  return shapesId;
}

/** Updates the references in charts and pivot tables. */
function gatherOthers(
  { opened }: OpenedWorkbook,
  { structureChanges: changes }: Workbook,
  { texts }: Gathered,
): void {
  if (changes.length === 0) return;
  for (const part of opened.names) {
    if (/\/charts\/[^/]+\.xml$/.test(part)) texts.set(part, moveChart(opened.text(part), changes));
    else if (/\/pivotCacheDefinition\d*\.xml$/.test(part))
      texts.set(part, movePivot(opened.text(part), changes));
  }
}

/** Parts that only removed sheets referred to. */
function goneParts(opened: OpenedWorkbook, workbook: Workbook): ReadonlySet<string> {
  const kept = new Set(workbook.sheets.map(({ id }) => id));
  const removed = [...opened.sheets].flatMap(([id, { part }]) => (kept.has(id) ? [] : [part]));
  if (removed.length === 0) return new Set();
  const before = reachedFrom(opened.opened, new Set());
  const after = reachedFrom(opened.opened, new Set(removed));
  const gone = [...before].filter((part) => !after.has(part));
  return new Set(gone.flatMap((part) => [part, relationshipsPartOf(part)]).filter(opened.opened.has));
}

function reachedFrom(opened: OpenedPackage, closed: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const queue = [''];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    for (const { target, isExternal } of opened.relationships(part)) {
      if (isExternal || found.has(target) || closed.has(target) || !opened.has(target)) continue;
      found.add(target);
      queue.push(target);
    }
  }
  return found;
}

/** Updates the workbook's relationships and the content types. The calculation chain is removed if formulas have changed. */
function gatherLists(
  opened: OpenedWorkbook,
  workbook: Workbook,
  gathered: Gathered,
  lists: {
    workbookRels: string;
    relationships: readonly { id: string; type: string; target: string }[];
    gone: ReadonlySet<string>;
  },
): void {
  const chain = opened.opened.relationships(opened.workbook).find(({ type }) => type.endsWith('/calcChain'));
  const dropsChain = chain !== undefined && hasOtherFormulas(opened.book, workbook);
  if (dropsChain) gathered.texts.set(chain.target, null);
  const kept = new Set(workbook.sheets.map(({ id }) => id));
  const closed = new Set(
    [...opened.sheets].flatMap(([id, { relationship }]) => (kept.has(id) ? [] : [relationship])),
  );
  if (dropsChain) closed.add(chain.id);
  if (closed.size > 0 || lists.relationships.length > 0) {
    const text = withRelationships(textOr(opened.opened, lists.workbookRels), {
      add: lists.relationships,
      remove: (tag) => closed.has(attributeIn(tag, 'Id') ?? ''),
    });
    gathered.texts.set(lists.workbookRels, text);
  }
  const gone = new Set([...lists.gone, ...(dropsChain ? [chain.target] : [])].map((part) => `/${part}`));
  if (gone.size === 0 && gathered.parts.length === 0 && gathered.ending === null) return;
  const name = '[Content_Types].xml';
  gathered.texts.set(
    name,
    withContentTypes(opened.opened.text(name), {
      parts: gathered.parts,
      endings: gathered.ending === null ? [] : [gathered.ending],
      gone,
    }),
  );
}

function hasOtherFormulas(before: Workbook, workbook: Workbook): boolean {
  if (
    before.sheets.length !== workbook.sheets.length ||
    before.structureChanges.length !== workbook.structureChanges.length
  )
    return true;
  return workbook.sheets.some((sheet, at) => {
    const was = before.sheets[at];
    if (was === undefined || was.id !== sheet.id) return true;
    if (was.rows === sheet.rows) return false;
    for (const row of new Set([...was.rows.keys(), ...sheet.rows.keys()])) {
      const [one, other] = [was.rows.get(row)?.cells, sheet.rows.get(row)?.cells];
      if (one === other) continue;
      for (const column of new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])) {
        if (one?.get(column)?.formula !== other?.get(column)?.formula) return true;
      }
    }
    return false;
  });
}
