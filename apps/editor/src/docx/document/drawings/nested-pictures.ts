import type { Document, Image } from '@eigenpal/docx-editor-core/types/document';
import { fflateCodec, inflateEntry, packEntry, readZip, writeZip, type ZipEntry } from '@redraft/documents';
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { changeContentTypes, changeRelationships } from '../../../xml/package-lists.ts';
import { findReferencedIds, getRelationshipsPart, resolveRelationships } from '../../../xml/relationships.ts';
import { visitContent } from './content-tree.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const typesPart = '[Content_Types].xml';
const textPart = /^word\/(?:document|header\d*|footer\d*)\.xml$/;

/**
 * The library adds new pictures to the file if they are in paragraphs and tables; for those in content controls, links, fields and text boxes it
 * writes only the reference, without a target. This adds their data.
 */
export function addNestedPictures(bytes: Uint8Array, document: Document): Uint8Array {
  const pictures = findNewPictures(document);
  if (pictures.size === 0) return bytes;
  const parts = new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  const added = [...parts.keys()]
    .filter((name) => textPart.test(name))
    .flatMap((name) => addToPart(parts, name, pictures));
  if (added.length === 0) return bytes;
  setPart(
    parts,
    typesPart,
    changeContentTypes(textOf(parts.get(typesPart)), { extensions: listExtensionTypes(added) }),
  );
  return writeZip([...parts.values()]);
}

/** For a picture in a text box the library reads only the reference: this adds its source. The model is changed in place. */
export function fillPictureSources({ package: { document, relationships, media } }: Document): void {
  visitContent(document, (value) => {
    if (!isDrawing(value)) return false;
    const { image } = value;
    if (image.src) return true;
    const target = relationships?.get(image.rId)?.target.replace(/^\/?word\//, '');
    const source = target === undefined ? undefined : media?.get(`word/${target}`)?.dataUrl;
    if (source !== undefined) image.src = source;
    return true;
  });
}

/** The library drops a picture inside a link: here it splits the link into two instead. */
export function embedLinkedPictures(doc: Node): Node {
  const tr = new Transform(doc);
  const { hyperlink } = doc.type.schema.marks;
  doc.descendants((node, pos) => {
    if (node.type.name === 'image' && hyperlink?.isInSet(node.marks)) tr.removeMark(pos, pos + 1, hyperlink);
  });
  return tr.doc;
}

interface Picture {
  type: string;
  bytes: Uint8Array;
}
type Parts = Map<string, ZipEntry>;

/** Adds the referenced pictures that a part lacks; returns their media types. */
function addToPart(parts: Parts, name: string, pictures: ReadonlyMap<string, string>): string[] {
  const relationshipsPart = getRelationshipsPart(name);
  const relationshipIds = new Set(
    resolveRelationships(textOf(parts.get(relationshipsPart)), name).map(({ id }) => id),
  );
  const types: string[] = [];
  const relationships: { id: string; type: string; target: string }[] = [];
  for (const id of findReferencedIds(textOf(parts.get(name)))) {
    const picture = relationshipIds.has(id) ? null : parseDataUrl(pictures.get(id));
    if (picture === null) continue;
    const file = `media/${id}.${getExtension(picture.type)}`;
    setPart(parts, `word/${file}`, picture.bytes);
    relationships.push({ id, type: 'image', target: file });
    types.push(picture.type);
  }
  if (relationships.length > 0)
    setPart(
      parts,
      relationshipsPart,
      changeRelationships(textOf(parts.get(relationshipsPart)) || null, { add: relationships }),
    );
  return types;
}

/** File extensions without duplicates. */
function listExtensionTypes(types: readonly string[]) {
  return [...new Set(types)].map((type) => ({ extension: getExtension(type), type }));
}

/** The editor generates these names, so they are safe in a path and in XML. */
const newPicture = /^rId_img_\w+$/;

function findNewPictures({ package: { document, headers, footers } }: Document): Map<string, string> {
  const found = new Map<string, string>();
  visitContent([document, ...(headers?.values() ?? []), ...(footers?.values() ?? [])], (value) => {
    if (!isDrawing(value)) return false;
    const { rId, src } = value.image;
    if (newPicture.test(rId) && src !== undefined) found.set(rId, src);
    return true;
  });
  return found;
}

function isDrawing(value: object): value is { type: 'drawing'; image: Image } {
  return 'image' in value && Reflect.get(value, 'type') === 'drawing';
}

function parseDataUrl(src: string | undefined): Picture | null {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(src ?? '') ?? [];
  if (type === undefined || base64 === undefined) return null;
  return { type, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
}

function getExtension(type: string): string {
  return type.slice('image/'.length).split('+')[0] ?? '';
}

function textOf(entry: ZipEntry | undefined): string {
  return entry === undefined ? '' : decoder.decode(inflateEntry(entry, fflateCodec));
}

function setPart(parts: Parts, name: string, content: Uint8Array | string): void {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  parts.set(name, packEntry({ name, content: bytes, codec: fflateCodec }));
}
