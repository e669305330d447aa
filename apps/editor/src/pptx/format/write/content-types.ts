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

const contentTypesPart = '[Content_Types].xml';
const emptyTypes = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

interface DeclaredTypes {
  overrides: Map<string, { piece: XmlNode; type: string }>;
  /** By file extension. */
  defaults: Map<string, string>;
}

/** Content types of the parts of a file during writing. */
export function openContentTypes(pack: Package) {
  const root = readPartRoot(pack, contentTypesPart);
  const list = root === null ? parseElementDraft(emptyTypes) : createElementDraft(root);
  const declaredTypes = readDeclaredTypes(list);
  let isChanged = false;
  const dropOverride = (name: string): void => {
    const existing = declaredTypes.overrides.get(name);
    if (existing === undefined) return;
    list.parts = list.parts.filter((piece) => piece !== existing.piece);
    declaredTypes.overrides.delete(name);
    isChanged = true;
  };
  return {
    part: contentTypesPart,
    getType: (name: string): string | null => findType(declaredTypes, name),
    drop: dropOverride,
    setOverride: (name: string, type: string): void => {
      dropOverride(name);
      const xml = `<Override PartName="/${encodeAttribute(name)}" ContentType="${encodeAttribute(type)}"/>`;
      const piece = parseElementDraft(xml);
      list.parts.push(piece);
      declaredTypes.overrides.set(name, { piece, type });
      isChanged = true;
    },
    getChangedXml: (): string | null => (isChanged ? serializeNode(list) : null),
  };
}

const declaredTypesCache = new WeakMap<Element, DeclaredTypes>();

/** The content type that a file declares for a part. */
export function getDeclaredType(pack: Package, name: string): string | null {
  const root = readPartRoot(pack, contentTypesPart);
  if (root === null) return null;
  const declaredTypes = declaredTypesCache.get(root) ?? readDeclaredTypes(createElementDraft(root));
  declaredTypesCache.set(root, declaredTypes);
  return findType(declaredTypes, name);
}

function findType({ overrides, defaults }: DeclaredTypes, name: string): string | null {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return overrides.get(name)?.type ?? defaults.get(extension) ?? null;
}

function readDeclaredTypes({ parts }: ElementDraft): DeclaredTypes {
  const found: DeclaredTypes = { overrides: new Map(), defaults: new Map() };
  for (const piece of parts) {
    if (typeof piece === 'string' || !('source' in piece)) continue;
    const type = getString(piece, 'ContentType') ?? '';
    const name = getString(piece, 'PartName');
    const extension = getString(piece, 'Extension');
    if (name !== null) found.overrides.set(name.replace(/^\//, ''), { piece, type });
    else if (extension !== null) found.defaults.set(extension.toLowerCase(), type);
  }
  return found;
}
