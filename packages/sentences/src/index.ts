export { lookupCode, readWritten } from './codes.ts';
export { type IssueLike, sentenceOfIssue } from './issues.ts';
export {
  type Language,
  languages,
  type Params,
  type PlainSentence,
  type Sentence,
  type SentenceCode,
  sentence,
  type Words,
  written,
} from './sentence.ts';
