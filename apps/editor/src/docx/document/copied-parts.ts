import type { Document } from '@eigenpal/docx-editor-core/types/document';

/**
 * Copies the document's headers, footers, notes and comments: while packing, the library writes relationship ids of links and pictures into the
 * model. The body is created for each packing anyway, so it is not copied.
 */
export function copyParts(document: Document): Document {
  const { package: parts } = document;
  const { headers, footers, footnotes, endnotes } = parts;
  const { comments } = parts.document;
  return {
    ...document,
    package: {
      ...parts,
      ...copyExisting({ headers, footers, footnotes, endnotes }),
      document: { ...parts.document, ...copyExisting({ comments }) },
    },
  };
}

/** Copies of the parts that exist. */
function copyExisting<Parts extends object>(parts: Parts): Partial<Parts> {
  const copies: Partial<Parts> = {};
  for (const key of Object.keys(parts) as (keyof Parts)[]) {
    if (parts[key] !== undefined) copies[key] = deepCopy(parts[key]);
  }
  return copies;
}

/** Deep copy of arrays, maps and plain objects; binary data and strings are shared. */
function deepCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // cast: a copy has the type of its original.
  if (Array.isArray(value)) return value.map(deepCopy) as Value;
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, deepCopy(one)])) as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deepCopy(one)])) as Value;
}
