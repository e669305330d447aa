import { expect, it } from 'vitest';
import { type ReferenceToken, tokenize } from './tokens.ts';

const listKinds = (formula: string): string[] => tokenize(formula).map(({ kind, text }) => `${kind} ${text}`);

it.each<[string, string[]]>([
  ['SUM(A1)', ['function SUM', 'sign (', 'reference A1', 'sign )']],
  ['A1<=1.5e3', ['reference A1', 'sign <=', 'number 1.5e3']],
  ['.5%', ['number .5', 'sign %']],
  ['"a""b"&x', ['text "a""b"', 'sign &', 'name x']],
  ['#REF!+#n/a', ['error #REF!', 'sign +', 'error #n/a']],
  ['LOG10(2)', ['function LOG10', 'sign (', 'number 2', 'sign )']],
  ['A1B', ['name A1B']],
  ['A1.x', ['name A1.x']],
  ['Sales[[#All],[a]]', ['table Sales[[#All],[a]]']],
  ["Sales[it''s']]", ["table Sales[it''s']]"]],
  ['[@Price]', ['table [@Price]']],
  ['A1 : B2', ['reference A1', 'space  ', 'sign :', 'space  ', 'reference B2']],
  ['1:2', ['reference 1:2']],
  ['A:$C', ['reference A:$C']],
  ['Übersicht!A1', ['reference Übersicht!A1']],
  ['"open', ['unknown "', 'name open']],
  ['😀', ['unknown 😀']],
  ['A0', ['name A0']],
  ['', []],
])('the formula %j has the tokens %j', (formula, expected) => {
  expect(listKinds(formula)).toEqual(expected);
});

it.each<[string, Partial<ReferenceToken>]>([
  ['A1', { prefix: '', sheet: null, isForeign: false, area: 'A1' }],
  ['Home!$A$1:B2', { prefix: 'Home!', sheet: 'Home', isForeign: false, area: '$A$1:B2' }],
  ["'It''s'!A:B", { prefix: "'It''s'!", sheet: "It's", isForeign: false, area: 'A:B' }],
  ["'[book.xlsx]Home'!A1", { sheet: '[book.xlsx]Home', isForeign: true }],
  ['[1]Home!A1', { sheet: '[1]Home', isForeign: true }],
  ['Home:End!A1', { sheet: 'Home:End', isForeign: true }],
  ["'C:\\[b.xlsx]Home'!A1", { isForeign: true }],
])('the reference %s is read as %j', (formula, expected) => {
  expect(tokenize(formula)).toMatchObject([{ kind: 'reference', text: formula, ...expected }]);
});
