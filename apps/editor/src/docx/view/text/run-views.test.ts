// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { expect, it } from 'vitest';
import { firstFont, smallestSize } from './paragraph-view.ts';
import { createRunStyles } from './run-views.ts';

function styleOf(name: string, attrs: Record<string, unknown>): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  createRunStyles(() => null)[name]?.(schema.mark(name, attrs), style);
  return style;
}

it('a run has one size for its text and another for complex scripts', () => {
  const both = styleOf('fontSize', { size: 20, sizeCs: 32 });
  expect([both.fontSize, both.getPropertyValue('--complex-size')]).toEqual(['13.333px', '21.333px']);
  const complex = styleOf('fontSize', { size: null, sizeCs: 24 });
  expect([complex.fontSize, complex.getPropertyValue('--complex-size')]).toEqual(['', '16px']);
});

it('a run has one font for its text and another for complex scripts', () => {
  const style = styleOf('fontFamily', { ascii: 'Arial', cs: 'Amiri' });
  expect(style.fontFamily).toMatch(/^"?Arial/);
  expect(style.getPropertyValue('--complex-font')).toMatch(/^"?Amiri/);
});

it.each([
  ['', { family: 'Arial', size: 20 }],
  ['rtl', { family: 'Amiri', size: 32 }],
])('a paragraph that starts with a run with the mark %j has the line height of that font', (mark, font) => {
  const marks = [
    schema.mark('fontSize', { size: 20, sizeCs: 32 }),
    schema.mark('fontFamily', { ascii: 'Arial', cs: 'Amiri' }),
    ...(mark === '' ? [] : [schema.mark(mark)]),
  ];
  expect(firstFont(schema.node('paragraph', null, [schema.text('Text', marks)]))).toEqual(font);
});

it.each([
  ['the smallest run', [20, 16, 24], 16],
  ['one size', [20, 20], 20],
  ['a run that leaves its size to the style', [20, null], null],
  ['no runs', [], null],
])('the lines of a paragraph are at least as high as %s', (_name, sizes, expected) => {
  const runs = sizes.map((size) =>
    schema.text('Text', size === null ? [] : [schema.mark('fontSize', { size, sizeCs: null })]),
  );
  expect(smallestSize(schema.node('paragraph', null, runs))).toBe(expected);
});
