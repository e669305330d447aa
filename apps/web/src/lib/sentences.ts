import { lookupCode, type Params, readWritten, type Sentence, sentence } from '@redraft/sentences';
import i18next from 'i18next';

/** A sentence in the language of the page. */
export function say(sentence: Sentence): string {
  return i18next.t(sentence.code, optionsOf(sentence));
}

/** The same for a code that has come from elsewhere; null where this page knows no such sentence. */
export function sayKnown(said: { code: string; params: Params }): string | null {
  const options = optionsOf(said);
  return i18next.exists(said.code, options) ? i18next.t(said.code, options) : null;
}

/** What a schema says of a value: a sentence by its code, or words of the page's own. */
export function sayWritten(message: string): string {
  const said = readWritten(message);
  return (said && sayKnown(said)) ?? message;
}

/** What a step of an assignment is called: its last one has a title in English whoever wrote the assignment. */
export function stepTitle(step: { draftTitle: string; draftType: 'DRAFT' | 'FINAL' }): string {
  return step.draftType === 'FINAL' ? say(sentence('step.final')) : step.draftTitle;
}

/** A subject area or a student level, as the server names them; one that it was given since is called as it is. */
export function lookupName(kind: 'area' | 'level', name: string): string {
  return sayKnown({ code: lookupCode(kind, name), params: {} }) ?? name;
}

/** A code has dots, and stands alone. */
function optionsOf({ params }: { params: Params }) {
  return { ...params, ns: 'sentences' as const, keySeparator: false as const, nsSeparator: false as const };
}
