import type { Document } from '@eigenpal/docx-editor-core/types/document';

/**
 * The same document with headers, footers, notes and comments of its own: the library, when it packs a document, writes the relationship of
 * each link and picture into what it is given. The running text is made anew for each packing.
 */
export function copyParts(document: Document): Document {
  const { package: parts } = document;
  const { headers, footers, footnotes, endnotes } = parts;
  const { comments } = parts.document;
  return {
    ...document,
    package: {
      ...parts,
      ...given({ headers, footers, footnotes, endnotes }),
      document: { ...parts.document, ...given({ comments }) },
    },
  };
}

/** Copies of those that there are. */
function given<Parts extends object>(parts: Parts): Partial<Parts> {
  const copied: Partial<Parts> = {};
  for (const key of Object.keys(parts) as (keyof Parts)[]) {
    if (parts[key] !== undefined) copied[key] = copyOf(parts[key]);
  }
  return copied;
}

/** Of lists, maps and plain objects, however deep; bytes and text stay the same ones. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // boundary: a copy is of the type that it is a copy of.
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, copyOf(one)])) as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)])) as Value;
}
