/** What can be chosen. */
export const readingChoices = {
  /** Percent. */
  textSize: ['100', '110', '120', '130', '140', '150', '160', '170', '180', '190', '200'],
  /** Multiples of the text size. */
  lineSpacing: ['normal', '1.5', '2', '2.5'],
  letterSpacing: ['normal', 'wide', 'wider'],
  wordSpacing: ['normal', 'wide', 'wider'],
  font: ['normal', 'atkinson-hyperlegible', 'lexend'],
  /** Lines that stay clear while the others are dimmed. */
  lineFocus: ['off', '1', '3', '5'],
  /** Multiples of a voice's own speed. */
  speechRate: ['0.5', '0.75', '1', '1.25', '1.5', '2'],
} as const;

type Choices = typeof readingChoices;

/** How somebody reads and listens to texts on this device. */
export type ReadingPreferences = { readonly [Name in keyof Choices]: Choices[Name][number] };

export const defaultPreferences: ReadingPreferences = {
  textSize: '100',
  lineSpacing: 'normal',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  font: 'normal',
  lineFocus: 'off',
  speechRate: '1',
};

/** Values that are missing or unknown get their default. */
export function parsePreferences(stored: unknown): ReadingPreferences {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const choose = <Name extends keyof Choices>(name: Name): Choices[Name][number] => {
    const choices: readonly Choices[Name][number][] = readingChoices[name];
    return choices.find((choice) => choice === values[name]) ?? defaultPreferences[name];
  };
  return {
    textSize: choose('textSize'),
    lineSpacing: choose('lineSpacing'),
    letterSpacing: choose('letterSpacing'),
    wordSpacing: choose('wordSpacing'),
    font: choose('font'),
    lineFocus: choose('lineFocus'),
    speechRate: choose('speechRate'),
  };
}
