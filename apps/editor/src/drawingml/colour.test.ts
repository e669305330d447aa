import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../xml/element.ts';
import { type ColourMap, readColour } from './colour.ts';
import { toHex, toRgb } from './rgb.ts';

const palette: ColourMap = {
  getColor: (name) =>
    new Map([
      ['accent1', '#4472c4'],
      ['bg1', '#ffffff'],
    ]).get(name) ?? null,
};
const parseColour = (xml: string, placeholder?: { color: string; opacity: number }) =>
  readColour(readElement(`<a:solidFill>${xml}</a:solidFill>`), palette, placeholder);

it.each([
  ['by its RGB value', '<a:srgbClr val="FF8000"/>', '#ff8000'],
  ['by its name in the theme', '<a:schemeClr val="accent1"/>', '#4472c4'],
  ['of the system with its last value', '<a:sysClr val="windowText" lastClr="112233"/>', '#112233'],
  ['of the system without a last value', '<a:sysClr val="window"/>', '#ffffff'],
  ['of the system for text', '<a:sysClr val="windowText"/>', '#000000'],
  ['by a CSS name', '<a:prstClr val="tomato"/>', '#ff6347'],
  ['with the abbreviation dk', '<a:prstClr val="dkBlue"/>', '#00008b'],
  ['with the abbreviation lt', '<a:prstClr val="ltGray"/>', '#d3d3d3'],
  ['with the abbreviation med', '<a:prstClr val="medPurple"/>', '#9370db'],
  ['by RGB percentages', '<a:scrgbClr r="100000" g="0" b="100000"/>', '#ff00ff'],
  ['by hue, saturation and light', '<a:hslClr hue="7200000" sat="100000" lum="50000"/>', '#00ff00'],
  ['after an unknown element', '<a:other/><a:srgbClr val="010203"/>', '#010203'],
])('a colour is read %s', (_, xml, expected) => {
  expect(parseColour(xml)).toEqual({ color: expected, opacity: 1 });
});

it.each([
  ['nothing', ''],
  ['an invalid RGB value', '<a:srgbClr val="red"/>'],
  ['a name missing in the theme', '<a:schemeClr val="accent9"/>'],
  ['an unknown name', '<a:prstClr val="constructor"/>'],
  ['a missing placeholder colour', '<a:schemeClr val="phClr"/>'],
])('a colour of %s is null', (_, xml) => {
  expect(parseColour(xml)).toBeNull();
});

it('a placeholder colour of a style is replaced', () => {
  const placeholder = { color: '#204060', opacity: 0.5 };
  expect(parseColour('<a:schemeClr val="phClr"/>', placeholder)).toEqual(placeholder);
  expect(parseColour('<a:schemeClr val="phClr"><a:lumMod val="50000"/></a:schemeClr>', placeholder)).toEqual({
    color: '#102030',
    opacity: 0.5,
  });
});

it.each([
  ['half the luminance', '<a:lumMod val="50000"/>', '#204060', '#102030'],
  ['luminance plus 20 percent', '<a:lumOff val="20000"/>', '#000000', '#333333'],
  ['luminance beyond white', '<a:lumOff val="200000"/>', '#808080', '#ffffff'],
  ['absolute luminance', '<a:lum val="50000"/>', '#000080', '#0000ff'],
  ['without saturation', '<a:satMod val="0"/>', '#ff0000', '#808080'],
  ['with more saturation', '<a:satOff val="100000"/>', '#bf4040', '#ff0000'],
  ['hue rotated by 120 degrees', '<a:hueOff val="7200000"/>', '#ff0000', '#00ff00'],
  ['hue rotated by -120 degrees', '<a:hueOff val="-7200000"/>', '#ff0000', '#0000ff'],
  ['inverted', '<a:inv/>', '#ff0080', '#00ff7f'],
  ['the complement', '<a:comp/>', '#ff0000', '#00ffff'],
  ['grey', '<a:gray/>', '#ffffff', '#ffffff'],
  ['fully tinted', '<a:tint val="0"/>', '#123456', '#ffffff'],
  ['not tinted', '<a:tint val="100000"/>', '#123456', '#123456'],
  ['fully shaded', '<a:shade val="0"/>', '#123456', '#000000'],
  ['not shaded', '<a:shade val="100000"/>', '#123456', '#123456'],
  ['unknown modification', '<a:sparkle val="1"/>', '#123456', '#123456'],
  ['darker, then lighter', '<a:lumMod val="0"/><a:lumOff val="40000"/>', '#ff0000', '#666666'],
])('a colour is modified: %s', (_, change, from, expected) => {
  expect(parseColour(`<a:srgbClr val="${from.slice(1)}">${change}</a:srgbClr>`)?.color).toBe(expected);
});

it.each([
  ['<a:alpha val="25000"/>', 0.25],
  ['<a:alpha val="50000"/><a:alphaMod val="50000"/>', 0.25],
  ['<a:alpha val="50000"/><a:alphaOff val="20000"/>', 0.7],
  ['<a:alpha val="250000"/>', 1],
  ['<a:alphaOff val="-250000"/>', 0],
])('the opacity of a colour with %s is read', (change, expected) => {
  expect(parseColour(`<a:srgbClr val="000000">${change}</a:srgbClr>`)?.opacity).toBeCloseTo(expected, 9);
});

it('converting a colour to RGB and back restores it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      expect(toHex(toRgb(color))).toBe(color);
    }),
  );
});

it('modifications without a net effect keep the colour', () => {
  const changes = [
    '<a:hueOff val="0"/>',
    '<a:satMod val="100000"/>',
    '<a:lumMod val="100000"/>',
    '<a:comp/><a:comp/>',
    '<a:inv/><a:inv/>',
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...changes), (number, change) => {
      const hex = number.toString(16).padStart(6, '0');
      const parts = toRgb(parseColour(`<a:srgbClr val="${hex}">${change}</a:srgbClr>`)?.color ?? '');
      const differences = toRgb(`#${hex}`).map((part, index) => Math.abs(part - (parts[index] ?? 9)) * 255);
      expect(Math.max(...differences)).toBeLessThanOrEqual(2);
    }),
  );
});
