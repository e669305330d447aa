import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { expect, it } from 'vitest';
import { resolveFontFace } from '../../../ui/font-faces.ts';
import { fontCss, paragraphCss, type StyleSpacing, shadingColour, toTextAlign } from './paragraph-css.ts';

const defaults = { spaceAfter: 200, lineSpacing: 276 };
const styleOf = (attrs: ParagraphAttrs, style: StyleSpacing = {}) =>
  paragraphCss(attrs, 100, { defaults, style }).style;
const classesOf = (attrs: ParagraphAttrs, length = 100) =>
  paragraphCss(attrs, length, { defaults, style: {} }).classes;

it.each<[string, ParagraphAttrs, Record<string, string>]>([
  [
    'says that a paragraph begins lines at the start, where its table does not',
    { alignment: 'left' },
    { 'text-align': 'start' },
  ],
  ['lays both edges of a justified paragraph', { alignment: 'both' }, { 'text-align': 'justify' }],
  [
    'lays both edges of a paragraph that is stretched by kashida',
    { alignment: 'lowKashida' },
    { 'text-align': 'justify' },
  ],
  ['puts "right" at the end, whichever way is written', { alignment: 'right' }, { 'text-align': 'end' }],
  ['leaves spacing that is the default to the default', { spaceAfter: 200, lineSpacing: 276 }, {}],
  [
    'says spacing that differs',
    { spaceAfter: 0, spaceBefore: 240 },
    { '--before': '16px', '--after': '0px' },
  ],
  [
    'says spacing that the paragraph names itself, though it is the default',
    { spaceAfter: 200, spacingExplicit: { after: true } },
    { '--after': '13.333px' },
  ],
  ['takes a multiple of the line', { lineSpacing: 480, lineSpacingRule: 'auto' }, { '--multiple': '2' }],
  ['takes an exact line', { lineSpacing: 280, lineSpacingRule: 'exact' }, { '--exact': '18.667px' }],
  [
    'takes a line of at least so much',
    { lineSpacing: 400, lineSpacingRule: 'atLeast' },
    { '--least': '26.667px', '--multiple': '1' },
  ],
  [
    'hangs the first line',
    { indentLeft: 720, indentFirstLine: -720 },
    { '--start': '48px', '--first': '-48px' },
  ],
  ['fills the ground', { shading: { pattern: 'clear', fill: { rgb: 'E0E0E0' } } }, { '--ground': '#E0E0E0' }],
])('paragraphCss %s', (_name, attrs, style) => {
  expect(styleOf(attrs)).toEqual(style);
});

const webStyle = { spaceBefore: 100, beforeAutospacing: true };
it.each<[string, ParagraphAttrs, string]>([
  ['of its style is 14 points', { spaceBefore: 100 }, '18.667px'],
  ['of its style gives way to its own spacing', { spaceBefore: 480 }, '32px'],
  [
    'of its style can be switched off',
    { spaceBefore: 100, _originalFormatting: { beforeAutospacing: false } },
    '6.667px',
  ],
])('automatic spacing of a paragraph %s', (_name, attrs, before) => {
  expect(styleOf(attrs, webStyle)['--before']).toBe(before);
});

it('paragraphCss draws a frame around the text, which does not move', () => {
  const style = styleOf({
    borders: { left: { style: 'single', size: 8, space: 4, color: { rgb: '1F5673' } } },
  });
  expect(style).toEqual({
    'border-inline-start': '1.333px solid #1F5673',
    'padding-inline-start': '5.333px',
    '--out-start': '6.667px',
  });
});

it.each<[string, ParagraphAttrs, number, string[]]>([
  ['keeps a heading with what follows', { keepNext: true }, 20, ['keep-next', 'keep-whole']],
  [
    'marks an item with automatic spacing',
    { numPr: { numId: 1, ilvl: 0 }, _originalFormatting: { beforeAutospacing: true } },
    4,
    ['list-item', 'auto-before'],
  ],
  [
    'leaves an item with its own spacing',
    { numPr: { numId: 1, ilvl: 0 }, spaceBefore: 280 },
    4,
    ['list-item'],
  ],
  [
    'places a frame at the right',
    { _originalFormatting: { frame: { xAlign: 'right' } } },
    4,
    ['frame', 'frame-end'],
  ],
  ['leaves a frame without an alignment in its place', { _originalFormatting: { frame: { x: 1 } } }, 4, []],
  ['breaks a long paragraph whatever it says', { keepNext: true, keepLines: true }, 5000, []],
  ['keeps the lines of a short one together', { keepLines: true }, 100, ['keep-whole']],
])('paragraphCss %s', (_name, attrs, length, classes) => {
  expect(classesOf(attrs, length)).toEqual(classes);
});

it.each([
  [null, null],
  [{ pattern: 'nil' as const, fill: { rgb: 'FF0000' } }, null],
  [{ pattern: 'clear' as const, fill: { auto: true } }, null],
  [{ pattern: 'solid' as const, color: { rgb: '00FF00' }, fill: { rgb: 'FF0000' } }, '#00FF00'],
])('shadingColour reads %j', (shading, colour) => {
  expect(shadingColour(shading)).toBe(colour);
});

it.each([
  ['Calibri', '"Carlito"', 1.2207],
  ['Cambria', '"Caladea"', 1.1724],
  ['Georgia', '"Gelasio"', 1.1362],
  ['TIMES NEW ROMAN', '"Tinos"', 1.149],
  ['Some School Sans', '"Arimo"', 1.149],
  ['Code Mono', '"Cousine"', 1.1328],
  ['Source Code Pro', '"Cousine"', 1.1328],
  ['Lucida Sans Unicode', '"Arimo"', 1.149],
  ['Arial Unicode MS', '"Arimo"', 1.149],
])('fontFace draws %s with the device’s own font, or %s', (family, standIn, lineHeight) => {
  const face = resolveFontFace(family);
  expect(face.stack).toContain(`"${family}", ${standIn}`);
  expect(face.lineHeight).toBe(lineHeight);
});

it('fontFace escapes font names in strings', () => {
  expect(resolveFontFace('A"; color: red; "').stack.match(/"/g)).toHaveLength(4);
});

it('fontCss sets sizes in half points', () => {
  expect(fontCss(null, 24)).toEqual({ 'font-size': '16px' });
});

it.each([
  ['start', 'start'],
  ['end', 'end'],
])('the alignment "%s" of Strict files is the CSS value "%s"', (alignment, expected) => {
  expect(toTextAlign(alignment)).toBe(expected);
});
