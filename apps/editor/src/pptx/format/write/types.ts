import { encodeAttribute } from '@redraft/documents';
import { type Package, readPartRoot } from '../../../canvas/format/package.ts';
import {
  createElementDraft,
  type ElementDraft,
  parseElementDraft,
  serializeNode,
  type XmlNode,
} from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';

const part = '[Content_Types].xml';
const empty = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

interface Declared {
  overrides: Map<string, { piece: XmlNode; type: string }>;
  /** By file extension. */
  defaults: Map<string, string>;
}

/** Content types of the parts of a file during writing. */
export function openTypes(pack: Package) {
  const root = readPartRoot(pack, part);
  const list = root === null ? parseElementDraft(empty) : createElementDraft(root);
  const declared = declaredIn(list);
  let isChanged = false;
  const drop = (name: string): void => {
    const there = declared.overrides.get(name);
    if (there === undefined) return;
    list.parts = list.parts.filter((piece) => piece !== there.piece);
    declared.overrides.delete(name);
    isChanged = true;
  };
  return {
    part,
    typeOf: (name: string): string | null => typeIn(declared, name),
    drop,
    set: (name: string, type: string): void => {
      drop(name);
      const xml = `<Override PartName="/${encodeAttribute(name)}" ContentType="${encodeAttribute(type)}"/>`;
      const piece = parseElementDraft(xml);
      list.parts.push(piece);
      declared.overrides.set(name, { piece, type });
      isChanged = true;
    },
    changed: (): string | null => (isChanged ? serializeNode(list) : null),
  };
}

const known = new WeakMap<Element, Declared>();

/** The content type that a file declares for a part. */
export function typeOfPart(pack: Package, name: string): string | null {
  const root = readPartRoot(pack, part);
  if (root === null) return null;
  const declared = known.get(root) ?? declaredIn(createElementDraft(root));
  known.set(root, declared);
  return typeIn(declared, name);
}

function typeIn({ overrides, defaults }: Declared, name: string): string | null {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return overrides.get(name)?.type ?? defaults.get(ending) ?? null;
}

function declaredIn({ parts }: ElementDraft): Declared {
  const found: Declared = { overrides: new Map(), defaults: new Map() };
  for (const piece of parts) {
    if (typeof piece === 'string' || !('source' in piece)) continue;
    const type = getString(piece, 'ContentType') ?? '';
    const name = getString(piece, 'PartName');
    const ending = getString(piece, 'Extension');
    if (name !== null) found.overrides.set(name.replace(/^\//, ''), { piece, type });
    else if (ending !== null) found.defaults.set(ending.toLowerCase(), type);
  }
  return found;
}
