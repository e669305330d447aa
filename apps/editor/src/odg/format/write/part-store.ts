import { encodeAttribute, fflateCodec } from '@redraft/documents';
import { getPictureExtension } from '../../../canvas/format/media-types.ts';
import { readPartBytes, readPartRoot } from '../../../canvas/format/package.ts';
import type { Media } from '../../../canvas/scene/scene.ts';
import type { Drawing } from '../read/drawing.ts';

/** New and changed parts of a drawing, and its manifest. */
export interface PartStore {
  /** The part with this picture: an existing or a new one. */
  addPicture: (media: Media) => string;
  addPart: (name: string, bytes: Uint8Array, type: string) => void;
  /** Sets the media type of a folder. */
  setMediaType: (name: string, type: string) => void;
  replacePart: (name: string, text: string) => void;
  getChanges: () => Map<string, string | Uint8Array | null>;
}

const manifestPart = 'META-INF/manifest.xml';

export function createPartStore({ pack, mediaTypes: knownTypes }: Drawing): PartStore {
  const parts = new Map<string, string | Uint8Array | null>();
  const newTypes = new Map<string, string>();

  const isStored = (name: string, bytes: Uint8Array, crc: number): boolean => {
    const entry = pack.entries.get(name);
    const newPart = parts.get(name);
    if (newPart instanceof Uint8Array) return isSame(newPart, bytes);
    return entry?.crc === crc && entry.size === bytes.length && isSame(readPartBytes(pack, name), bytes);
  };

  function addPicture({ bytes, type }: Media): string {
    const crc = fflateCodec.crc32(bytes);
    const pictures = [...pack.entries.keys(), ...parts.keys()].filter((name) => name.startsWith('Pictures/'));
    const found = pictures.find((name) => isStored(name, bytes, crc));
    if (found !== undefined) return found;
    const base = `Pictures/${crc.toString(16).padStart(8, '0')}${bytes.length.toString(16)}`;
    let name = `${base}.${getPictureExtension(type)}`;
    for (let count = 2; pictures.includes(name); count++)
      name = `${base}-${count}.${getPictureExtension(type)}`;
    addPart(name, bytes, type);
    return name;
  }

  function addPart(name: string, bytes: Uint8Array, type: string): void {
    parts.set(name, bytes);
    newTypes.set(name, type);
  }

  function getChanges(): Map<string, string | Uint8Array | null> {
    const root = readPartRoot(pack, manifestPart);
    const entries = [...newTypes].filter(([name]) => !knownTypes.has(name));
    if (root === null || entries.length === 0) return new Map(parts);
    const entriesXml = entries.map(
      ([name, type]) =>
        `<manifest:file-entry manifest:full-path="${encodeAttribute(name)}" manifest:media-type="${encodeAttribute(type)}"/>`,
    );
    const { source, to } = root;
    return new Map(parts).set(manifestPart, source.slice(0, to) + entriesXml.join('') + source.slice(to));
  }

  return {
    addPicture,
    addPart,
    setMediaType: (name, type) => void newTypes.set(name, type),
    replacePart: (name, text) => {
      parts.set(name, text);
      newTypes.set(name, 'text/xml');
    },
    getChanges,
  };
}

function isSame(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && one.length === other.length && one.every((byte, index) => byte === other[index]);
}
