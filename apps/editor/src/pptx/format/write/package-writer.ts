import { fflateCodec } from '@redraft/documents';
import { type Package, readPartText } from '../../../canvas/format/package.ts';
import { getPictureExtension } from '../../../canvas/format/picture-types.ts';
import type { Media } from '../../../canvas/scene/scene.ts';
import { getRelationshipsPart } from '../../../xml/relationships.ts';
import { openRelationshipStore, type RelationshipStore } from './relationship-store.ts';
import { openTypes } from './types.ts';

export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of a file during writing: new and changed ones, their relationships, and their content types. */
export interface PackageWriter
  extends Pick<RelationshipStore, 'relationships' | 'relate' | 'setRelationship' | 'removeRelationship'> {
  text: (part: string) => string | null;
  has: (part: string) => boolean;
  put: (part: string, content: string | Uint8Array, type?: string | null) => void;
  drop: (part: string) => void;
  /** An unused part name between this prefix and suffix. */
  freeName: (before: string, after: string) => string;
  /** The part with these bytes, an existing one if possible. */
  picture: (media: Media) => string;
  changes: () => Map<string, string | Uint8Array | null>;
}

export function openPackageWriter(pack: Package): PackageWriter {
  const changed = new Map<string, string | Uint8Array | null>();
  const numbers = new Map<string, number>();
  const types = openTypes(pack);
  const has = (part: string): boolean => {
    const change = changed.get(part);
    return change === undefined ? pack.entries.has(part) : change !== null;
  };
  const text = (part: string): string | null => {
    const change = changed.get(part);
    if (change === undefined) return readPartText(pack, part);
    return typeof change === 'string' ? change : null;
  };
  const relationships = openRelationshipStore(text);
  const put: PackageWriter['put'] = (part, content, type) => {
    changed.set(part, content);
    if (type !== undefined && type !== null && types.typeOf(part) !== type) types.set(part, type);
  };
  return {
    ...relationships,
    text,
    has,
    put,
    drop: (part) => {
      if (!has(part)) return;
      changed.set(part, null);
      if (has(getRelationshipsPart(part))) changed.set(getRelationshipsPart(part), null);
      relationships.forget(part);
      types.drop(part);
    },
    freeName: (before, after) => {
      const key = `${before}${after}`;
      for (let number = (numbers.get(key) ?? 0) + 1; ; number++) {
        const name = `${before}${number}${after}`;
        // Names of parts removed in this save are not reused: their content types and relationships still exist.
        if (pack.entries.has(name) || changed.has(name)) continue;
        numbers.set(key, number);
        return name;
      }
    },
    picture: ({ bytes, type }) => {
      const crc = fflateCodec.crc32(bytes);
      for (const { name, ...entry } of pack.entries.values()) {
        if (
          entry.crc === crc &&
          entry.size === bytes.length &&
          name.includes('/media/') &&
          !changed.has(name)
        )
          return name;
      }
      const sum = crc.toString(16).padStart(8, '0');
      const name = `ppt/media/picture-${sum}-${bytes.length}.${getPictureExtension(type)}`;
      if (!has(name)) put(name, bytes, type);
      return name;
    },
    changes: () => {
      for (const [part, xml] of relationships.changed())
        changed.set(getRelationshipsPart(part), declaration + xml);
      const list = types.changed();
      if (list !== null) changed.set(types.part, declaration + list);
      return changed;
    },
  };
}
