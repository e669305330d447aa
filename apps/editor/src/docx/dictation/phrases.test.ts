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
  ['Chinese after a Chinese comma', '港口，', '很老', '', '很老'],
  ['a Chinese full stop, without a space', '港口', '。', '', '。'],
  ['in Latin letters after a Chinese full stop', '港口很老。', 'port', '', 'Port'],
  ['Japanese after a long vowel', 'サーバー', 'です', '', 'です'],
  ['Japanese before a bracket', 'はい', '港', '「', '港'],
  ['after a straight quotation mark that opens', 'He said "', 'yes', '', 'yes'],
  ['after a straight quotation mark that closes', 'The "port"', 'is old', '', ' is old'],
  ['after an apostrophe that closes', "The sailors'", 'port', '', ' port'],
  ['after a high quotation mark that opens', 'He said “', 'yes', '', 'yes'],
  ['after a German quotation that ends', 'Er sagte „ja“', 'und ging', '', ' und ging'],
  ['after a German sentence in quotation marks', '„Ja.“', 'sie ging', '', ' Sie ging'],
  ['after a line break, with a capital letter', 'The port\n', 'it is old', '', 'It is old'],
  ['after a tab', 'The port\t', 'is old', '', 'is old'],
  ['with the spaces of recognition removed', 'a', '  two   words ', '', ' two words'],
  ['a phrase without words', 'a', '  ', '', ''],
])('a phrase is inserted %s', (_, before, phrase, after, inserted) => {
  expect(fitPhrase(phrase, { before, after })).toBe(inserted);
});

const result = (transcript: string, isFinal: boolean, confidence = 0.9) =>
  Object.assign([{ transcript, confidence }], { isFinal });

it.each([
  ['interim words', [result('the har', false)], 0, { finalPhrases: [], interim: 'the har', readCount: 0 }],
  [
    'a final phrase and what follows',
    [result('One', true), result(' two', false)],
    0,
    { finalPhrases: ['One'], interim: ' two', readCount: 1 },
  ],
  [
    'nothing that was inserted before',
    [result('One', true), result('Two', true)],
    1,
    { finalPhrases: ['Two'], interim: '', readCount: 2 },
  ],
  [
    'a result without words',
    [Object.assign([], { isFinal: true })],
    0,
    { finalPhrases: [''], interim: '', readCount: 1 },
  ],
  [
    'final phrases without confidence',
    [result('One', true, 0), result('Two', true, 0)],
    0,
    { finalPhrases: ['One', 'Two'], interim: '', readCount: 2 },
  ],
])('of results are read %s', (_, results, from, heard) => {
  expect(readResults(results, from, { repeatsPhrases: false })).toEqual(heard);
});

it.each([
  [
    'the longest form of a phrase, which is not final without confidence',
    [result('the', true, 0), result('the har', true, 0)],
    { finalPhrases: [], interim: 'the har', readCount: 0 },
  ],
  [
    'the confirmed phrase once',
    [result('the', true, 0), result('the harbour', true)],
    { finalPhrases: ['the harbour'], interim: '', readCount: 2 },
  ],
  [
    'no empty result',
    [result('the', true, 0), result('', true, 0)],
    { finalPhrases: [], interim: 'the', readCount: 0 },
  ],
])('of results that repeat their words is read %s', (_, results, heard) => {
  expect(readResults(results, 0, { repeatsPhrases: true })).toEqual(heard);
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
