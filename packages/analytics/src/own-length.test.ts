import { expect, it } from 'vitest';
import { countedLines, countOwnLength } from './own-length.ts';

const template = 'Introduction\nWhat is your claim?\nConclusion';

it.each([
  ['without a template counts every word', 'One two\nthree', '', [3, 0]],
  ['that is the template has no word of its student', template, template, [0, 6]],
  [
    'in a template counts what was written between its lines',
    'Introduction\nI claim this.\nConclusion',
    template,
    [3, 2],
  ],
  [
    'counts a line of the template whole once it was filled in',
    'What is your claim? This one.',
    template,
    [6, 0],
  ],
  ['counts a line that its student wrote again', 'Conclusion\nConclusion', template, [1, 1]],
  ['does not tell lines by the blanks around them', '  Introduction \n', template, [0, 1]],
  ['that is empty has none', '', template, [0, 0]],
] as const)('a text %s', (_name, text, given, [words, templateWords]) => {
  expect(countOwnLength(countedLines(text), countedLines(given))).toEqual({ words, templateWords });
});
