import { toFileReferences } from '../formula/structured-references.ts';
import { type Token, tokenize } from '../formula/tokens.ts';

/** Functions newer than the file format, which have the prefix `_xlfn.` in files. */
const futureFunctions: ReadonlySet<string> = new Set(
  (
    'ACOT ACOTH AGGREGATE ARABIC BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE BINOM.INV BITAND BITLSHIFT BITOR BITRSHIFT BITXOR ' +
    'CEILING.MATH CEILING.PRECISE CHISQ.DIST CHISQ.DIST.RT CHISQ.INV CHISQ.INV.RT CHISQ.TEST COMBINA CONCAT CONFIDENCE.NORM CONFIDENCE.T COT COTH ' +
    'COVARIANCE.P COVARIANCE.S CSC CSCH DAYS DECIMAL ERF.PRECISE ERFC.PRECISE EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT F.TEST FLOOR.MATH ' +
    'FLOOR.PRECISE FORMULATEXT GAMMA GAMMA.DIST GAMMA.INV GAMMALN.PRECISE GAUSS HYPGEOM.DIST IFNA IFS ISFORMULA ISOWEEKNUM LET LOGNORM.DIST ' +
    'LOGNORM.INV MAXIFS MINIFS MODE.MULT MODE.SNGL MUNIT NEGBINOM.DIST NORM.DIST NORM.INV NORM.S.DIST NORM.S.INV NUMBERVALUE PDURATION ' +
    'PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC PERMUTATIONA PHI POISSON.DIST QUARTILE.EXC QUARTILE.INC RANDARRAY RANK.AVG ' +
    'RANK.EQ RRI SEC SECH SEQUENCE SHEET SHEETS SKEW.P SORTBY STDEV.P STDEV.S SWITCH T.DIST T.DIST.2T T.DIST.RT T.INV T.INV.2T T.TEST TEXTJOIN ' +
    'CHOOSECOLS CHOOSEROWS DROP EXPAND HSTACK TAKE TEXTAFTER TEXTBEFORE TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE VAR.P VAR.S VSTACK WEIBULL.DIST WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR Z.TEST'
  ).split(' '),
);
const worksheetFutureFunctions: ReadonlySet<string> = new Set(['FILTER', 'SORT']);

/** A formula in file syntax; `table` contains its cell. A formula that is no array formula reduces ranges anyway. */
export function toFileFormula(
  formula: string,
  { table = null, isArray = false }: { table?: string | null; isArray?: boolean } = {},
): string {
  const tokens = tokenize(toFileReferences(formula, table));
  const variables = listVariables(tokens);
  return writeOperators(
    tokens.map((token) => ({ ...token, text: toFileToken(token, variables) })),
    isArray,
  );
}

function toFileToken({ kind, text }: Token, variables: ReadonlySet<string>): string {
  if (kind === 'name' && variables.has(text.toUpperCase())) return `_xlpm.${text}`;
  if (kind !== 'function') return text;
  const name = text.toUpperCase();
  if (worksheetFutureFunctions.has(name)) return `_xlfn._xlws.${text}`;
  return futureFunctions.has(name) ? `_xlfn.${text}` : text;
}

/** The names that LET defines: those before a comma, in its arguments. */
function listVariables(tokens: readonly Token[]): ReadonlySet<string> {
  const variables = new Set<string>();
  if (!tokens.some(({ kind, text }) => kind === 'function' && text.toUpperCase() === 'LET')) return variables;
  const plain = tokens.filter(({ kind }) => kind !== 'space');
  const calls: { isLet: boolean; argument: number }[] = [];
  for (const [index, token] of plain.entries()) {
    const call = calls.at(-1);
    if (token.text === '(' && token.kind === 'sign')
      calls.push({ isLet: plain[index - 1]?.text.toUpperCase() === 'LET', argument: 0 });
    else if (token.text === ')' && token.kind === 'sign') calls.pop();
    else if (token.text === ',' && token.kind === 'sign' && call !== undefined) call.argument += 1;
    else if (
      token.kind === 'name' &&
      call?.isLet &&
      call.argument % 2 === 0 &&
      plain[index + 1]?.text === ','
    )
      variables.add(token.text.toUpperCase());
  }
  return variables;
}

/** `A1#` and `@A1:A9` are functions in files. */
function writeOperators(tokens: readonly Token[], isArray: boolean): string {
  let text = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'reference' && tokens[at + 1]?.text === '#' && tokens[at + 1]?.kind === 'sign') {
      text += `_xlfn.ANCHORARRAY(${token.text})`;
      at += 1;
    } else if (token.kind === 'sign' && token.text === '@') {
      const end = findOperandEnd(tokens, at + 1);
      const operand = writeOperators(tokens.slice(at + 1, end), isArray);
      text += isArray ? `_xlfn.SINGLE(${operand})` : operand;
      at = end - 1;
    } else text += token.text;
  }
  return text;
}

function findOperandEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'space' || token?.kind === 'function') continue;
    if (token?.kind === 'sign' && token.text === '(') depth += 1;
    if (token?.kind === 'sign' && token.text === ')') depth -= 1;
    if (depth <= 0) return at + 1;
  }
  return tokens.length;
}
