import { expect, it } from 'vitest';
import { readTheme } from './colours.ts';
import { readStyles } from './read-styles.ts';

const white = '<bgColor rgb="FFFFFFFF"/>';
const blue = '<fgColor rgb="FF0000FF"/>';

it.each([
  [`<patternFill patternType="solid">${blue}</patternFill>`, '0000FF'],
  [`<patternFill patternType="mediumGray">${blue}${white}</patternFill>`, '8080FF'],
  [`<patternFill patternType="darkGray">${blue}${white}</patternFill>`, '4040FF'],
  [`<patternFill patternType="lightUp">${blue}</patternFill>`, 'BFBFFF'],
  [`<patternFill patternType="darkDown">${blue}</patternFill>`, '8080FF'],
  ['<patternFill patternType="gray125"/>', 'DFDFDF'],
  ['<patternFill patternType="none"/>', null],
])('the fill %s is shown as %s', (fill, expected) => {
  const xml = `<styleSheet><fills><fill>${fill}</fill></fills><cellXfs><xf fillId="0"/></cellXfs></styleSheet>`;
  expect(readStyles(xml, readTheme(null))[0]?.format.fill).toBe(expected);
});
