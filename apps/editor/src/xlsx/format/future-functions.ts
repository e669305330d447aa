import { tokenize } from '../formula/tokens.ts';

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
    'UNICHAR UNICODE UNIQUE VAR.P VAR.S WEIBULL.DIST XLOOKUP XMATCH XOR Z.TEST'
  ).split(' '),
);
const worksheetFutureFunctions: ReadonlySet<string> = new Set(['FILTER', 'SORT']);

/** A formula in file syntax. */
export function toFileFormula(formula: string): string {
  return tokenize(formula)
    .map(({ kind, text }) => {
      if (kind !== 'function') return text;
      const name = text.toUpperCase();
      if (worksheetFutureFunctions.has(name)) return `_xlfn._xlws.${text}`;
      return futureFunctions.has(name) ? `_xlfn.${text}` : text;
    })
    .join('');
}
