import type { PseudoLanguage } from './languages.ts';

/** Parts of a text that stay as they are: parameters, other texts, elements, addresses. */
const fixedParts = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+ ?\/?>|https?:\S+)/;
const words = /[A-Za-z]+/g;

const letters =
  'aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ';
const accented = new Map(
  Array.from({ length: letters.length / 2 }, (_, at) => [letters[at * 2] ?? '', letters[at * 2 + 1] ?? '']),
);

/** Translations of English texts are about this much longer. */
const growth = 0.4;

/** Forms of Arabic that English lacks. */
const otherForms = ['zero', 'two', 'few', 'many'] as const;
const rightToLeftOverride = '\u202e';
const endOfOverride = '\u202c';

/** A text of an English catalogue in a pseudo-language. Texts without words stay as they are. */
export function pseudoText(text: string, language: PseudoLanguage): string {
  const parts = text.split(fixedParts);
  const isFixed = (at: number) => at % 2 === 1;
  if (!parts.some((part, at) => !isFixed(at) && /[A-Za-z]/.test(part))) return text;
  const change = language === 'en-XA' ? createLengthening() : mirror;
  const changed = parts.map((part, at) => (isFixed(at) ? part : part.replace(words, change))).join('');
  return language === 'en-XA' ? `[${changed}]` : changed;
}

/** The texts of a catalogue, which may be nested. */
export function pseudoTexts(
  texts: Readonly<Record<string, unknown>>,
  language: PseudoLanguage,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      const changed = pseudoValue(value, language);
      const isPlural = language === 'ar-XB' && key.endsWith('_other');
      const forms = isPlural ? otherForms.map((form) => key.replace(/other$/, form)) : [];
      return [key, ...forms].map((name) => [name, changed] as const);
    }),
  );
}

function pseudoValue(value: unknown, language: PseudoLanguage): unknown {
  if (typeof value === 'string') return pseudoText(value, language);
  if (Array.isArray(value)) return value.map((one) => pseudoValue(one, language));
  return typeof value === 'object' && value !== null ? pseudoTexts({ ...value }, language) : value;
}

const mirror = (word: string): string => rightToLeftOverride + word + endOfOverride;

/** Words grow in themselves, as those of German do: what pads the end of a text would only test where it wraps. */
function createLengthening(): (word: string) => string {
  let missing = 0;
  return (word) => {
    missing += word.length * growth;
    const added = Math.floor(missing);
    missing -= added;
    return lengthen(word, added);
  };
}

function lengthen(word: string, added: number): string {
  const vowels = [...word.matchAll(/[aeiou]/gi)].map(({ index }) => index);
  const places = vowels.length > 0 ? vowels : [word.length - 1];
  return Array.from(word, (letter, at) => {
    const place = places.indexOf(at);
    const share = place === -1 ? 0 : Math.floor((added + places.length - 1 - place) / places.length);
    return (accented.get(letter) ?? letter).repeat(1 + share);
  }).join('');
}
