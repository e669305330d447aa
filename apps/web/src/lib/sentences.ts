import { type Params, readWritten, type Sentence } from '@redraft/sentences';
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

/** A code has dots, and stands alone. */
function optionsOf({ params }: { params: Params }) {
  return { ...params, ns: 'sentences' as const, keySeparator: false as const, nsSeparator: false as const };
}
