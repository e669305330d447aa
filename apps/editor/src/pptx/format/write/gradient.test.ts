import { expect, it } from 'vitest';
import { createGradientXml } from './gradient.ts';

it('a gradient has all its colours with their opacity, and its angle in 60,000ths of a degree', () => {
  const stops = [
    { offset: 0, color: '#ff0000', opacity: 1 },
    { offset: 0.25, color: '#00ff00', opacity: 0.5 },
  ];
  expect(createGradientXml({ kind: 'linear', angle: 45, stops })).toBe(
    '<a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs>' +
      '<a:gs pos="25000"><a:srgbClr val="00FF00"><a:alpha val="50000"/></a:srgbClr></a:gs></a:gsLst>' +
      '<a:lin ang="2700000" scaled="0"/></a:gradFill>',
  );
  expect(createGradientXml({ kind: 'radial', centerX: 0.25, centerY: 1, stops })).toContain(
    '<a:path path="circle"><a:fillToRect l="25000" t="100000" r="75000" b="0"/></a:path>',
  );
});
