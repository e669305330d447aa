import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listFunctionNames } from './functions.ts';
import { getArgumentSeparator, localizeFormula, parseLocalFormula } from './local-formulas.ts';

it.each([
  ['SUM(A1,B2)', 'SUMME(A1;B2)'],
  ['IF(A1,TRUE,FALSE)', 'WENN(A1;WAHR;FALSCH)'],
  ['ROUND(1.25,1)', 'RUNDEN(1,25;1)'],
  ['.5+A1', ',5+A1'],
  ['SUM(.5,-.25)', 'SUMME(,5;-,25)'],
  ['{.5,2;3,.25}', '{,5.2;3.,25}'],
  ['{1.5,2;3,4}', '{1,5.2;3.4}'],
  ['"SUM(A1,1.5)"', '"SUM(A1,1.5)"'],
  ["'SUM,1.5'!A1", "'SUM,1.5'!A1"],
  ['"a""b,c"&A1', '"a""b,c"&A1'],
  ['NOSUCH(A1,1)', 'NOSUCH(A1;1)'],
  ['STDEV.S(A1:A9)', 'STABW.S(A1:A9)'],
  ['Sales[[#This Row],[Price]]', 'Sales[[#Diese Zeile];[Price]]'],
  ['Sales[a,b]', 'Sales[a,b]'],
  ['TRUEST+A1', 'TRUEST+A1'],
  ['', ''],
])('the formula %s is shown in German as %s, and read back', (formula, german) => {
  expect(localizeFormula(formula, 'de-AT')).toBe(german);
  expect(parseLocalFormula(german, 'de-AT')).toBe(formula);
});

it.each([
  ['sum(a1;1,5)', 'sum(a1,1.5)'],
  ['summe(A1)', 'SUM(A1)'],
  ['IF(wahr;1;2)', 'IF(TRUE,1,2)'],
  ['LÄNGE("ä;ö")', 'LEN("ä;ö")'],
  ['1.5+A1', '1.5+A1'],
  ['LEFT(x,5)', 'LEFT(x,5)'],
  ['"open;', '"open;'],
])('the formula %s typed in German is stored as %s', (typed, expected) => {
  expect(parseLocalFormula(typed, 'de')).toBe(expected);
});

it.each([
  ['SUM(A1;B2)', 'SUM(A1,B2)'],
  ['{1,2;3,4}', '{1,2;3,4}'],
  ['"a;b"', '"a;b"'],
  ['SUMME(A1)', 'SUMME(A1)'],
])('the formula %s typed in English is stored as %s', (typed, expected) => {
  expect(parseLocalFormula(typed, 'en-GB')).toBe(expected);
  expect(localizeFormula(expected, 'en-GB')).toBe(expected);
});

it.each(['de', 'fr', 'fr-CA', 'es', 'es-MX', 'en-GB'])(
  'each function is called the same after it was shown and read back: %s',
  (lang) => {
    for (const name of listFunctionNames()) {
      const formula = `${name}(A1,1.5)`;
      expect(parseLocalFormula(localizeFormula(formula, lang), lang)).toBe(formula);
    }
  },
);

it.each([
  ['fr', 'IF(A1,TRUE,VLOOKUP(1.5,B1:C2,2))', 'SI(A1;VRAI;RECHERCHEV(1,5;B1:C2;2))'],
  ['es', 'IF(A1,TRUE,VLOOKUP(1.5,B1:C2,2))', 'SI(A1;VERDADERO;BUSCARV(1,5;B1:C2;2))'],
  // A decimal point leaves commas for the arguments.
  ['es-MX', 'IF(A1,TRUE,1.5)', 'SI(A1,VERDADERO,1.5)'],
  ['es-419', 'SUM({1.5,2;3,.25},.5)', 'SUMA({1.5,2;3,.25},.5)'],
  ['es-US', 'Sales[[#This Row],[Price]]', 'Sales[[#Esta fila],[Price]]'],
  ['en-ZA', 'IF(A1,TRUE,1.5)', 'IF(A1,TRUE,1.5)'],
  ['fr', 'Sales[[#This Row],[Price]]', 'Sales[[#Cette ligne];[Price]]'],
  ['es', 'ROUND(1.25,1)', 'REDONDEAR(1,25;1)'],
])('in %s the formula %s is shown as %s, and read back', (lang, formula, shown) => {
  expect(localizeFormula(formula, lang)).toBe(shown);
  expect(parseLocalFormula(shown, lang)).toBe(formula);
});

it('semicolons between arguments are understood where the decimal sign is a point', () => {
  expect(parseLocalFormula('SI(A1;"a;b";SUMA({1,2;3,4};1.5))', 'es-MX')).toBe(
    'IF(A1,"a;b",SUM({1,2;3,4},1.5))',
  );
  expect([getArgumentSeparator('es-MX'), getArgumentSeparator('es'), getArgumentSeparator('en-DE')]).toEqual([
    ',',
    ';',
    ',',
  ]);
});

const leaf = fc.oneof(
  fc.constantFrom(
    'A1',
    '$B$2:C9',
    'TRUE',
    '"a,b;c"',
    "'1,5'!A1",
    'Sales[Price]',
    'Sales[[#All],[a]]',
    '{1.5,2;3,4}',
  ),
  fc.nat(99).map(String),
  fc.nat(99).map((part) => `.${part}`),
  fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`),
);
const { formula: randomFormula } = fc.letrec<{ formula: string; call: string }>((tie) => ({
  formula: fc.oneof({ maxDepth: 3 }, leaf, tie('call')),
  call: fc
    .tuple(
      fc.constantFrom('SUM', 'IF', 'ROUND', 'NOSUCH', 'STDEV.S'),
      fc.array(tie('formula'), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('+', '&', '<='),
    )
    .map(([name, args, sign]) => `${name}(${args.join(',')})${sign}1`),
}));

it.each(['de', 'es-MX'])('any formula survives the translation to %s and back', (lang) => {
  fc.assert(
    fc.property(randomFormula, (formula) => {
      expect(parseLocalFormula(localizeFormula(formula, lang), lang)).toBe(formula);
    }),
    { numRuns: 300 },
  );
});
