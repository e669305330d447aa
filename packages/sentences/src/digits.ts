/** Arabic-Indic (٠–٩) and extended Arabic-Indic (۰–۹) digits. */
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with its digits as 0–9 and the Arabic decimal sign as the given one, as programs read them. */
export const toLatinDigits = (text: string, decimalSign = '.'): string =>
  text
    .replace(easternDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('\u066b', decimalSign);
