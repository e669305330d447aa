import { createTag, getOpenTag, getRawXml, parseAttributes, readElement } from '../../xml/element.ts';
import { formatAddress } from '../workbook/area.ts';
import type { CellAddress, Note } from '../workbook/workbook.ts';
import { findChild } from './read-styles.ts';
import { decodeContent, escapeXmlText, getPrefix } from './xml-text.ts';

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const emptyComments = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${mainNamespace}"><authors/><commentList/></comments>`;

/** Writes the comments part of a sheet: notes with unchanged text keep their formatting. */
export function writeComments(xml: string | null, notes: readonly Note[], opened: readonly Note[]): string {
  const root = readElement(xml ?? emptyComments);
  if (root === null) throw new Error('The notes of the workbook are damaged');
  const prefix = getPrefix(root.name);
  const authorItems = findChild(root, 'authors')?.children.map(getRawXml) ?? [];
  const authors = authorItems.map((item) => decodeContent(item.replace(/^<[^<>]*>|<\/[^<>]*>$/g, '')));
  const list = findChild(root, 'commentList');
  const sources = new Map((list?.children ?? []).map((child) => [child.start, child]));
  const openedNotes = new Map(opened.map((note) => [note.source, note]));
  const findAuthorId = (name: string): number => {
    const index = authors.indexOf(name);
    if (index >= 0) return index;
    authors.push(name);
    authorItems.push(`<${prefix}author>${escapeXmlText(name)}</${prefix}author>`);
    return authors.length - 1;
  };
  const ordered = [...notes].sort((a, b) => a.row - b.row || a.column - b.column);
  const commentItems = ordered.map((note) => {
    const source = note.source === undefined ? undefined : sources.get(note.source);
    const tag = source === undefined ? `<${prefix}comment>` : getOpenTag(source);
    const attributes = parseAttributes(tag);
    attributes.set('ref', `"${formatAddress(note)}"`);
    if (source === undefined) attributes.set('authorId', `"${findAuthorId(note.author)}"`);
    const isSame = source !== undefined && openedNotes.get(note.source)?.text === note.text;
    const content = isSame
      ? source.source.slice(source.from, source.to)
      : `<${prefix}text><${prefix}r><${prefix}rPr><${prefix}sz val="9"/><${prefix}rFont val="Tahoma"/></${prefix}rPr><${prefix}t xml:space="preserve">${escapeXmlText(note.text)}</${prefix}t></${prefix}r></${prefix}text>`;
    return `${createTag(tag, attributes)}${content}</${source?.name ?? `${prefix}comment`}>`;
  });
  const others = root.children
    .filter((child) => !/(?:^|:)(?:authors|commentList)$/.test(child.name))
    .map(getRawXml);
  const declaration = root.source.slice(0, root.start);
  return `${declaration}${getOpenTag(root)}<${prefix}authors>${authorItems.join('')}</${prefix}authors><${prefix}commentList>${commentItems.join('')}</${prefix}commentList>${others.join('')}</${root.name}>`;
}

const emptyShapes =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
  '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype></xml>';

/** Writes the VML part with the boxes of notes; existing boxes keep their formatting. */
export function writeShapes(xml: string | null, notes: readonly Note[], opened: readonly Note[]): string {
  const started = xml ?? emptyShapes;
  const newAddresses = new Map<string, CellAddress | null>(opened.map((note) => [formatAddress(note), null]));
  const newNotes: Note[] = [];
  const openedNotes = new Map(opened.map((note) => [note.source, note]));
  for (const note of notes) {
    const openedNote = note.source === undefined ? undefined : openedNotes.get(note.source);
    if (openedNote === undefined) newNotes.push(note);
    else newAddresses.set(formatAddress(openedNote), note);
  }
  const updatedShapes = started.replace(/<v:shape\b(?!type)[\s\S]*?<\/v:shape>/g, (shape) => {
    if (!/ObjectType\s*=\s*["']Note["']/.test(shape)) return shape;
    const [row, column] = [readNumber(shape, 'Row'), readNumber(shape, 'Column')];
    if (row === null || column === null) return shape;
    const address = newAddresses.get(formatAddress({ row, column }));
    if (address === undefined) return shape;
    return address === null ? '' : moveShape(shape, { row, column }, address);
  });
  let id = Math.max(1024, ...[...started.matchAll(/_x0000_s(\d+)/g)].map(([, number]) => Number(number)));
  const addedShapes = newNotes.map((note) => {
    id += 1;
    return createShapeXml(note, id);
  });
  return updatedShapes.replace(/<\/(?:\w+:)?xml>\s*$/, (end) => addedShapes.join('') + end);
}

function readNumber(shape: string, name: string): number | null {
  const text = new RegExp(`<x:${name}>\\s*(\\d+)\\s*</x:${name}>`).exec(shape)?.[1];
  return text === undefined ? null : Number(text);
}

function moveShape(shape: string, from: CellAddress, to: CellAddress): string {
  const [rowOffset, columnOffset] = [to.row - from.row, to.column - from.column];
  if (rowOffset === 0 && columnOffset === 0) return shape;
  return shape
    .replace(/(<x:Row>)[^<]*/, (_, tag: string) => `${tag}${to.row}`)
    .replace(/(<x:Column>)[^<]*/, (_, tag: string) => `${tag}${to.column}`)
    .replace(/(<x:Anchor>)([^<]*)/, (_, tag: string, anchor: string) => {
      const numbers = anchor.split(',').map((part) => Number(part.trim()));
      // Column and row of both corners, each followed by an offset.
      const moved = numbers.map((part, index) =>
        Math.max(0, index % 4 === 0 ? part + columnOffset : index % 4 === 2 ? part + rowOffset : part),
      );
      return tag + moved.join(', ');
    });
}

function createShapeXml({ row, column }: CellAddress, id: number): string {
  const [top, left] = [Math.max(0, row - 1), column + 1];
  return (
    `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;margin-left:59pt;margin-top:2pt;width:108pt;height:60pt;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
    '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${left}, 15, ${top}, 2, ${left + 2}, 31, ${top + 4}, 1</x:Anchor>` +
    `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
}
