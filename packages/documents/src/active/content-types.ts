import { toMacroFreeType } from './active-names.ts';
import { readDeclarations, writeDeclared } from './declarations.ts';
import { normalizePartName } from './part-name.ts';

const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';

export function isContentTypes(normalizedName: string): boolean {
  return normalizedName === '[content_types].xml';
}

/** Parts declared as executable, by normalised name and by extension. */
export interface ActiveTypes {
  parts: ReadonlySet<string>;
  extensions: ReadonlySet<string>;
}

export function readActiveTypes(content: Uint8Array): ActiveTypes {
  const parts = new Set<string>();
  const extensions = new Set<string>();
  for (const { element, attributes } of readTypes(content).items) {
    if (toMacroFreeType(attributes.get('ContentType') ?? '') !== null) continue;
    if (element === 'override') parts.add(normalizePartName(attributes.get('PartName') ?? ''));
    else extensions.add((attributes.get('Extension') ?? '').toLowerCase());
  }
  return { parts, extensions };
}

/** The content types without executable and removed parts; null if unchanged. */
export function cleanContentTypes(
  content: Uint8Array,
  isDropped: (normalizedName: string) => boolean,
): string | null {
  const { items, isPlain } = readTypes(content);
  let hasChanged = !isPlain;
  const chunks: string[] = [];
  for (const { element, attributes } of items) {
    const [tag, key] =
      element === 'override' ? (['Override', 'PartName'] as const) : (['Default', 'Extension'] as const);
    const subject = attributes.get(key) ?? '';
    const type = attributes.get('ContentType') ?? '';
    const allowed = toMacroFreeType(type);
    if (allowed !== type) hasChanged = true;
    const isGone = tag === 'Override' && isDropped(normalizePartName(subject));
    if (isGone) hasChanged = true;
    if (allowed === null || isGone) continue;
    chunks.push(
      writeDeclared(tag, [
        [key, subject],
        ['ContentType', allowed],
      ]),
    );
  }
  if (!hasChanged) return null;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${namespace}">${chunks.join('')}</Types>`;
}

function readTypes(content: Uint8Array) {
  return readDeclarations(content, 'types', ['default', 'override']);
}
