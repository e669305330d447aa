/** Localised formulas: function names, argument separator and decimal separator. */
const englishByGerman: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ABS=ABS ABRUNDEN=ROUNDDOWN AUFRUNDEN=ROUNDUP RUNDEN=ROUND ANZAHL=COUNT ANZAHL2=COUNTA ANZAHLLEEREZELLEN=COUNTBLANK BEREICH.VERSCHIEBEN=OFFSET ' +
    'DATUM=DATE DATEDIF=DATEDIF DATWERT=DATEVALUE ERSETZEN=REPLACE FINDEN=FIND FEHLERTYP=ERROR.TYPE GANZZAHL=INT GERADE=EVEN GLÄTTEN=TRIM GROSS=UPPER ' +
    'GROSS2=PROPER HÄUFIGKEIT=FREQUENCY HEUTE=TODAY IDENTISCH=EXACT INDEX=INDEX INDIREKT=INDIRECT ISTBEZUG=ISREF ISTFEHL=ISERR ISTFEHLER=ISERROR ' +
    'ISTFORMEL=ISFORMULA ISTGERADE=ISEVEN ISTKTEXT=ISNONTEXT ISTLEER=ISBLANK ISTLOG=ISLOGICAL ISTNV=ISNA ISTTEXT=ISTEXT ISTUNGERADE=ISODD ISTZAHL=ISNUMBER ' +
    'JAHR=YEAR JETZT=NOW KGRÖSSTE=LARGE KKLEINSTE=SMALL KLEIN=LOWER KOMBINATIONEN=COMBIN KORREL=CORREL KÜRZEN=TRUNC LÄNGE=LEN LINKS=LEFT MEDIAN=MEDIAN ' +
    'MIN=MIN MAX=MAX MINUTE=MINUTE MITTELWERT=AVERAGE MITTELWERTWENN=AVERAGEIF MITTELWERTWENNS=AVERAGEIFS MODALWERT=MODE MONAT=MONTH MONATSENDE=EOMONTH ' +
    'NICHT=NOT NETTOARBEITSTAGE=NETWORKDAYS NV=NA OBERGRENZE=CEILING ODER=OR POTENZ=POWER PRODUKT=PRODUCT QUADRATESUMME=SUMSQ QUARTILE=QUARTILE RANG=RANK ' +
    'RECHTS=RIGHT REST=MOD RMZ=PMT BW=PV ZW=FV ZINS=RATE ZZR=NPER IKV=IRR NBW=NPV SEKUNDE=SECOND SPALTE=COLUMN SPALTEN=COLUMNS STABW=STDEV STABWN=STDEVP ' +
    'STABW.S=STDEV.S STABW.N=STDEV.P STUNDE=HOUR SUCHEN=SEARCH SUMME=SUM SUMMENPRODUKT=SUMPRODUCT SUMMEWENN=SUMIF SUMMEWENNS=SUMIFS SVERWEIS=VLOOKUP ' +
    'WVERWEIS=HLOOKUP XVERWEIS=XLOOKUP VERWEIS=LOOKUP VERGLEICH=MATCH XVERGLEICH=XMATCH TAG=DAY TAGE=DAYS TEIL=MID TEILERGEBNIS=SUBTOTAL TEXT=TEXT ' +
    'TEXTKETTE=CONCAT TEXTVERKETTEN=TEXTJOIN UND=AND UNGERADE=ODD UNTERGRENZE=FLOOR VARIANZ=VAR VARIANZEN=VARP VERKETTEN=CONCATENATE WAHL=CHOOSE WENN=IF ' +
    'WENNS=IFS WENNFEHLER=IFERROR WENNNV=IFNA WECHSELN=SUBSTITUTE ERSTERWERT=SWITCH WERT=VALUE WIEDERHOLEN=REPT WOCHENTAG=WEEKDAY KALENDERWOCHE=WEEKNUM ' +
    'WURZEL=SQRT XODER=XOR ZÄHLENWENN=COUNTIF ZÄHLENWENNS=COUNTIFS ZEICHEN=CHAR ZEILE=ROW ZEILEN=ROWS ZEIT=TIME ZEITWERT=TIMEVALUE ZUFALLSZAHL=RAND ' +
    'ZUFALLSBEREICH=RANDBETWEEN EDATUM=EDATE FAKULTÄT=FACT GGT=GCD KGV=LCM STEIGUNG=SLOPE ACHSENABSCHNITT=INTERCEPT ' +
    'ADRESSE=ADDRESS AGGREGAT=AGGREGATE ARBEITSTAG=WORKDAY ARBEITSTAG.INTL=WORKDAY.INTL BLATT=SHEET BLÄTTER=SHEETS DBANZAHL=DCOUNT DBANZAHL2=DCOUNTA ' +
    'DBAUSZUG=DGET DBMAX=DMAX DBMIN=DMIN DBMITTELWERT=DAVERAGE DBPRODUKT=DPRODUCT DBSUMME=DSUM FORMELTEXT=FORMULATEXT NETTOARBEITSTAGE.INTL=NETWORKDAYS.INTL ' +
    'TYP=TYPE ZAHLENWERT=NUMBERVALUE ZELLE=CELL ' +
    'SORTIEREN=SORT SORTIERENNACH=SORTBY EINDEUTIG=UNIQUE SEQUENZ=SEQUENCE ZUFALLSMATRIX=RANDARRAY MTRANS=TRANSPOSE ZUSPALTE=TOCOL ZUZEILE=TOROW ' +
    'VSTAPELN=VSTACK HSTAPELN=HSTACK TEXTTEILEN=TEXTSPLIT TEXTVOR=TEXTBEFORE TEXTNACH=TEXTAFTER ÜBERNEHMEN=TAKE WEGLASSEN=DROP SPALTENWAHL=CHOOSECOLS ' +
    'ZEILENWAHL=CHOOSEROWS ERWEITERN=EXPAND ZEILENUMBRUCH=WRAPROWS SPALTENUMBRUCH=WRAPCOLS MAXWENNS=MAXIFS MINWENNS=MINIFS QUANTIL=PERCENTILE'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);
