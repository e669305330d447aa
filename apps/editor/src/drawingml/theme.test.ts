import { describe, expect, it } from 'vitest';
import { type Element, readElement } from '../xml/element.ts';
import { createColourMap, findColourMap, readTheme, resolveFont } from './theme.ts';

const parseElement = (xml: string): Element => {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return element;
};

const theme = readTheme(
  parseElement(
    '<a:theme name="Calm"><a:themeElements><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="101010"/></a:dk1>' +
      '<a:lt2><a:srgbClr val="EEEEEE"/></a:lt2><a:accent1><a:srgbClr val="AA0000"/></a:accent1></a:clrScheme>' +
      '<a:fontScheme><a:majorFont><a:latin typeface="Georgia"/></a:majorFont><a:minorFont><a:latin typeface=""/></a:minorFont></a:fontScheme>' +
      '</a:themeElements></a:theme>',
  ),
);

describe('reading a theme', () => {
  it('a theme has its name, fonts and colours with Office defaults for missing ones', () => {
    expect(theme).toMatchObject({ name: 'Calm', majorFont: 'Georgia', minorFont: 'Calibri', fills: [] });
    expect(['dk1', 'lt1', 'lt2'].map((name) => theme.colors.get(name))).toEqual([
      '#101010',
      '#ffffff',
      '#eeeeee',
    ]);
    expect(readTheme(null)).toMatchObject({ name: '', majorFont: 'Calibri', minorFont: 'Calibri' });
  });

  it.each([
    ['+mj-lt', 'Georgia'],
    ['+mn-ea', 'Calibri'],
    ['Arial', 'Arial'],
  ])('the typeface %s is resolved to %s', (typeface, expected) => {
    expect(resolveFont(theme, typeface)).toBe(expected);
  });

  const colourMap = parseElement('<p:clrMap bg1="dk1" tx1="lt1" accent2="accent1"/>');

  it.each([
    ['bg1', null, '#ffffff'],
    ['tx1', null, '#101010'],
    ['bg2', null, '#eeeeee'],
    ['tx2', null, null],
    ['accent1', null, '#aa0000'],
    ['bg1', colourMap, '#101010'],
    ['accent2', colourMap, '#aa0000'],
    ['nobody', colourMap, null],
  ])('the colour %s is mapped by the colour map of the master', (name, overriding, expected) => {
    expect(createColourMap(theme, overriding).getColor(name)).toBe(expected);
  });

  it('the colour map of a slide overrides that of its master', () => {
    const overriding = parseElement(
      '<p:sld><p:clrMapOvr><a:overrideClrMapping bg1="dk1"/></p:clrMapOvr></p:sld>',
    );
    const inheriting = parseElement('<p:sld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>');
    expect(findColourMap(overriding, colourMap)?.name).toBe('a:overrideClrMapping');
    expect(findColourMap(inheriting, colourMap)).toBe(colourMap);
  });
});
