import type { OpColumns } from './text-columns.ts';

const encoder = new TextEncoder();
const special = /[&<>]/;

/** XML-escaped text in UTF-8. */
export function escapedText(text: string): Uint8Array {
  if (!special.test(text)) return encoder.encode(text);
  return encoder.encode(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

const surrogate = /[\ud800-\udfff]/;

/** The escaped insertion of each change in the columns: slices of one array if possible, because there are thousands. */
export function escapedInsertions({ insertedEnd, inserted }: OpColumns): (op: number) => Uint8Array {
  const getInsertedStart = (op: number) => (op === 0 ? 0 : (insertedEnd[op - 1] ?? 0));
  const oneByOne = (op: number) => escapedText(inserted.slice(getInsertedStart(op), insertedEnd[op]));
  // A surrogate pair split across two changes would be joined here.
  if (surrogate.test(inserted)) return oneByOne;
  const bytes = encoder.encode(inserted);
  const ends = new Int32Array(insertedEnd.length);
  const isSpecial = new Uint8Array(insertedEnd.length);
  let length = 0;
  for (let op = 0, at = 0; op < insertedEnd.length; op++) {
    for (const end = insertedEnd[op] ?? 0; at < end; at++) {
      const unit = inserted.charCodeAt(at);
      length += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
      if (unit === 0x26 || unit === 0x3c || unit === 0x3e) isSpecial[op] = 1;
    }
    ends[op] = length;
  }
  return (op) =>
    isSpecial[op] === 1 ? oneByOne(op) : bytes.subarray(op === 0 ? 0 : (ends[op - 1] ?? 0), ends[op]);
}
