import { describe, expect, it } from 'vitest';
import { fflateCodec } from '../../fflate-codec.ts';
import {
  createGif,
  createJpeg,
  createPng,
  createWebp,
  exif,
  gif,
  gifBlock,
  jpeg,
  jpegSegment,
  png,
  pngChunk,
  webp,
} from '../../testing/pictures.ts';
import { concatBytes } from './bytes.ts';
import { createExif, readOrientation } from './orientation.ts';
import { stripPictureMetadata } from './strip-metadata.ts';

const name = 'Ada Quill';
const cleaned = (bytes: Uint8Array) => stripPictureMetadata(bytes, fflateCodec.crc32);
const plainExif = exif({ orientation: 1, name });
const turnedExif = exif({ orientation: 6, name });
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const head = 'Exif\0\0';
const minimal = createExif(6) ?? new Uint8Array();

const iccProfile = jpegSegment(0xe2, 'ICC_PROFILE\0', '\x01\x01profile');
const adobe = jpegSegment(0xee, 'Adobe', '\0d\0\0\0\0\x01');
const loop = gifBlock(0xff, 'NETSCAPE2.0', '\x01\0\0');

describe('a picture without metadata', () => {
  it.each<[string, Uint8Array, Uint8Array]>([
    ['EXIF of JPEG', createJpeg(jpegSegment(0xe1, head, plainExif)), jpeg],
    ['XMP of JPEG', createJpeg(jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', name)), jpeg],
    ['captions of JPEG (IPTC)', createJpeg(jpegSegment(0xed, 'Photoshop 3.0\0', name)), jpeg],
    ['a comment of JPEG', createJpeg(jpegSegment(0xfe, name)), jpeg],
    ['a preview of JPEG', createJpeg(jpegSegment(0xe0, 'JFXX\0', name)), jpeg],
    ['claims about where a JPEG is from', createJpeg(jpegSegment(0xeb, 'JP', name)), jpeg],
    ['a list of more pictures in a JPEG', createJpeg(jpegSegment(0xe2, 'MPF\0', name)), jpeg],
    ['what lies behind a JPEG', concatBytes([jpeg, new TextEncoder().encode(name)]), jpeg],
    ['words of PNG', createPng(pngChunk('tEXt', `Author\0${name}`)), png],
    ['packed words of PNG', createPng(pngChunk('zTXt', name)), png],
    ['words of PNG in any script', createPng(pngChunk('iTXt', name)), png],
    ['EXIF of PNG', createPng(pngChunk('eXIf', plainExif)), png],
    ['the time of a PNG', createPng(pngChunk('tIME', '1234567')), png],
    ['what a program keeps in a PNG', createPng(pngChunk('prVt', name)), png],
    ['what lies behind a PNG', concatBytes([png, new TextEncoder().encode(name)]), png],
    ['a comment of GIF', createGif(gifBlock(0xfe, name, name)), gif],
    ['XMP of GIF', createGif(gifBlock(0xff, 'XMP DataXMP', name)), gif],
    ['what lies behind a GIF', concatBytes([gif, new TextEncoder().encode(name)]), gif],
    ['EXIF and XMP of WebP', createWebp(0x0c, ['EXIF', plainExif], ['XMP ', name]), createWebp(0)],
    ['what a program keeps in a WebP', createWebp(0, ['PRVT', name]), createWebp(0)],
  ])(
    'a picture without metadata does not contain %s, and every byte of its pixels',
    (_what, bytes, expected) => {
      expect(latin(cleaned(bytes))).toBe(latin(expected));
    },
  );

  it.each<[string, Uint8Array]>([
    ['colours of JPEG', createJpeg(iccProfile, adobe)],
    ['colours of PNG', createPng(pngChunk('iCCP', 'name\0\0x'), pngChunk('pHYs', '123456789'))],
    ['how often a GIF runs', createGif(loop, gifBlock(0xf9, '\0\0\0\0'))],
    ['colours and films of WebP', createWebp(0x22, ['ICCP', 'profile'], ['ANIM', '123456'])],
    ['a plain JPEG', jpeg],
    ['a plain PNG', png],
    ['a plain GIF', gif],
    ['a plain WebP', webp],
    ['a picture of another kind', new TextEncoder().encode('BM and more')],
  ])('a picture without metadata keeps %s: it is the same array', (_what, bytes) => {
    expect(cleaned(bytes)).toBe(bytes);
  });

  it.each<[string, Uint8Array, Uint8Array]>([
    ['JPEG', createJpeg(jpegSegment(0xe1, head, turnedExif)), createJpeg(jpegSegment(0xe1, head, minimal))],
    ['PNG', createPng(pngChunk('eXIf', turnedExif)), createPng(pngChunk('eXIf', minimal))],
    ['WebP', createWebp(0x08, ['EXIF', turnedExif]), createWebp(0x08, ['EXIF', minimal])],
    [
      'WebP with a head of JPEG',
      createWebp(0x08, ['EXIF', concatBytes([new TextEncoder().encode(head), turnedExif])]),
      createWebp(0x08, ['EXIF', minimal]),
    ],
  ])('a picture without metadata keeps its orientation:  %s', (_kind, bytes, expected) => {
    expect(latin(cleaned(bytes))).toBe(latin(expected));
    expect(latin(cleaned(cleaned(bytes)))).toBe(latin(expected));
  });

  it('a picture without metadata keeps the orientation of its first directory, in either byte order', () => {
    expect([readOrientation(turnedExif), readOrientation(minimal), readOrientation(plainExif)]).toEqual([
      6, 6, 1,
    ]);
    expect(readOrientation(exif({ orientation: 9, name }))).toBe(1);
    expect(readOrientation(turnedExif.subarray(0, 12))).toBe(1);
  });

  const tagged = [
    createJpeg(jpegSegment(0xe1, head, turnedExif)),
    createPng(pngChunk('tEXt', name)),
    createGif(gifBlock(0xfe, name)),
    createWebp(0x0c, ['EXIF', turnedExif], ['XMP ', name]),
  ];

  it('a picture without metadata is unchanged where it is truncated, except within the pixels of a JPEG', () => {
    const [cutJpeg = jpeg, ...others] = tagged;
    for (const bytes of [cutJpeg.subarray(0, 100), ...others.map((one) => one.subarray(0, -9))])
      expect(cleaned(bytes)).toBe(bytes);
    expect(latin(cleaned(cutJpeg.subarray(0, -3)))).not.toContain(name);
  });

  it('a picture without metadata is refused or read, whatever its bytes are', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2000; round++) {
      const bytes = (tagged[round % tagged.length] ?? jpeg).slice();
      for (let change = 0; change < 3; change++) bytes[12 + random(bytes.length - 12)] = random(256);
      expect(cleaned(bytes).length).toBeLessThanOrEqual(bytes.length);
    }
  });
});
