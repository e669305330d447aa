import { lookupCode, type Params, parseSentence, type Sentence, sentence } from '@redraft/sentences';
import i18next from 'i18next';

/** A sentence in the language of the page. */
export function translate(sentence: Sentence): string {
  return i18next.t(sentence.code, optionsOf(sentence));
}

/** Like `translate` for a code from outside; null if this version does not know it. */
export function translateKnown(knownMessage: { code: string; params: Params }): string | null {
  const options = optionsOf(knownMessage);
  return i18next.exists(knownMessage.code, options) ? i18next.t(knownMessage.code, options) : null;
}

/** The message of a schema issue: a sentence by its code, or a text already translated by the page. */
export function translateIssue(message: string): string {
  const knownMessage = parseSentence(message);
  return (knownMessage && translateKnown(knownMessage)) ?? message;
}

/** The title of an assignment step: the last step always has an English title in the database, so it is translated here. */
export function stepTitle(step: { draftTitle: string; draftType: 'DRAFT' | 'FINAL' }): string {
  return step.draftType === 'FINAL' ? translate(sentence('step.final')) : step.draftTitle;
}

/** Translated name of a subject area or student level; values that administrators added are shown as they are. */
export function lookupName(kind: 'area' | 'level', name: string): string {
  return translateKnown({ code: lookupCode(kind, name), params: {} }) ?? name;
}

/** Codes contain dots, so they must not be split into key paths. */
function optionsOf({ params }: { params: Params }) {
  return { ...params, ns: 'sentences' as const, keySeparator: false as const, nsSeparator: false as const };
}
