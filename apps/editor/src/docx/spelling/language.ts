/** Known by their words. */
const latinLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
type LatinLanguage = (typeof latinLanguages)[number];

/** Arabic is known by its letters. */
const textLanguages = [...latinLanguages, 'ar'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** The most frequent words of each language. */
const commonWords: Record<LatinLanguage, ReadonlySet<string>> = {
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
  fr: new Set(
    'le la les des du un une et est dans que qui pour pas sur avec ce cette ces il elle nous vous ils elles je mais ou où par plus au aux son sa ses leur leurs être avoir fait sont était ont comme tout tous très aussi même entre sans peut encore deux donc alors bien après avant depuis chez lui dont quand'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del que y en un una es se no por con para su sus al lo como más pero este esta estos ese eso cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros porque fue era son está ser ha mi yo él ella ellos nosotros después antes entonces siempre mucho hacer tiene'.split(
      ' ',
    ),
  ),
  it: new Set(
    'il lo la gli le di del della dei delle che e è un una uno per non con sono si nel nella al alla da dal dalla ma come più anche questo questa questi se su ha hanno era essere fare molto tutto tutti loro suo sua suoi quando dove perché poi così ancora già cosa ci mi noi voi lui lei dopo prima sempre ogni stato'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'o a os as de do da dos das que e em um uma é não no na nos nas por com para se ao à como mais mas este esta isso quando muito sem sobre também até há onde quem desde tudo nós são foi era está ser tem eu ele ela eles você depois antes então sempre pelo pela seu sua seus suas já porque fazer ou'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'de het een en van in is dat die op te zijn met voor niet aan er om ook als dan maar bij nog uit door over naar hij zij ze wij je ik hebben heeft had was werd worden wordt deze dit meer veel kan zal zou moet geen wel hun haar mijn onze toen waar wat wie omdat altijd weer tot tegen na heel'.split(
      ' ',
    ),
  ),
};

/** Fewer matches are not significant. */
const minWords = 4;
/** Minimum number of matches unique to one language: some words belong to several. */
const minUnique = 2;
/** Minimum share of all matches: a title or quotation may be in another language. */
const minShare = 0.5;
/** Maximum share of the second language relative to the first. */
const maxShareOfSecond = 0.7;
/** One or two pages are as significant as a book. */
const maxCharacters = 6000;

/** Guesses the language of a text from its letters, and from its most frequent words. */
export function guessLanguage(text: string): TextLanguage | null {
  const start = text.slice(0, maxCharacters);
  return isArabic(start) ? 'ar' : guessLatinLanguage(start);
}

/** Most letters are Arabic, and none belongs to Persian or Urdu, which Arabic does not have. */
function isArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabicLetters > 0 && arabicLetters >= letters / 2 && !/[پچژگکیےںٹڈڑ]/u.test(text);
}

function guessLatinLanguage(text: string): LatinLanguage | null {
  const counts = new Map(latinLanguages.map((language) => [language, { all: 0, unique: 0 }]));
  let matches = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const languages = latinLanguages.filter((candidate) => commonWords[candidate].has(word));
    if (languages.length > 0) matches += 1;
    for (const language of languages) {
      const count = counts.get(language);
      if (count === undefined) continue;
      count.all += 1;
      if (languages.length === 1) count.unique += 1;
    }
  }
  const [first, second] = [...counts].sort(
    ([, candidate], [, other]) => other.all - candidate.all || other.unique - candidate.unique,
  );
  if (first === undefined || second === undefined) return null;
  const [language, { all, unique }] = first;
  const isSure =
    all >= Math.max(minWords, matches * minShare) &&
    unique >= minUnique &&
    second[1].all <= all * maxShareOfSecond;
  return isSure ? language : null;
}

/** Maps a language tag to a supported language. */
export function parseLanguageTag(tag: string): TextLanguage {
  const [name] = tag.toLowerCase().split('-');
  return textLanguages.find((language) => language === name) ?? 'en';
}
