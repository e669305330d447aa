import { expect, it } from 'vitest';
import { fleschKincaidGrade, wienerSachtextformel } from './reading-formulas.mjs';

it('the Flesch-Kincaid grade follows from the words of a sentence and the syllables of a word', () => {
  // 6 words, 1 sentence, 6 syllables.
  expect(fleschKincaidGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
  // 8 words, 2 sentences, 13 syllables.
  expect(fleschKincaidGrade('Your text is saved. Continue in another window.')).toBeCloseTo(
    0.39 * 4 + 11.8 * (13 / 8) - 15.59,
  );
});

it('the Flesch-Kincaid grade counts a placeholder as a short word, and a dot in an address not as a sentence end', () => {
  expect(fleschKincaidGrade('Write to {{name}} now.')).toBeCloseTo(fleschKincaidGrade('Write to me now.'));
  expect(fleschKincaidGrade('See example.org now')).toBeCloseTo(0.39 * 3 + 11.8 * (5 / 3) - 15.59);
});

it('the Flesch-Kincaid grade is higher for a chain of nouns', () => {
  expect(
    fleschKincaidGrade('Modification of notification configuration requires authorisation.'),
  ).toBeGreaterThan(fleschKincaidGrade('Ask for the right to change how you are notified.') + 10);
});

it('the Wiener Sachtextformel follows from the words of a sentence, long words, and syllables', () => {
  // 6 words in one sentence: all of one syllable, none long.
  expect(wienerSachtextformel('Der Hund liegt auf dem Sand.')).toBeCloseTo(0.1672 * 6 - 0.0327 * 100 - 0.875);
  // 4 words: „Studierende“ and „Fassungen“ have three syllables or more and are long; „die“ and „sehn“ have one.
  expect(wienerSachtextformel('Studierende sehn die Fassungen.')).toBeCloseTo(
    0.1935 * 50 + 0.1672 * 4 + 0.1297 * 50 - 0.0327 * 50 - 0.875,
  );
});

it('the Wiener Sachtextformel counts a diphthong once', () => {
  expect(wienerSachtextformel('Die Leute bauen viele Räume.')).toBeLessThan(5);
});

it('a text without words has no grade', () => {
  expect(fleschKincaidGrade('…')).toBe(0);
  expect(wienerSachtextformel('–')).toBe(0);
});
