import { type Element, getOpenTag, getRawXml, getTag, readElement } from '../../xml/element.ts';
import type { CellPoint, DrawingAnchor, SheetDrawing } from '../workbook/drawings.ts';
import type { Shift } from '../workbook/workbook.ts';
import { findDescendant, listDescendants } from './descendants.ts';
import { moveDrawing } from './update-chart-references.ts';
import { encodePlainAttribute, getPrefix, readNumber, readRelationshipId } from './xml-text.ts';

const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const mainNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const chartNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const emptyDrawing = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<xdr:wsDr xmlns:xdr="${drawingNamespace}" xmlns:a="${mainNamespace}"></xdr:wsDr>`;

const emuPerPixel = 9525;
const toEmu = (pixels: number): number => Math.round(pixels * emuPerPixel);

export interface DrawingChanges {
  /** Drawings of the sheet when it was opened, and now. */
  opened: readonly SheetDrawing[];
  drawings: readonly SheetDrawing[];
  shifts: readonly Shift[];
  /** Relationship ids of new charts. */
  chartIds: ReadonlyMap<SheetDrawing, string>;
}

/** The drawing part of a sheet: drawings of the file keep their markup. */
export function writeDrawings(xml: string | null, changes: DrawingChanges): string {
  const root = readElement(xml ?? emptyDrawing);
  if (root === null) throw new Error('The drawings of the workbook are damaged');
  const { opened, drawings, shifts, chartIds } = changes;
  const bySource = new Map(drawings.map((drawing) => [drawing.source, drawing]));
  const openedAnchors = new Map(opened.map(({ source, anchor }) => [source, anchor]));
  const kept = root.children.map((element) => {
    const drawing = bySource.get(element.start);
    // What was not read stays.
    if (drawing === undefined)
      return openedAnchors.has(element.start) ? '' : moveDrawing(getRawXml(element), shifts);
    const anchorBefore = openedAnchors.get(element.start);
    const isFixed = /\seditAs\s*=\s*["']absolute["']/.test(getOpenTag(element));
    const hasMoved =
      drawing.isMoved === true ||
      (!isFixed && JSON.stringify(anchorBefore) !== JSON.stringify(drawing.anchor));
    return hasMoved ? replaceAnchor(element, drawing.anchor) : getRawXml(element);
  });
  const prefix = getPrefix(root.name);
  const usedIds = listDescendants(root, 'cNvPr').map((element) => readNumber(getTag(element), 'id') ?? 0);
  let id = Math.max(1, ...usedIds);
  const added = [...chartIds].map(([drawing, relationshipId]) => {
    id += 1;
    return writeNewChart(drawing, { prefix, relationshipId, id });
  });
  return `${root.source.slice(0, root.start)}${getOpenTag(root)}${kept.join('')}${added.join('')}</${root.name}>`;
}

function replaceAnchor(element: Element, anchor: DrawingAnchor): string {
  const prefix = getPrefix(element.name);
  const raw = getRawXml(element);
  const replacements = new Map(listAnchorElements(anchor, prefix));
  const texts = element.children
    .map((child) => ({ child, text: replacements.get(child.name.slice(prefix.length)) }))
    .reverse();
  return texts.reduce(
    (xml, { child, text }) =>
      text === undefined
        ? xml
        : xml.slice(0, child.start - element.start) + text + xml.slice(child.end - element.start),
    raw,
  );
}

/** The elements of an anchor by their names. */
function listAnchorElements(anchor: DrawingAnchor, prefix: string): [name: string, xml: string][] {
  const extent = (width: number, height: number): [string, string] => [
    'ext',
    `<${prefix}ext cx="${toEmu(width)}" cy="${toEmu(height)}"/>`,
  ];
  switch (anchor.kind) {
    case 'twoCell':
      return [
        ['from', writePoint('from', anchor.from, prefix)],
        ['to', writePoint('to', anchor.to, prefix)],
      ];
    case 'oneCell':
      return [['from', writePoint('from', anchor.from, prefix)], extent(anchor.width, anchor.height)];
    case 'absolute':
      return [
        ['pos', `<${prefix}pos x="${toEmu(anchor.x)}" y="${toEmu(anchor.y)}"/>`],
        extent(anchor.width, anchor.height),
      ];
  }
}

function writePoint(name: string, { row, column, x, y }: CellPoint, prefix: string): string {
  const element = (part: string, value: number): string => `<${prefix}${part}>${value}</${prefix}${part}>`;
  return `<${prefix}${name}>${element('col', column)}${element('colOff', toEmu(x))}${element('row', row)}${element('rowOff', toEmu(y))}</${prefix}${name}>`;
}

function writeNewChart(
  { anchor, content }: SheetDrawing,
  { prefix, relationshipId, id }: { prefix: string; relationshipId: string; id: number },
): string {
  const name = `Chart ${id}`;
  const description =
    content.description === '' ? '' : ` descr="${encodePlainAttribute(content.description)}"`;
  const elements = listAnchorElements(anchor, prefix)
    .map(([, xml]) => xml)
    .join('');
  return (
    `<${prefix}${anchor.kind}Anchor>${elements}<${prefix}graphicFrame macro=""><${prefix}nvGraphicFramePr><${prefix}cNvPr id="${id}" name="${name}"${description}/><${prefix}cNvGraphicFramePr/></${prefix}nvGraphicFramePr>` +
    `<${prefix}xfrm><a:off xmlns:a="${mainNamespace}" x="0" y="0"/><a:ext xmlns:a="${mainNamespace}" cx="0" cy="0"/></${prefix}xfrm><a:graphic xmlns:a="${mainNamespace}"><a:graphicData uri="${chartNamespace}"><c:chart xmlns:c="${chartNamespace}" xmlns:r="${relationshipsNamespace}" r:id="${relationshipId}"/></a:graphicData></a:graphic></${prefix}graphicFrame><${prefix}clientData/></${prefix}${anchor.kind}Anchor>`
  );
}

/** The relationship id of the chart in an anchor of the file; null if there is none. */
export function findChartRelationship(xml: string, source: number): string | null {
  const root = readElement(xml);
  const element = root?.children.find(({ start }) => start === source);
  if (element === undefined) return null;
  const chart = findDescendant(element, 'chart');
  return chart === null ? null : readRelationshipId(getTag(chart), 'id') || null;
}
