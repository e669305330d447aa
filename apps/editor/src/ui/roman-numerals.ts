const numerals = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** Larger numbers would need ever more letters. */
const maxNumber = 3999;

/** In lower case; a number that has no Roman numeral stays in digits. */
export function toRoman(number: number): string {
  if (number < 1 || number > maxNumber) return String(number);
  let remaining = number;
  let output = '';
  for (const [value, numeral] of numerals) {
    output += numeral.repeat(Math.floor(remaining / value));
    remaining %= value;
  }
  return output;
}
