/** Colours with good contrast on white, by their names in the catalogue: strong ones, and their tints. */
export const colours = {
  black: '#000000',
  grey: '#595959',
  red: '#c00000',
  orange: '#b85c00',
  green: '#2e7d32',
  blue: '#1f5673',
  purple: '#6a1b9a',
  white: '#ffffff',
  lightGrey: '#d9d9d9',
  rose: '#f6d5d1',
  sand: '#fbe3c6',
  mint: '#d6ead8',
  sky: '#dbe7ee',
  lilac: '#e6d8ef',
} as const;
