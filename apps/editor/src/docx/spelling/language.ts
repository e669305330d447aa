export const textLanguages = ['en', 'de'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** The commonest words that are words of one of the languages only. */
const telling: Record<TextLanguage, ReadonlySet<string>> = {
  en: new Set(
    'the of and to a is that it for on with as are this be by at have from or had not but what were when we there can an your which their said if each about how up out then them these so some would make like into time has look more write see could people my than first been who its now did get come may'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht ein eine einen einem einer zu den dem des von mit sich auf für im auch als es an werden aus er hat dass sie nach wird bei noch wie über so zum haben nur oder aber vor zur bis mehr durch man sein wurde sei ich wir ihr kann wenn schon waren seine ihre doch sehr gegen vom unter diese wo dieser diesem keine'.split(
      ' ',
    ),
  ),
};

/** Fewer tell nothing. */
const leastWords = 4;
/** Of the words that tell, so many have to agree. */
const share = 0.7;
/** A page or two say it as well as a book. */
const readCharacters = 6000;

/** The language that a text is written in, where it says so by its words. */
export function guessLanguage(text: string): TextLanguage | null {
  const counts = { en: 0, de: 0 };
  for (const [word] of text
    .slice(0, readCharacters)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    const [isEnglish, isGerman] = [telling.en.has(word), telling.de.has(word)];
    if (isEnglish && !isGerman) counts.en += 1;
    if (isGerman && !isEnglish) counts.de += 1;
  }
  const all = counts.en + counts.de;
  if (all < leastWords) return null;
  if (counts.en >= all * share) return 'en';
  return counts.de >= all * share ? 'de' : null;
}

/** As far as it is one of ours. */
export function languageOfTag(tag: string): TextLanguage {
  return tag.toLowerCase().startsWith('de') ? 'de' : 'en';
}
