import { languageOfTag, pseudoLanguageOf } from '@redraft/sentences/languages';

/** The language in which the editor opens beside a page in the language of the tag. */
export function editorLanguage(tag: string): string {
  return pseudoLanguageOf(tag) ?? languageOfTag(tag);
}
