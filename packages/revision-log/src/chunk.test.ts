import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffBytes, type Splice } from './byte-diff.ts';
import { packChunk, unpackChunk, unpackParts, unpackText } from './chunk.ts';
import { createByteBuffer } from './gap-buffer.ts';
import { extendChain, startChain } from './hash-chain.ts';
import { decodeParts, decodeRecord, decodeRevision, encodeRecord } from './record.ts';
import { origins, type PartChange, type Revision } from './revision.ts';

const codec = {
  compress: (bytes: Uint8Array) => brotliCompressSync(bytes),
  decompress: (bytes: Uint8Array) => Uint8Array.from(brotliDecompressSync(bytes)),
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const content = fc.uint8Array({ maxLength: 30 }).map((bytes) => Uint8Array.from(bytes));
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const name = fc.constantFrom('word/document.xml', 'docProps/core.xml', 'a');
const splice = fc.record({
  at: fc.nat(100_000),
  del: fc.nat(500),
  ins: fc.oneof(
    content,
    text.map((value) => new TextEncoder().encode(value)),
  ),
});
const part: fc.Arbitrary<PartChange> = fc.oneof(
  fc.record({ kind: fc.constant('splice' as const), name, splices: fc.array(splice, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('raw' as const), name, content }),
  fc.record({ kind: fc.constant('blob' as const), name, hash }),
  fc.record({ kind: fc.constant('removed' as const), name }),
  fc.record({ kind: fc.constant('whole' as const), hash }),
);
const revision: fc.Arbitrary<Revision> = fc.record({
  at: fc.nat(2 ** 45),
  dirtyMs: fc.option(fc.nat(500_000)),
  origin: fc.constantFrom(...origins),
  userId: fc.option(fc.nat(2 ** 40)),
  ops: fc.array(fc.record({ p: fc.nat(100_000), del: fc.nat(1000), ins: text }), { maxLength: 3 }),
  parts: fc.array(part, { maxLength: 3 }),
});
const seal = fc.record({ size: fc.nat(), fileHash: hash, chain: hash, length: fc.nat() });

/** A change whose inserted bytes are its text, as typing makes it. */
const typed = fc.tuple(revision, text).map(([value, ins]) => ({
  ...value,
  ops: [{ p: 3, del: 0, ins }],
  parts: [
    {
      kind: 'splice' as const,
      name: 'word/document.xml',
      splices: [
        {
          at: 7,
          del: 0,
          ins: new TextEncoder().encode(
            ins.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
          ),
        },
      ],
    },
  ],
}));

it('a record survives a round trip', () => {
  fc.assert(
    fc.property(revision, seal, (value, end) => {
      const { at: _at, ...body } = { ...value, ...end };
      expect(decodeRecord(encodeRecord(body))).toEqual(body);
      const { origin, dirtyMs, userId, ops, parts } = value;
      expect(decodeRevision(encodeRecord(body))).toEqual({ origin, dirtyMs, userId, ops, parts });
      expect(decodeParts(encodeRecord(body))).toEqual(parts);
    }),
  );
});

it('a record is refused when it ends too early', () => {
  const bytes = encodeRecord({
    origin: 'typed',
    dirtyMs: null,
    userId: 1,
    ops: [],
    parts: [],
    size: 1,
    fileHash: '0'.repeat(64),
    chain: '0'.repeat(64),
    length: 0,
  });
  expect(() => decodeRecord(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
});

/** What a program writes into a file about it: most of it the same from save to save. */
const app = (counts: { words: number; letters: number; minutes: number }) =>
  `<Properties v="12.0000"><Words>${counts.words}</Words><Characters>${counts.letters}</Characters><TotalTime>${counts.minutes}</TotalTime></Properties>`;
const core = (at: number) =>
  `<cp:core created="2026-01-01T00:00:00Z"><modified>${new Date(Math.floor(at / 1000) * 1000).toISOString().slice(0, 19)}Z</modified></cp:core>`;
const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Saves of a program that counts, each in splices as they are found by a comparison. */
const countedSaves = fc
  .array(
    fc.record({
      pause: fc.nat(90_000),
      ins: text,
      words: fc.nat(3000),
      letters: fc.nat(30_000),
      minutes: fc.nat(2),
      title: fc.option(fc.constantFrom('7 days', '2026-01-01T00:00:01Z'), { freq: 20 }),
      replaced: fc.option(
        fc.constantFrom<PartChange>(
          { kind: 'removed', name: 'app' },
          { kind: 'whole', hash: '0'.repeat(64) },
        ),
        { freq: 20 },
      ),
    }),
    { maxLength: 30 },
  )
  .map((saves) => {
    let at = Date.UTC(2026, 8, 1);
    const contents = new Map([
      ['core', core(at)],
      ['app', app({ words: 0, letters: 0, minutes: 0 })],
    ]);
    const counted = new Map([...contents].map(([part, xml]) => [part, new TextEncoder().encode(xml)]));
    const revisions = saves.map((save): Revision => {
      at += save.pause;
      const next: [string, string][] = [
        ['core', core(at) + (save.title ?? '')],
        ['app', app(save)],
      ];
      const parts = next.map(([part, xml]): PartChange => {
        const before = new TextEncoder().encode(contents.get(part));
        contents.set(part, xml);
        return {
          kind: 'splice',
          name: part,
          splices: diffBytes(before, new TextEncoder().encode(xml), { same }).splices,
        };
      });
      const ops = [{ p: 0, del: 0, ins: save.ins }];
      const all = save.replaced ? [...parts, save.replaced] : parts;
      return { at, dirtyMs: null, origin: 'typed', userId: null, ops, parts: all };
    });
    return { revisions, counted };
  });

it('a packed chunk restores counted fields, step by step and at once', () => {
  fc.assert(
    fc.property(countedSaves, seal, fc.nat(30), ({ revisions, counted }, end, requested) => {
      const packed = packChunk({ revisions, seal: end, start: null, net: [], counted }, codec);
      expect(unpackChunk(packed, codec).revisions).toEqual(revisions);
      const last = Math.min(requested, revisions.length - 1);
      const reported = unpackParts(packed, codec).changes();
      const stepByStep = revisions.slice(0, last + 1).flatMap(({ parts }) => parts);
      expect(contentsAfter(counted, reported.upTo(last))).toEqual(contentsAfter(counted, stepByStep));
    }),
  );
});

it('a packed chunk restores every revision, its start and its net change', () => {
  const start = fc.option(fc.record({ text, parts: fc.array(part, { maxLength: 2 }) }));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(revision, typed), { maxLength: 12 }),
      seal,
      start,
      fc.array(part, { maxLength: 2 }),
      (revisions, end, full, net) => {
        const packed = packChunk({ revisions, seal: end, start: full, net, counted: new Map() }, codec);
        expect(unpackChunk(packed, codec)).toEqual({ revisions, seal: end });
        expect(unpackText(packed.text, codec).startText).toEqual(full?.text ?? null);
        expect(unpackParts(packed, codec)).toMatchObject({ startParts: full?.parts ?? null, net });
      },
    ),
  );
});

/** Up to the first change that is no splice: what those lead to is not known here. */
function contentsAfter(
  start: ReadonlyMap<string, Uint8Array>,
  changes: readonly PartChange[],
): Map<string, Uint8Array | string> {
  const contents = new Map<string, Uint8Array | string>(start);
  for (const change of changes) {
    if (change.kind === 'whole') for (const part of contents.keys()) contents.set(part, 'another');
    else if (change.kind === 'raw') contents.set(change.name, change.content);
    else if (change.kind === 'splice') {
      const before = contents.get(change.name);
      if (before instanceof Uint8Array) contents.set(change.name, spliced(before, change.splices));
    } else contents.set(change.name, 'another');
  }
  return contents;
}

function spliced(before: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const buffer = createByteBuffer(before);
  for (const item of splices) buffer.splice(item.at, item.del, item.ins);
  return buffer.slice(0, buffer.length());
}

it('splices of bytes turn the old bytes into the new ones', () => {
  const bytes = fc.array(fc.constantFrom(1, 2, 3), { maxLength: 400 }).map((list) => Uint8Array.from(list));
  const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
  fc.assert(
    fc.property(bytes, bytes, bytes, fc.constantFrom(undefined, same), (a, b, c, compare) => {
      const old = Uint8Array.from([...a, ...b, ...a]);
      const next = Uint8Array.from([...a, ...c, ...a]);
      const buffer = createByteBuffer(old);
      for (const item of diffBytes(old, next, compare && { same: compare }).splices)
        buffer.splice(item.at, item.del, item.ins);
      expect(buffer.slice(0, buffer.length())).toEqual(next);
    }),
    { numRuns: 300 },
  );
});

it('the certificate chain has the documented values', () => {
  const h0 = startChain('doc-1', sha256);
  const h1 = extendChain(h0, { t: 1, text: 'The cat' }, sha256);
  const h2 = extendChain(h1, { t: 2, text: 'The cat sat' }, sha256);
  expect([h0, h1, h2]).toEqual([
    'bb0e4f49443794d901e8969ff11bd112e34208a0dcdf0e1eedb480cc9b3c7293',
    'ebadea27315911ca2660ef3a09676368a12a32b8dc718a5322f481c941a0480e',
    '614c7247173958f618e3359a98a41192b0e0d612a481fe1a7a2c41268e67728f',
  ]);
});
