import { attributesOf, openTagOf, rawOf, readElement, tagWith } from '../../xml/element.ts';
import { formatAddress } from '../workbook/area.ts';
import type { CellAddress, Note } from '../workbook/workbook.ts';
import { named } from './read-styles.ts';
import { asXmlText, contentOf, prefixOf } from './xml-text.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const emptyComments = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${main}"><authors/><commentList/></comments>`;

/** Writes the comments part of a sheet: notes with unchanged text keep their formatting. */
export function writeComments(xml: string | null, notes: readonly Note[], opened: readonly Note[]): string {
  const root = readElement(xml ?? emptyComments);
  if (root === null) throw new Error('The notes of the workbook are damaged');
  const p = prefixOf(root.name);
  const authorItems = named(root, 'authors')?.children.map(rawOf) ?? [];
  const authors = authorItems.map((item) => contentOf(item.replace(/^<[^<>]*>|<\/[^<>]*>$/g, '')));
  const list = named(root, 'commentList');
  const sources = new Map((list?.children ?? []).map((child) => [child.start, child]));
  const before = new Map(opened.map((note) => [note.source, note]));
  const authorOf = (name: string): number => {
    const at = authors.indexOf(name);
    if (at >= 0) return at;
    authors.push(name);
    authorItems.push(`<${p}author>${asXmlText(name)}</${p}author>`);
    return authors.length - 1;
  };
  const ordered = [...notes].sort((a, b) => a.row - b.row || a.column - b.column);
  const items = ordered.map((note) => {
    const source = note.source === undefined ? undefined : sources.get(note.source);
    const tag = source === undefined ? `<${p}comment>` : openTagOf(source);
    const attributes = attributesOf(tag);
    attributes.set('ref', `"${formatAddress(note)}"`);
    if (source === undefined) attributes.set('authorId', `"${authorOf(note.author)}"`);
    const isSame = source !== undefined && before.get(note.source)?.text === note.text;
    const inside = isSame
      ? source.source.slice(source.from, source.to)
      : `<${p}text><${p}r><${p}rPr><${p}sz val="9"/><${p}rFont val="Tahoma"/></${p}rPr><${p}t xml:space="preserve">${asXmlText(note.text)}</${p}t></${p}r></${p}text>`;
    return `${tagWith(tag, attributes)}${inside}</${source?.name ?? `${p}comment`}>`;
  });
  const others = root.children
    .filter((child) => !/(?:^|:)(?:authors|commentList)$/.test(child.name))
    .map(rawOf);
  const head = root.source.slice(0, root.start);
  return `${head}${openTagOf(root)}<${p}authors>${authorItems.join('')}</${p}authors><${p}commentList>${items.join('')}</${p}commentList>${others.join('')}</${root.name}>`;
}

const emptyShapes =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
  '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype></xml>';

/** Writes the VML part with the boxes of notes; existing boxes keep their formatting. */
export function writeShapes(xml: string | null, notes: readonly Note[], opened: readonly Note[]): string {
  const started = xml ?? emptyShapes;
  const now = new Map<string, CellAddress | null>(opened.map((note) => [formatAddress(note), null]));
  const fresh: Note[] = [];
  const before = new Map(opened.map((note) => [note.source, note]));
  for (const note of notes) {
    const was = note.source === undefined ? undefined : before.get(note.source);
    if (was === undefined) fresh.push(note);
    else now.set(formatAddress(was), note);
  }
  const kept = started.replace(/<v:shape\b(?!type)[\s\S]*?<\/v:shape>/g, (shape) => {
    if (!/ObjectType\s*=\s*["']Note["']/.test(shape)) return shape;
    const [row, column] = [numberIn(shape, 'Row'), numberIn(shape, 'Column')];
    if (row === null || column === null) return shape;
    const place = now.get(formatAddress({ row, column }));
    if (place === undefined) return shape;
    return place === null ? '' : moveShape(shape, { row, column }, place);
  });
  let id = Math.max(1024, ...[...started.matchAll(/_x0000_s(\d+)/g)].map(([, number]) => Number(number)));
  const added = fresh.map((note) => {
    id += 1;
    return newShape(note, id);
  });
  return kept.replace(/<\/(?:\w+:)?xml>\s*$/, (end) => added.join('') + end);
}

function numberIn(shape: string, name: string): number | null {
  const text = new RegExp(`<x:${name}>\\s*(\\d+)\\s*</x:${name}>`).exec(shape)?.[1];
  return text === undefined ? null : Number(text);
}

function moveShape(shape: string, from: CellAddress, to: CellAddress): string {
  const [down, right] = [to.row - from.row, to.column - from.column];
  if (down === 0 && right === 0) return shape;
  return shape
    .replace(/(<x:Row>)[^<]*/, (_, tag: string) => `${tag}${to.row}`)
    .replace(/(<x:Column>)[^<]*/, (_, tag: string) => `${tag}${to.column}`)
    .replace(/(<x:Anchor>)([^<]*)/, (_, tag: string, anchor: string) => {
      const parts = anchor.split(',').map((part) => Number(part.trim()));
      // Column and row of both corners, each followed by an offset.
      const moved = parts.map((part, at) =>
        Math.max(0, at % 4 === 0 ? part + right : at % 4 === 2 ? part + down : part),
      );
      return tag + moved.join(', ');
    });
}

function newShape({ row, column }: CellAddress, id: number): string {
  const [top, left] = [Math.max(0, row - 1), column + 1];
  return (
    `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;margin-left:59pt;margin-top:2pt;width:108pt;height:60pt;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
    '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${left}, 15, ${top}, 2, ${left + 2}, 31, ${top + 4}, 1</x:Anchor>` +
    `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
}
