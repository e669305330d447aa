/**
 * Letters of a style have code points of their own (Unicode, Mathematical Alphanumeric Symbols): MathML of browsers has no other way. Each alphabet
 * starts at its capital A; letters that were encoded earlier stand elsewhere.
 */
interface Alphabet {
  latin: number;
  digits?: number;
  greek?: number;
  exceptions?: Readonly<Record<string, string>>;
}

const script: Alphabet = {
  latin: 0x1d49c,
  exceptions: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
};
const fraktur: Alphabet = {
  latin: 0x1d504,
  exceptions: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
};
const doubleStruck: Alphabet = {
  latin: 0x1d538,
  digits: 0x1d7d8,
  exceptions: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
};

/** By script and style. */
const alphabets: Readonly<Record<string, Alphabet>> = {
  'roman b': { latin: 0x1d400, digits: 0x1d7ce, greek: 0x1d6a8 },
  'roman bi': { latin: 0x1d468, digits: 0x1d7ce, greek: 0x1d71c },
  'script p': script,
  'script i': script,
  'script b': { latin: 0x1d4d0 },
  'script bi': { latin: 0x1d4d0 },
  'fraktur p': fraktur,
  'fraktur i': fraktur,
  'fraktur b': { latin: 0x1d56c },
  'fraktur bi': { latin: 0x1d56c },
  'double-struck p': doubleStruck,
  'double-struck i': doubleStruck,
  'double-struck b': doubleStruck,
  'double-struck bi': doubleStruck,
  'sans-serif p': { latin: 0x1d5a0, digits: 0x1d7e2 },
  'sans-serif i': { latin: 0x1d608, digits: 0x1d7e2 },
  'sans-serif b': { latin: 0x1d5d4, digits: 0x1d7ec },
  'sans-serif bi': { latin: 0x1d63c, digits: 0x1d7ec },
  'monospace p': { latin: 0x1d670, digits: 0x1d7f6 },
  'monospace i': { latin: 0x1d670, digits: 0x1d7f6 },
  'monospace b': { latin: 0x1d670, digits: 0x1d7f6 },
  'monospace bi': { latin: 0x1d670, digits: 0x1d7f6 },
};

export function toStyledLetters(text: string, style: { style: string; script: string }): string {
  const alphabet = alphabets[`${style.script} ${style.style}`];
  if (alphabet === undefined) return text;
  return [...text].map((letter) => toStyledLetter(letter, alphabet)).join('');
}

function toStyledLetter(letter: string, { latin, digits, greek, exceptions }: Alphabet): string {
  const code = letter.codePointAt(0) ?? 0;
  const exception = exceptions?.[letter];
  if (exception !== undefined) return exception;
  if (letter >= 'A' && letter <= 'Z') return String.fromCodePoint(latin + code - 0x41);
  if (letter >= 'a' && letter <= 'z') return String.fromCodePoint(latin + 26 + code - 0x61);
  if (letter >= '0' && letter <= '9' && digits !== undefined)
    return String.fromCodePoint(digits + code - 0x30);
  if (greek === undefined) return letter;
  if (letter >= 'Α' && letter <= 'Ω') return String.fromCodePoint(greek + code - 0x391);
  if (letter >= 'α' && letter <= 'ω') return String.fromCodePoint(greek + 26 + code - 0x3b1);
  return letter;
}
