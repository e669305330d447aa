import { fflateCodec } from '@redraft/documents';
import { getPictureExtension } from '../../../canvas/format/media-types.ts';
import { type Package, readPartText } from '../../../canvas/format/package.ts';
import type { Media } from '../../../canvas/scene/scene.ts';
import { getRelationshipsPart } from '../../../xml/relationships.ts';
import { openContentTypes } from './content-types.ts';
import { openRelationshipStore, type RelationshipStore } from './relationship-store.ts';

export const relationshipTypePrefix = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of a file during writing: new and changed ones, their relationships, and their content types. */
export interface PackageWriter
  extends Pick<
    RelationshipStore,
    'getRelationships' | 'findOrAddRelationship' | 'setRelationship' | 'removeRelationship'
  > {
  readText: (part: string) => string | null;
  hasPart: (part: string) => boolean;
  putPart: (part: string, content: string | Uint8Array, type?: string | null) => void;
  dropPart: (part: string) => void;
  /** An unused part name between this prefix and suffix. */
  createPartName: (prefix: string, suffix: string) => string;
  /** The part with these bytes, an existing one if possible. */
  addPicture: (media: Media) => string;
  getChanges: () => Map<string, string | Uint8Array | null>;
}

export function openPackageWriter(pack: Package): PackageWriter {
  const changed = new Map<string, string | Uint8Array | null>();
  const nextNumbers = new Map<string, number>();
  const contentTypes = openContentTypes(pack);
  const hasPart = (part: string): boolean => {
    const change = changed.get(part);
    return change === undefined ? pack.entries.has(part) : change !== null;
  };
  const readText = (part: string): string | null => {
    const change = changed.get(part);
    if (change === undefined) return readPartText(pack, part);
    return typeof change === 'string' ? change : null;
  };
  const relationships = openRelationshipStore(readText);
  const putPart: PackageWriter['putPart'] = (part, content, type) => {
    changed.set(part, content);
    if (type !== undefined && type !== null && contentTypes.getType(part) !== type)
      contentTypes.setOverride(part, type);
  };
  return {
    ...relationships,
    readText,
    hasPart,
    putPart,
    dropPart: (part) => {
      if (!hasPart(part)) return;
      changed.set(part, null);
      if (hasPart(getRelationshipsPart(part))) changed.set(getRelationshipsPart(part), null);
      relationships.forgetPart(part);
      contentTypes.drop(part);
    },
    createPartName: (prefix, suffix) => {
      const key = `${prefix}${suffix}`;
      for (let number = (nextNumbers.get(key) ?? 0) + 1; ; number++) {
        const name = `${prefix}${number}${suffix}`;
        // Names of parts removed in this save are not reused: their content types and relationships still exist.
        if (pack.entries.has(name) || changed.has(name)) continue;
        nextNumbers.set(key, number);
        return name;
      }
    },
    addPicture: ({ bytes, type }) => {
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
      const checksum = crc.toString(16).padStart(8, '0');
      const name = `ppt/media/picture-${checksum}-${bytes.length}.${getPictureExtension(type)}`;
      if (!hasPart(name)) putPart(name, bytes, type);
      return name;
    },
    getChanges: () => {
      for (const [part, xml] of relationships.listChanged())
        changed.set(getRelationshipsPart(part), declaration + xml);
      const contentTypesXml = contentTypes.getChangedXml();
      if (contentTypesXml !== null) changed.set(contentTypes.part, declaration + contentTypesXml);
      return changed;
    },
  };
}
