import { expect, it } from 'vitest';
import { fitPhrase, readResults } from './phrases.ts';
import { toRecognitionLanguage } from './speech-recognition.ts';

it.each([
  ['at the start of a paragraph, with a capital letter', '', 'the harbour', '', 'The harbour'],
  ['after a word, with a space', 'The harbour', 'is old', '', ' is old'],
  ['after a space', 'The harbour ', 'is old', '', 'is old'],
  ['after a full stop, with a space and a capital letter', 'It is old.', 'and small', '', ' And small'],
  ['after a full stop in quotation marks', 'He said: “Yes.”', 'she left', '', ' She left'],
  ['after a comma', 'Old,', 'but loved', '', ' but loved'],
  ['after an opening bracket', 'The port (', 'very old', ')', 'very old'],
  ['after an opening quotation mark', 'Er sagte „', 'ja', '', 'ja'],
  ['before a word, with a space after it', 'The ', 'old', 'port', 'old '],
  ['before punctuation', 'The', 'port', '.', ' port'],
  ['spoken punctuation, without a space', 'The port', '.', '', '.'],
  ['Arabic after an Arabic comma', 'الميناء،', 'وهو قديم', '', ' وهو قديم'],
  ['Chinese without spaces', '港口', '很老', '了', '很老'],
  ['with the spaces of recognition removed', 'a', '  two   words ', '', ' two words'],
  ['a phrase without words', 'a', '  ', '', ''],
])('a phrase is inserted %s', (_, before, phrase, after, inserted) => {
  expect(fitPhrase(phrase, { before, after })).toBe(inserted);
});

const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

it.each([
  ['interim words', [result('the har', false)], 0, { finalPhrases: [], interim: 'the har' }],
  [
    'a final phrase and what follows',
    [result('One', true), result(' two', false)],
    0,
    { finalPhrases: ['One'], interim: ' two' },
  ],
  [
    'nothing that was inserted before',
    [result('One', true), result('Two', true)],
    1,
    { finalPhrases: ['Two'], interim: '' },
  ],
  ['a result without words', [Object.assign([], { isFinal: true })], 0, { finalPhrases: [''], interim: '' }],
])('of results are read %s', (_, results, from, heard) => {
  expect(readResults(results, from)).toEqual(heard);
});

it.each([
  ['en', ['de-DE', 'en-GB'], 'en-GB'],
  ['en-us', ['en-GB'], 'en-us'],
  ['de', ['en-GB'], 'de-DE'],
  ['ar', [], 'ar-EG'],
  ['fr', ['fr'], 'fr-FR'],
])('%s is recognised, in a browser for %j, as %s', (language, browser, tag) => {
  expect(toRecognitionLanguage(language, browser)).toBe(tag);
});
