/** Localised formulas: function names, argument separator and decimal separator. */
import { fileItems, type LocalNames, localNames } from './local-names.ts';

/** How formulas are written in a language: what functions are called is one question, the decimal sign another. */
interface Notation {
  names: LocalNames | null;
  localNameOf: ReadonlyMap<string, string>;
  /** A comma cannot separate arguments then, nor a point the columns of a list. */
  hasDecimalComma: boolean;
}

const notations = new Map<string, Notation | null>();

/** Null where formulas are written as in files. */
function getNotation(lang: string): Notation | null {
  const known = notations.get(lang);
  if (known !== undefined) return known;
  const names = localNames[lang.slice(0, 2).toLowerCase()] ?? null;
  const localNameOf = new Map([...(names?.functions ?? [])].map(([local, name]) => [name, local]));
  const isComma = findDecimalComma(lang);
  const found = names === null && !isComma ? null : { names, localNameOf, hasDecimalComma: isComma };
  notations.set(lang, found);
  return found;
}

/** Spreadsheet programs write German with a comma and English with a point in every country. */
function findDecimalComma(lang: string): boolean {
  if (lang.startsWith('de')) return true;
  return !lang.startsWith('en') && new Intl.NumberFormat(lang).format(0.5).includes(',');
}

/** Whether numbers have a decimal comma. */
export const hasDecimalComma = (lang: string): boolean => getNotation(lang)?.hasDecimalComma ?? false;

/** Strings and quoted names stay unchanged; everything else is processed piece by piece. */
const quotedPattern = '"(?:[^"]|"")*"?|\'(?:[^\']|\'\')*\'?';
const structuredPattern = "\\[(?:[^[\\]']|'[\\s\\S]|\\[(?:[^[\\]']|'[\\s\\S])*\\])*\\]";
const booleans = [
  'TRUE',
  'FALSE',
  ...Object.values(localNames).flatMap((names) => [names.true, names.false]),
];
const wordPattern = `[\\p{L}_][\\p{L}\\p{N}_.]*(?=\\()|\\b(?:${booleans.join('|')})\\b(?!\\()`;
const filePiecePattern = new RegExp(
  `${structuredPattern}|${quotedPattern}|${wordPattern}|\\d*\\.\\d+|[;,.{}]`,
  'giu',
);
const localPiecePattern = new RegExp(
  `${structuredPattern}|${quotedPattern}|${wordPattern}|\\d+[.,]\\d+|(?<=^|[-+*/^&=<>(;{])[.,]\\d+|[;,.{}]`,
  'giu',
);

const englishPiecePattern = new RegExp(`${structuredPattern}|"(?:[^"]|"")*"?|[;{}]`, 'giu');

/** In array constants, `.` and `,` are swapped between the file and the local notation. */
const swapSeparators = (piece: string): string =>
  piece.replace(/[.,]/g, (character) => (character === '.' ? ',' : '.'));

const keepPiece = (piece: string): string => piece;

interface PieceMapping {
  pieces: RegExp;
  map: (piece: string) => string;
  mapInList?: (piece: string) => string;
  mapStructured?: (piece: string) => string;
}

function mapPieces(
  formula: string,
  { pieces, map, mapInList = keepPiece, mapStructured = keepPiece }: PieceMapping,
): string {
  let isInList = false;
  return formula.replace(pieces, (piece) => {
    if (piece.startsWith('"') || piece.startsWith("'")) return piece;
    if (piece === '{' || piece === '}') {
      isInList = piece === '{';
      return piece;
    }
    if (piece.startsWith('[')) return mapStructured(piece);
    const isNumberOrSign = /^[\d.,;]+$/.test(piece);
    return isInList && isNumberOrSign ? mapInList(piece) : map(piece);
  });
}

/** The items of a structured reference, and the commas between its parts; names of columns stay. */
function mapStructuredPiece(
  piece: string,
  { names, hasDecimalComma: isComma }: Notation,
  to: 'local' | 'file',
): string {
  const [separator, next] = !isComma ? [',', ','] : to === 'local' ? [',', ';'] : [';', ','];
  const [source, target] =
    to === 'local' ? [fileItems, names?.items ?? fileItems] : [names?.items ?? fileItems, fileItems];
  return piece
    .replace(/\[\s*(#[^[\]']*?)\s*\]/g, (all, item: string) => {
      const isItem = (one: string): boolean => one.toLowerCase() === item.toLowerCase();
      const found = target[source.findIndex(isItem)] ?? target.find(isItem);
      return found === undefined ? all : `[${found}]`;
    })
    .replace(
      /\](\s*)([,;])(\s*)\[/g,
      (_, before: string, sign: string, after: string) =>
        `]${before}${sign === separator ? next : sign}${after}[`,
    );
}

/** Converts a formula from file syntax to the user's language. */
export function localizeFormula(formula: string, lang: string): string {
  const notation = getNotation(lang);
  if (notation === null) return formula;
  const { names, localNameOf, hasDecimalComma: isComma } = notation;
  const mapWord = (piece: string): string => {
    const upperPiece = piece.toUpperCase();
    if (upperPiece === 'TRUE') return names?.true ?? piece;
    if (upperPiece === 'FALSE') return names?.false ?? piece;
    return localNameOf.get(upperPiece) ?? piece;
  };
  const mapSign = (piece: string): string | null => {
    if (piece === ',') return ';';
    return /^\d*\.\d/.test(piece) ? piece.replace('.', ',') : null;
  };
  return mapPieces(formula, {
    pieces: filePiecePattern,
    map: (piece) => (isComma ? mapSign(piece) : null) ?? mapWord(piece),
    mapInList: isComma ? swapSeparators : keepPiece,
    mapStructured: (piece) => mapStructuredPiece(piece, notation, 'local'),
  });
}

const parseSemicolon = (piece: string): string => (piece === ';' ? ',' : piece);

/** Converts a typed formula to file syntax; English function names are accepted too. */
export function parseLocalFormula(formula: string, lang: string): string {
  const notation = getNotation(lang);
  if (notation === null) return mapPieces(formula, { pieces: englishPiecePattern, map: parseSemicolon });
  const { names, hasDecimalComma: isComma } = notation;
  return mapPieces(formula, {
    pieces: isComma ? localPiecePattern : filePiecePattern,
    map: (piece) => {
      if (isComma && /^,?\d/.test(piece)) return piece.replace(',', '.');
      const upperPiece = piece.toUpperCase();
      if (upperPiece === names?.true) return 'TRUE';
      if (upperPiece === names?.false) return 'FALSE';
      return names?.functions.get(upperPiece) ?? parseSemicolon(piece);
    },
    mapInList: isComma ? swapSeparators : keepPiece,
    mapStructured: (piece) => mapStructuredPiece(piece, notation, 'file'),
  });
}

/** The name of a function as it is typed. */
export const localizeFunctionName = (name: string, lang: string): string =>
  getNotation(lang)?.localNameOf.get(name) ?? name;

/** The name of a typed function in files; it may be unknown. */
export function parseFunctionName(name: string, lang: string): string {
  const upperName = name.toUpperCase();
  return getNotation(lang)?.names?.functions.get(upperName) ?? upperName;
}

/** What separates the arguments of a function. */
export const getArgumentSeparator = (lang: string): string => (hasDecimalComma(lang) ? ';' : ',');
