import { encodeAttribute, fflateCodec } from '@redraft/documents';
import { readPartBytes, readPartRoot } from '../../../canvas/format/package.ts';
import { getPictureExtension } from '../../../canvas/format/picture-types.ts';
import type { Media } from '../../../canvas/scene/scene.ts';
import type { Drawing } from '../read/drawing.ts';

/** New and changed parts of a drawing, and its manifest. */
export interface NewParts {
  /** The part with this picture: an existing or a new one. */
  picture: (media: Media) => string;
  take: (name: string, bytes: Uint8Array, type: string) => void;
  /** Sets the media type of a folder. */
  takeType: (name: string, type: string) => void;
  replace: (name: string, text: string) => void;
  changes: () => Map<string, string | Uint8Array | null>;
}

const manifest = 'META-INF/manifest.xml';

export function newParts({ pack, types: known }: Drawing): NewParts {
  const parts = new Map<string, string | Uint8Array | null>();
  const types = new Map<string, string>();

  const isIn = (name: string, bytes: Uint8Array, crc: number): boolean => {
    const entry = pack.entries.get(name);
    const own = parts.get(name);
    if (own instanceof Uint8Array) return isSame(own, bytes);
    return entry?.crc === crc && entry.size === bytes.length && isSame(readPartBytes(pack, name), bytes);
  };

  function picture({ bytes, type }: Media): string {
    const crc = fflateCodec.crc32(bytes);
    const pictures = [...pack.entries.keys(), ...parts.keys()].filter((name) => name.startsWith('Pictures/'));
    const found = pictures.find((name) => isIn(name, bytes, crc));
    if (found !== undefined) return found;
    const base = `Pictures/${crc.toString(16).padStart(8, '0')}${bytes.length.toString(16)}`;
    let name = `${base}.${getPictureExtension(type)}`;
    for (let count = 2; pictures.includes(name); count++)
      name = `${base}-${count}.${getPictureExtension(type)}`;
    take(name, bytes, type);
    return name;
  }

  function take(name: string, bytes: Uint8Array, type: string): void {
    parts.set(name, bytes);
    types.set(name, type);
  }

  function changes(): Map<string, string | Uint8Array | null> {
    const root = readPartRoot(pack, manifest);
    const entries = [...types].filter(([name]) => !known.has(name));
    if (root === null || entries.length === 0) return new Map(parts);
    const written = entries.map(
      ([name, type]) =>
        `<manifest:file-entry manifest:full-path="${encodeAttribute(name)}" manifest:media-type="${encodeAttribute(type)}"/>`,
    );
    const { source, to } = root;
    return new Map(parts).set(manifest, source.slice(0, to) + written.join('') + source.slice(to));
  }

  return {
    picture,
    take,
    takeType: (name, type) => void types.set(name, type),
    replace: (name, text) => {
      parts.set(name, text);
      types.set(name, 'text/xml');
    },
    changes,
  };
}

function isSame(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && one.length === other.length && one.every((byte, index) => byte === other[index]);
}
