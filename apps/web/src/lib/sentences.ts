import { lookupCode, type Params, readWritten, type Sentence, sentence } from '@redraft/sentences';
import i18next from 'i18next';

/** A sentence in the language of the page. */
export function translate(sentence: Sentence): string {
  return i18next.t(sentence.code, optionsOf(sentence));
}

/** The same for a code that has come from elsewhere; null where this page knows no such sentence. */
export function translateKnown(known: { code: string; params: Params }): string | null {
  const options = optionsOf(known);
  return i18next.exists(known.code, options) ? i18next.t(known.code, options) : null;
}

/** What a schema says of a value: a sentence by its code, or words of the page's own. */
export function translateIssue(message: string): string {
  const known = readWritten(message);
  return (known && translateKnown(known)) ?? message;
}

/** What a step of an assignment is called: its last one has a title in English whoever wrote the assignment. */
export function stepTitle(step: { draftTitle: string; draftType: 'DRAFT' | 'FINAL' }): string {
  return step.draftType === 'FINAL' ? translate(sentence('step.final')) : step.draftTitle;
}

/** A subject area or a student level, as the server names them; one that it was given since is called as it is. */
export function lookupName(kind: 'area' | 'level', name: string): string {
  return translateKnown({ code: lookupCode(kind, name), params: {} }) ?? name;
}

/** A code has dots, and stands alone. */
function optionsOf({ params }: { params: Params }) {
  return { ...params, ns: 'sentences' as const, keySeparator: false as const, nsSeparator: false as const };
}
