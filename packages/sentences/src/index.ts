export { lookupCode, parseSentence } from './codes.ts';
export { type IssueLike, sentenceOfIssue } from './issues.ts';
export {
  csvSeparatorOf,
  type Direction,
  defaultLanguage,
  directionOf,
  inEachLanguage,
  isLanguage,
  type Language,
  languageNames,
  languageOfTag,
  languages,
  type PseudoLanguage,
  pseudoLanguageOf,
  pseudoLanguages,
} from './languages.ts';
export {
  formatSentence,
  type Params,
  type PlainSentence,
  type Sentence,
  type SentenceCode,
  sentence,
  type Words,
} from './sentence.ts';