const germanByEnglish = new Map(Object.entries(englishByGerman).map(([local, name]) => [name, local]));

/** Strings and quoted names stay unchanged; everything else is processed piece by piece. */
const quotedPattern = '"(?:[^"]|"")*"?|\'(?:[^\']|\'\')*\'?';
const structuredPattern = "\\[(?:[^[\\]']|'[\\s\\S]|\\[(?:[^[\\]']|'[\\s\\S])*\\])*\\]";
const wordPattern = '[\\p{L}_][\\p{L}\\p{N}_.]*(?=\\()|\\b(?:WAHR|FALSCH|TRUE|FALSE)\\b(?!\\()';
const filePiecePattern = new RegExp(
  `${structuredPattern}|${quotedPattern}|${wordPattern}|\\d*\\.\\d+|[;,.{}]`,
  'giu',
);
const germanPiecePattern = new RegExp(
  `${structuredPattern}|${quotedPattern}|${wordPattern}|\\d+[.,]\\d+|(?<=^|[-+*/^&=<>(;{])[.,]\\d+|[;,.{}]`,
  'giu',
);

const englishPiecePattern = new RegExp(`${structuredPattern}|"(?:[^"]|"")*"?|[;{}]`, 'giu');

/** In array constants, `.` and `,` are swapped between the file and the German notation. */
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

const germanItems: readonly (readonly [item: string, german: string])[] = [
  ['#All', '#Alle'],
  ['#Data', '#Daten'],
  ['#Headers', '#Kopfzeilen'],
  ['#Totals', '#Ergebnisse'],
  ['#This Row', '#Diese Zeile'],
];

/** The items of a structured reference, and the commas between its parts; names of columns stay. */
function mapStructuredPiece(piece: string, to: 'german' | 'file'): string {
  const [separator, next] = to === 'german' ? [',', ';'] : [';', ','];
  return piece
    .replace(/\[\s*(#[^[\]']*?)\s*\]/g, (all, item: string) => {
      const found = germanItems.find((names) =>
        names.some((name) => name.toLowerCase() === item.toLowerCase()),
      );
      return found === undefined ? all : `[${found[to === 'german' ? 1 : 0]}]`;
    })
    .replace(
      /\](\s*)([,;])(\s*)\[/g,
      (_, before: string, sign: string, after: string) =>
        `]${before}${sign === separator ? next : sign}${after}[`,
    );
}

/** Converts a formula from file syntax to the user's language. */
export function localizeFormula(formula: string, lang: string): string {
  if (!lang.startsWith('de')) return formula;
  return mapPieces(
    formula,
    filePiecePattern,
    (piece) => {
      if (piece === ',') return ';';
      if (/^\d*\.\d/.test(piece)) return piece.replace('.', ',');
      const upperPiece = piece.toUpperCase();
      if (upperPiece === 'TRUE') return 'WAHR';
      if (upperPiece === 'FALSE') return 'FALSCH';
      return germanByEnglish.get(upperPiece) ?? piece;
    },
    (piece) => mapStructuredPiece(piece, 'german'),
  );
}

/** Converts a typed formula to file syntax; English function names are accepted too. */
export function parseLocalFormula(formula: string, lang: string): string {
  if (!lang.startsWith('de'))
    return mapPieces(formula, englishPiecePattern, (piece) => (piece === ';' ? ',' : piece));
  return mapPieces(
    formula,
    germanPiecePattern,
    (piece) => {
      if (piece === ';') return ',';
      if (/^,?\d/.test(piece)) return piece.replace(',', '.');
      const upperPiece = piece.toUpperCase();
      if (upperPiece === 'WAHR') return 'TRUE';
      if (upperPiece === 'FALSCH') return 'FALSE';
      return Object.hasOwn(englishByGerman, upperPiece) ? (englishByGerman[upperPiece] ?? piece) : piece;
    },
    (piece) => mapStructuredPiece(piece, 'file'),
  );
}

/** The name of a function as it is typed. */
export const localizeFunctionName = (name: string, lang: string): string =>
  lang.startsWith('de') ? (germanByEnglish.get(name) ?? name) : name;

/** The name of a typed function in files; it may be unknown. */
export function parseFunctionName(name: string, lang: string): string {
  const upperName = name.toUpperCase();
  return lang.startsWith('de') && Object.hasOwn(englishByGerman, upperName)
    ? (englishByGerman[upperName] ?? upperName)
    : upperName;
}

/** What separates the arguments of a function. */
export const getArgumentSeparator = (lang: string): string => (lang.startsWith('de') ? ';' : ',');
