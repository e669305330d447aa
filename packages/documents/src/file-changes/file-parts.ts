/** The parts of an office file by name, as bytes. Equal parts of two versions may be the same array. */
export interface FileParts {
  names: () => Iterable<string>;
  /** Null if there is no such part. */
  content: (name: string) => Uint8Array | null;
  /** An object that two versions have in common exactly if they share the part; null if there is no such part. */
  identityOf: (name: string) => object | null;
}

export interface ComparedVersions {
  before: FileParts;
  after: FileParts;
}

const decoder = new TextDecoder();

/** The part as text; empty if there is none. */
export function decodePart(parts: FileParts, name: string): string {
  const content = parts.content(name);
  return content === null ? '' : decoder.decode(content);
}

/** Without unpacking a part that both versions share. */
export function isSamePart(before: FileParts, after: FileParts, name: string): boolean {
  return (
    before.identityOf(name) === after.identityOf(name) ||
    isSameContent(before.content(name), after.content(name))
  );
}

export function isSameContent(before: Uint8Array | null, after: Uint8Array | null): boolean {
  if (before === after) return true;
  if (before === null || after === null || before.length !== after.length) return false;
  return countEqualAtStart(before, after) === before.length;
}

/** Number of equal bytes at the start of both. */
export function countEqualAtStart(one: Uint8Array, other: Uint8Array): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

/** Number of equal bytes at the end of both, at most `max`. */
export function countEqualAtEnd(one: Uint8Array, other: Uint8Array, max: number): number {
  let count = 0;
  while (count < max && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

/** By the bytes of a part, which versions without a change of it share. */
export function cacheByContent<Value>(read: (content: Uint8Array) => Value): (content: Uint8Array) => Value {
  const values = new WeakMap<Uint8Array, { value: Value }>();
  return (content) => {
    const known = values.get(content) ?? { value: read(content) };
    values.set(content, known);
    return known.value;
  };
}

const encoder = new TextEncoder();

/** Removes the namespace prefix that some programs give the elements of these roots, and nothing else. */
export function createPrefixRemover(roots: string): (parts: FileParts) => FileParts {
  const root = new RegExp(`<(\\w+):(?:${roots})[\\s>]`);
  const normalize = cacheByContent((content) => {
    const prefix = root.exec(decoder.decode(content.subarray(0, 2048)))?.[1];
    if (prefix === undefined) return content;
    const xml = decoder.decode(content).replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
    return encoder.encode(xml);
  });
  return (parts) => ({
    names: parts.names,
    identityOf: parts.identityOf,
    content: (name) => {
      const content = parts.content(name);
      return content === null || !name.endsWith('.xml') ? content : normalize(content);
    },
  });
}
