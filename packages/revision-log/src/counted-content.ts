/**
 * A part in which a program stores statistics and times at each save: a text in which only some numbers change. Bytes are mapped to characters one to
 * one, so that positions are those in the file.
 */
export interface CountedContent {
  /** The text before each number, and after the last. */
  fixed: string[];
  fields: Field[];
}

export interface Field {
  kind: 'number' | 'stamp';
  /** A stamp in seconds since 1970. */
  value: number;
}

// A number that would be formatted differently (such as one with leading zeros) is not a field.
const fieldPattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\d+/g;
const plainNumber = /^(?:0|[1-9]\d{0,14})$/;

export function readCounted(content: Uint8Array): CountedContent {
  const text = decodeLatin1(content);
  const fixed: string[] = [];
  const fields: Field[] = [];
  let from = 0;
  for (const match of text.matchAll(fieldPattern)) {
    const field = parseField(match[0]);
    if (!field) continue;
    fixed.push(text.slice(from, match.index));
    fields.push(field);
    from = match.index + match[0].length;
  }
  fixed.push(text.slice(from));
  return { fixed, fields };
}

function decodeLatin1(content: Uint8Array): string {
  let text = '';
  for (const byte of content) text += String.fromCharCode(byte);
  return text;
}

function parseField(digits: string): Field | null {
  if (plainNumber.test(digits)) return { kind: 'number', value: Number(digits) };
  const value = Date.parse(digits) / 1000;
  const stamp: Field = { kind: 'stamp', value };
  return digits.length === 20 && Number.isInteger(value) && value >= 0 && formatField(stamp) === digits
    ? stamp
    : null;
}

export function formatField({ kind, value }: Field): string {
  return kind === 'number' ? String(value) : `${new Date(value * 1000).toISOString().slice(0, 19)}Z`;
}

export function writeCounted({ fixed, fields }: CountedContent): Uint8Array {
  let text = '';
  for (const [index, field] of fields.entries()) text += (fixed[index] ?? '') + formatField(field);
  text += fixed.at(-1) ?? '';
  return Uint8Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

/** Equal except for the values of fields. */
export function isSameButCounts(a: CountedContent, b: CountedContent): boolean {
  return (
    a.fixed.length === b.fixed.length &&
    a.fixed.every((text, index) => text === b.fixed[index]) &&
    a.fields.every((field, index) => field.kind === b.fields[index]?.kind)
  );
}
