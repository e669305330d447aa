import { encodeAttribute, fflateCodec } from '@redraft/documents';
import type { Donors } from '../../../canvas/format/merge-scenes.ts';
import { bytesOf, type Package } from '../../../canvas/format/package.ts';
import { pictureEnding } from '../../../canvas/format/picture-types.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import { draftOf, fresh, xmlOf } from '../../../xml/draft.ts';
import { readElement } from '../../../xml/element.ts';
import { stringOf } from '../../../xml/values.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { DrawnReader, DrawnSource } from '../read/reader.ts';
import type { StyleBook } from './style-book.ts';

/** What is at hand while a drawing is written. */
export interface DrawingWriting {
  opened: OpenedDrawing;
  scene: Scene;
  donors: Donors<OpenedDrawing>;
  styles: StyleBook;
  files: FileBook;
  /** Shapes of the whole scene by their ids. */
  copies: ReadonlyMap<string, Shape>;
  /** Shapes of the file that stand in it again. */
  used: Set<string>;
  /** Ids that elements have given themselves. */
  ids: Set<string>;
}

/** The page that is being written. */
export interface PageWriting extends DrawingWriting {
  page: string;
  reader: DrawnReader;
}

/** The files of the package while it is written. */
export interface FileBook {
  /** The name of the picture in the file. */
  picture: (media: Media) => string;
  /** A second folder with all that is in one. */
  folder: (pack: Package, name: string) => string;
  changes: Map<string, string | Uint8Array | null>;
  /** The list of what is in the package, if that has changed. */
  manifest: () => string | null;
}

const manifestPart = 'META-INF/manifest.xml';

export function openFiles(pack: Package): FileBook {
  const changes = new Map<string, string | Uint8Array | null>();
  const added: { name: string; type: string }[] = [];
  const add = (name: string, bytes: Uint8Array, type: string): void => {
    changes.set(name, bytes);
    added.push({ name, type });
  };
  const isTaken = (name: string): boolean => pack.entries.has(name) || changes.has(name);
  return {
    changes,
    picture: ({ bytes, type }) => {
      const crc = fflateCodec.crc32(bytes);
      for (const { name, ...entry } of pack.entries.values())
        if (entry.crc === crc && entry.size === bytes.length && name.startsWith('Pictures/')) return name;
      const name = `Pictures/${crc.toString(16).padStart(8, '0')}-${bytes.length}.${pictureEnding(type)}`;
      if (!isTaken(name)) add(name, bytes, type);
      return name;
    },
    folder: (from, name) => {
      let number = 1;
      while (
        [...pack.entries.keys(), ...changes.keys()].some(
          (one) => one === `Object ${number}` || one.startsWith(`Object ${number}/`),
        )
      )
        number += 1;
      const own = `Object ${number}`;
      for (const part of from.entries.keys()) {
        if (part !== name && !part.startsWith(`${name}/`)) continue;
        const bytes = bytesOf(from, part);
        if (bytes !== null) add(own + part.slice(name.length), bytes, typeIn(from, part) ?? 'text/xml');
      }
      added.push({ name: `${own}/`, type: typeIn(from, `${name}/`) ?? '' });
      return own;
    },
    manifest: () => {
      const xml = bytesOf(pack, manifestPart);
      const text = xml === null ? null : new TextDecoder().decode(xml);
      const root = text === null ? null : readElement(text);
      if (added.length === 0 || text === null || root === null) return null;
      const draft = draftOf(root);
      for (const { name, type } of added)
        draft.parts.push(
          fresh(
            `<manifest:file-entry manifest:full-path="${encodeAttribute(name)}" manifest:media-type="${encodeAttribute(type)}"/>`,
          ),
        );
      return text.slice(0, root.start) + xmlOf(draft) + text.slice(root.end);
    },
  };
}

function typeIn(pack: Package, name: string): string | null {
  const bytes = bytesOf(pack, manifestPart);
  const root = bytes === null ? null : readElement(new TextDecoder().decode(bytes));
  const entry = root?.children.find((child) => stringOf(child, 'manifest:full-path') === name);
  return stringOf(entry, 'manifest:media-type');
}

/** Where a shape comes from, by itself or by what it was copied from. */
export function sourceOf(
  { opened, donors, copies }: DrawingWriting,
  shape: Shape,
): { source: DrawnSource; from: OpenedDrawing; isOwn: boolean } | null {
  const met = new Set<string>();
  let id: string | undefined = shape.id;
  for (let own = true; id !== undefined && !met.has(id); own = false) {
    met.add(id);
    const donor: { from: OpenedDrawing; id: string } | undefined = opened.sources.has(id)
      ? { from: opened, id }
      : donors.get(id);
    const source: DrawnSource | undefined = donor?.from.sources.get(donor.id);
    if (donor !== undefined && source !== undefined)
      return { source, from: donor.from, isOwn: own && donor.from === opened };
    id = own ? shape.copyOf : copies.get(id)?.copyOf;
  }
  return null;
}

/** The id that a new element gives itself: the one that its shape has, or one that the same shape always has. */
export function idFor({ ids }: DrawingWriting, shape: Shape): string {
  const named = /^x\.(.+)$/.exec(shape.id)?.[1];
  let hash = 0x811c9dc5;
  for (let at = 0; at < shape.id.length; at++)
    hash = Math.imul(hash ^ shape.id.charCodeAt(at), 0x01000193) >>> 0;
  let id = named !== undefined && /^[A-Za-z_][\w.-]*$/.test(named) ? named : `r${hash.toString(36)}`;
  while (ids.has(id)) id += 'x';
  ids.add(id);
  return id;
}

export function pictureName({ opened, scene, files }: DrawingWriting, name: string | null): string | null {
  if (name === null) return null;
  if (opened.pack.entries.has(name)) return name;
  const media = scene.media.get(name);
  return media === undefined ? null : files.picture(media);
}
