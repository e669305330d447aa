import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import { type ColourMap, readColour, toHex, toRgb } from './colour.ts';

const palette: ColourMap = {
  getColor: (name) =>
    new Map([
      ['accent1', '#4472c4'],
      ['bg1', '#ffffff'],
    ]).get(name) ?? null,
};
const tintOf = (xml: string, placeholder?: { color: string; opacity: number }) =>
  readColour(readElement(`<a:solidFill>${xml}</a:solidFill>`), palette, placeholder);

it.each([
  ['by its parts', '<a:srgbClr val="FF8000"/>', '#ff8000'],
  ['by its name in the theme', '<a:schemeClr val="accent1"/>', '#4472c4'],
  ['of the system, as it was last', '<a:sysClr val="windowText" lastClr="112233"/>', '#112233'],
  ['of the system, never seen', '<a:sysClr val="window"/>', '#ffffff'],
  ['of the system, of words', '<a:sysClr val="windowText"/>', '#000000'],
  ['by a name of CSS', '<a:prstClr val="tomato"/>', '#ff6347'],
  ['by a shortened name', '<a:prstClr val="dkBlue"/>', '#00008b'],
  ['by another shortened name', '<a:prstClr val="ltGray"/>', '#d3d3d3'],
  ['by a third shortened name', '<a:prstClr val="medPurple"/>', '#9370db'],
  ['by shares of light', '<a:scrgbClr r="100000" g="0" b="100000"/>', '#ff00ff'],
  ['by hue, saturation and light', '<a:hslClr hue="7200000" sat="100000" lum="50000"/>', '#00ff00'],
  ['behind what is no colour', '<a:other/><a:srgbClr val="010203"/>', '#010203'],
])('a colour is known %s', (_, xml, expected) => {
  expect(tintOf(xml)).toEqual({ color: expected, opacity: 1 });
});

it.each([
  ['nothing', ''],
  ['parts that are none', '<a:srgbClr val="red"/>'],
  ['a name that the theme has not', '<a:schemeClr val="accent9"/>'],
  ['a name that nobody knows', '<a:prstClr val="constructor"/>'],
  ['the place of another, and there is none', '<a:schemeClr val="phClr"/>'],
])('a colour is none where the file says %s', (_, xml) => {
  expect(tintOf(xml)).toBeNull();
});

it('a colour takes the place that a style leaves for it', () => {
  const placeholder = { color: '#204060', opacity: 0.5 };
  expect(tintOf('<a:schemeClr val="phClr"/>', placeholder)).toEqual(placeholder);
  expect(tintOf('<a:schemeClr val="phClr"><a:lumMod val="50000"/></a:schemeClr>', placeholder)).toEqual({
    color: '#102030',
    opacity: 0.5,
  });
});

it.each([
  ['half as light', '<a:lumMod val="50000"/>', '#204060', '#102030'],
  ['lighter by a fifth', '<a:lumOff val="20000"/>', '#000000', '#333333'],
  ['lighter than white', '<a:lumOff val="200000"/>', '#808080', '#ffffff'],
  ['of another light', '<a:lum val="50000"/>', '#000080', '#0000ff'],
  ['without saturation', '<a:satMod val="0"/>', '#ff0000', '#808080'],
  ['with more saturation', '<a:satOff val="100000"/>', '#bf4040', '#ff0000'],
  ['turned by a third', '<a:hueOff val="7200000"/>', '#ff0000', '#00ff00'],
  ['turned back by a third', '<a:hueOff val="-7200000"/>', '#ff0000', '#0000ff'],
  ['inverted', '<a:inv/>', '#ff0080', '#00ff7f'],
  ['its complement', '<a:comp/>', '#ff0000', '#00ffff'],
  ['grey', '<a:gray/>', '#ffffff', '#ffffff'],
  ['wholly tinted', '<a:tint val="0"/>', '#123456', '#ffffff'],
  ['not tinted', '<a:tint val="100000"/>', '#123456', '#123456'],
  ['wholly shaded', '<a:shade val="0"/>', '#123456', '#000000'],
  ['not shaded', '<a:shade val="100000"/>', '#123456', '#123456'],
  ['changed in a way that nobody knows', '<a:sparkle val="1"/>', '#123456', '#123456'],
  ['darker, then lighter', '<a:lumMod val="0"/><a:lumOff val="40000"/>', '#ff0000', '#666666'],
])('a colour is %s', (_, change, from, expected) => {
  expect(tintOf(`<a:srgbClr val="${from.slice(1)}">${change}</a:srgbClr>`)?.color).toBe(expected);
});

it.each([
  ['<a:alpha val="25000"/>', 0.25],
  ['<a:alpha val="50000"/><a:alphaMod val="50000"/>', 0.25],
  ['<a:alpha val="50000"/><a:alphaOff val="20000"/>', 0.7],
  ['<a:alpha val="250000"/>', 1],
  ['<a:alphaOff val="-250000"/>', 0],
])('a colour lets as much through as %s says', (change, expected) => {
  expect(tintOf(`<a:srgbClr val="000000">${change}</a:srgbClr>`)?.opacity).toBeCloseTo(expected, 9);
});

it('a colour is the same after it went to its parts and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      expect(toHex(toRgb(color))).toBe(color);
    }),
  );
});

it('a colour is the same where it is turned all the way round, or by nothing', () => {
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
      const parts = toRgb(tintOf(`<a:srgbClr val="${hex}">${change}</a:srgbClr>`)?.color ?? '');
      const apart = toRgb(`#${hex}`).map((part, index) => Math.abs(part - (parts[index] ?? 9)) * 255);
      expect(Math.max(...apart)).toBeLessThanOrEqual(2);
    }),
  );
});
