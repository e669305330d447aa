import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEntryReader } from './entry-reader.ts';

/** A zip entry: a local file header of 30 bytes, its name and content. */
function entry(name: string, content: Uint8Array): Uint8Array {
  const encodedName = new TextEncoder().encode(name);
  const bytes = new Uint8Array(30 + encodedName.length + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(18, content.length, true);
  view.setUint16(26, encodedName.length, true);
  bytes.set(encodedName, 30);
  bytes.set(content, 30 + encodedName.length);
  return bytes;
}

it('the entry reader of an export finds each entry of a zip in chunks of any size', () => {
  const entries = fc.array(fc.record({ name: fc.string({ minLength: 1 }), content: fc.uint8Array() }));
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 90 }), (names, size) => {
      const directory = Uint8Array.of(0x50, 0x4b, 1, 2, ...new Uint8Array(60));
      const zip = [...names.map(({ name, content }) => entry(name, content)), directory].flatMap((piece) => [
        ...piece,
      ]);
      const found: string[] = [];
      const readEntries = createEntryReader((name) => found.push(name));
      for (let at = 0; at < zip.length; at += size) readEntries(Uint8Array.from(zip.slice(at, at + size)));
      const decoder = new TextDecoder();
      expect(found).toEqual(names.map(({ name }) => decoder.decode(new TextEncoder().encode(name))));
    }),
  );
});
