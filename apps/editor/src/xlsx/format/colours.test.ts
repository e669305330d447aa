import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyTint, readColour, readSchemeColour, readTheme } from './colours.ts';

const office = readTheme(null);

it.each([
  ['<color rgb="FF1f5673"/>', '1F5673'],
  ['<color rgb="1F5673"/>', '1F5673'],
  ['<color theme="4"/>', '4472C4'],
  ['<color theme="1"/>', '000000'],
  ['<color theme="0" tint="-0.5"/>', '808080'],
  ['<color theme="1" tint="0.5"/>', '808080'],
  ['<color theme="40"/>', '000000'],
  ['<color indexed="2"/>', 'FF0000'],
  ['<color indexed="63"/>', '333333'],
  ['<color indexed="64"/>', null],
  ['<color indexed="-1"/>', null],
  ['<color auto="1" rgb="FF112233"/>', null],
  ['<color rgb="red"/>', null],
  ['<color/>', null],
])('the tag %s has the colour %j', (tag, expected) => {
  expect(readColour(tag, office)).toBe(expected);
});

it('the colours of a theme replace those of Office, as far as they are valid', () => {
  const theme = readTheme(
    '<a:theme xmlns:a="urn:a"><a:themeElements><a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="111111"/></a:dk1><a:accent1><a:srgbClr val="aabbcc"/></a:accent1><a:accent2><a:srgbClr val="no"/></a:accent2></a:clrScheme></a:themeElements></a:theme>',
  );
  expect(['dk1', 'tx1', 'accent1', 'accent2', 'bg1'].map((name) => readSchemeColour(name, theme))).toEqual([
    '111111',
    '111111',
    'AABBCC',
    'ED7D31',
    'FFFFFF',
  ]);
  expect(readSchemeColour('none', theme)).toBeNull();
  expect(readTheme('<a:theme xmlns:a="urn:a"/>')).toEqual(office);
});

it('a tint below zero darkens each channel, and one above zero lightens it', () => {
  const channels = (colour: string): number[] =>
    [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  fc.assert(
    fc.property(
      fc.array(fc.nat(255), { minLength: 3, maxLength: 3 }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (rgb, tint) => {
        const colour = rgb.map((one) => one.toString(16).padStart(2, '0').toUpperCase()).join('');
        const tinted = channels(applyTint(colour, tint));
        expect(tinted.every((one, at) => (tint < 0 ? one <= (rgb[at] ?? 0) : one >= (rgb[at] ?? 0)))).toBe(
          true,
        );
        expect([applyTint(colour, 0), applyTint(colour, -1), applyTint(colour, 1)]).toEqual([
          colour,
          '000000',
          'FFFFFF',
        ]);
      },
    ),
  );
});
