import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpackChunk, unpackParts, unpackText } from './chunk.ts';
import type { PartChange, Revision } from './revision.ts';

const codec = {
  compress: () => {
    throw new Error('Nothing is packed in the first format any more');
  },
  decompress: (bytes: Uint8Array, dictionary?: Uint8Array) =>
    Uint8Array.from(dictionary ? zstdDecompressSync(bytes, { dictionary }) : brotliDecompressSync(bytes)),
};

const bytes = (text: string) => new TextEncoder().encode(text);
const splice = (name: string, at: number, del: number, ins: string): PartChange => ({
  kind: 'splice',
  name,
  splices: [{ at, del, ins: bytes(ins) }],
});
const seal = { size: 6301, fileHash: 'ab'.repeat(32), chain: 'cd'.repeat(32), length: 17 };
const typed = { dirtyMs: 1000, origin: 'typed' as const, userId: 7 };

const revisions: Revision[] = [
  {
    at: 1_790_000_000_000,
    dirtyMs: null,
    origin: 'base',
    userId: null,
    ops: [],
    parts: [{ kind: 'whole', hash: '12'.repeat(32) }],
  },
  {
    ...typed,
    at: 1_790_000_001_250,
    ops: [{ p: 0, del: 0, ins: 'Füße & 🦶' }],
    parts: [
      splice('word/document.xml', 231, 0, '<w:r><w:t>Füße &amp; 🦶</w:t></w:r>'),
      splice('docProps/app.xml', 191, 1, '3'),
    ],
  },
  {
    ...typed,
    at: 1_790_000_002_250,
    ops: [
      { p: 8, del: 1, ins: ' <walk>' },
      { p: 0, del: 1, ins: 'f' },
    ],
    parts: [
      splice('word/document.xml', 254, 4, ' &lt;walk&gt;'),
      splice('word/document.xml', 241, 1, 'f'),
      { kind: 'raw', name: 'word/comments.xml', content: bytes('<w:comments/>') },
      { kind: 'blob', name: 'word/media/image1.png', hash: '34'.repeat(32) },
    ],
  },
  {
    ...typed,
    at: 1_790_000_002_250,
    dirtyMs: null,
    origin: 'restored',
    ops: [{ p: 15, del: 0, ins: 'ed' }],
    parts: [splice('word/document.xml', 273, 0, 'ed'), { kind: 'removed', name: 'word/comments.xml' }],
  },
];
const start = { text: 'before', parts: [{ kind: 'raw' as const, name: 'a', content: bytes('old') }] };
const net = [splice('word/document.xml', 231, 0, '<w:r><w:t>füße &amp;  &lt;walk&gt;ed</w:t></w:r>')];

/** What the first program that sealed wrote for this. */
const packed = {
  text: Uint8Array.from(
    Buffer.from(
      'G5oA+K+KdwhvhjmUiFaNnGHUj/A1qLnd/xhgciaTIUdjt1SbB9B0lc1uHqbBUYJhRC2S0KOw8Mk/y9CGKwa2MD+hGSf6KQRgUe6R79YILPDKLhbFNc7LUpYzuU7Lb5L8+kVgh3Q3sgCkI18Ro+Ttz0Hx1+CspQA=',
      'base64',
    ),
  ),
  parts: Uint8Array.from(
    Buffer.from(
      'pQEbDwEAnAd2DJmMZrPz+DDNaV4E/8Dl/vs3bEyQjU3MbPAmCOwswCg7D7HkgTDKuxf49NEJe3oLWAvaqjVvHpRlCZwOwEe83rBcPqXRkHx+kiDjECSjF4SlBhS8viLFY8iEsF7BTRYV0VV/spnvZC8XAnYzzHuDZyFAKEz0C1ZNGyqWmCa6o6eX7zKf9zCe359DIfTGXafL8TGuHquv1wE2IP+NTXYotS/9IFShAgABAQEBYQNvbGQBABF3b3JkL2RvY3VtZW50LnhtbAHOAwAyPHc6cj48dzp0PmbDvMOfZSAmYW1wOyAgJmx0O3dhbGsmZ3Q7ZWQ8L3c6dD48L3c6cj4=',
      'base64',
    ),
  ),
};

it('a chunk of the first format restores the packed revisions', () => {
  expect(unpackChunk(packed, codec)).toEqual({ revisions, seal });
  expect(unpackText(packed.text, codec).startText).toBe(start.text);
  expect(unpackParts(packed, codec)).toMatchObject({ startParts: start.parts, net });
});

it('a chunk of the first format restores each of its versions', () => {
  const reported = unpackParts(packed, codec).changes().upTo(1);
  expect(reported).toEqual(revisions.slice(0, 2).flatMap(({ parts }) => parts));
});
