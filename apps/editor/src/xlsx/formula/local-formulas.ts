/** Localised formulas: function names, argument separator and decimal separator. */
import { fileItems, type LocalNames, localNames } from './local-names.ts';

/** How formulas are written in a language whose decimal separator is a comma; null where they are written as in files. */
interface Notation {
  names: LocalNames | null;
  localNameOf: ReadonlyMap<string, string>;
}

const notations = new Map<string, Notation | null>();

function getNotation(lang: string): Notation | null {
  const known = notations.get(lang);
  if (known !== undefined) return known;
  const names = localNames[lang.slice(0, 2).toLowerCase()] ?? null;
  const localNameOf = new Map([...(names?.functions ?? [])].map(([local, name]) => [name, local]));
  const found = usesDecimalComma(lang) ? { names, localNameOf } : null;
  notations.set(lang, found);
  return found;
}

/** Spreadsheet programs write German with a comma in every country. */
export const usesDecimalComma = (lang: string): boolean =>
  lang.startsWith('de') || new Intl.NumberFormat(lang).format(0.5).includes(',');

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

function mapPieces(
  formula: string,
  pieces: RegExp,
  map: (piece: string) => string,
  mapStructured: (piece: string) => string = keepPiece,
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
    return isInList && isNumberOrSign ? swapSeparators(piece) : map(piece);
  });
}

/** The items of a structured reference, and the commas between its parts; names of columns stay. */
function mapStructuredPiece(piece: string, names: LocalNames | null, to: 'local' | 'file'): string {
  const [separator, next] = to === 'local' ? [',', ';'] : [';', ','];
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
  const { names, localNameOf } = notation;
  return mapPieces(
    formula,
    filePiecePattern,
    (piece) => {
      if (piece === ',') return ';';
      if (/^\d*\.\d/.test(piece)) return piece.replace('.', ',');
      const upperPiece = piece.toUpperCase();
      if (upperPiece === 'TRUE') return names?.true ?? piece;
      if (upperPiece === 'FALSE') return names?.false ?? piece;
      return localNameOf.get(upperPiece) ?? piece;
    },
    (piece) => mapStructuredPiece(piece, names, 'local'),
  );
}

/** Converts a typed formula to file syntax; English function names are accepted too. */
export function parseLocalFormula(formula: string, lang: string): string {
  const notation = getNotation(lang);
  if (notation === null)
    return mapPieces(formula, englishPiecePattern, (piece) => (piece === ';' ? ',' : piece));
  const { names } = notation;
  return mapPieces(
    formula,
    localPiecePattern,
    (piece) => {
      if (piece === ';') return ',';
      if (/^,?\d/.test(piece)) return piece.replace(',', '.');
      const upperPiece = piece.toUpperCase();
      if (upperPiece === names?.true) return 'TRUE';
      if (upperPiece === names?.false) return 'FALSE';
      return names?.functions.get(upperPiece) ?? piece;
    },
    (piece) => mapStructuredPiece(piece, names, 'file'),
  );
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
export const getArgumentSeparator = (lang: string): string => (getNotation(lang) === null ? ',' : ';');
