import { expect, it } from 'vitest';
import { decodeSymbol } from './symbol-fonts.ts';

const tag = (font: string, char: string) => `<w:sym w:font="${font}" w:char="${char}"/>`;

it.each([
  ['Symbol', 'F061', 'α'],
  ['Symbol', '0061', 'α'],
  ['symbol', 'f07e', '∼'],
  ['Symbol', 'F0A3', '≤'],
  ['Symbol', 'F0B7', '•'],
  ['Symbol', 'F0D6', '√'],
  ['Symbol', 'F0E5', '∑'],
  ['Symbol', 'F0F2', '∫'],
  ['Symbol', 'F0FE', '⎭'],
  ['Wingdings', 'F043', '👍'],
  ['Wingdings', 'F04A', '☺'],
  ['Wingdings', 'F069', '♓'],
  ['Wingdings', 'F06E', '■'],
  ['Wingdings', 'F095', '❿'],
  ['Wingdings', 'F0A7', '▪'],
  ['Wingdings', 'F0E8', '➔'],
  ['Wingdings', 'F0FC', '✓'],
])('a symbol of %s at %s reads %s', (font, char, read) => {
  expect(decodeSymbol(tag(font, char))).toBe(read);
});
it('a symbol of an unknown font stays the same character', () => {
  expect(decodeSymbol(tag('Webdings', 'F04A'))).toBe('\uf04a');
  expect(decodeSymbol(tag('Cambria', '00E9'))).toBe('é');
});
it('a symbol without a character, or with half of one, reads as nothing', () => {
  expect(decodeSymbol('<w:sym w:font="Symbol"/>')).toBe('');
  expect(decodeSymbol(tag('Symbol', 'D83D'))).toBe('');
});
