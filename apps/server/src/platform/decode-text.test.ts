import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const littleEndian = (text: string) => Buffer.from(text, 'utf16le');

it.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from('Müller,Ł')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFMüller,Ł')],
  ['little-endian UTF-16 with its mark', littleEndian('\uFEFFMüller,Ł')],
  ['big-endian UTF-16 with its mark', littleEndian('\uFEFFMüller,Ł').swap16()],
])('a text in %s is decoded', (_name, bytes) => {
  expect(decodeText(bytes)).toBe('Müller,Ł');
});

it('a text that is not valid UTF-8 is decoded as Windows-1252', () => {
  expect(decodeText(Uint8Array.of(0x4d, 0xfc, 0x80))).toBe('Mü€');
});
