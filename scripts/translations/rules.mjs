// What a translated text must have in common with the English one.

const pluralForms = /_(zero|one|two|few|many|other)$/;

/** The keys that a language needs: plural forms are its own (CLDR). */
export function listKeys(english, language) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...english.keys()].flatMap((key) => {
    const base = key.replace(pluralForms, '');
    if (!english.has(`${base}_other`) || base === key) return [key];
    // i18next has a text for 0 in every language, whatever its plural forms are.
    if (key.endsWith('_zero')) return pluralCategories.includes('zero') ? [] : [key];
    return key.endsWith('_other') ? pluralCategories.map((category) => `${base}_${category}`) : [];
  });
}

/** The English text for a key of another language. */
export function findEnglish(english, key) {
  return english.get(key) ?? english.get(key.replace(pluralForms, '_other'));
}

/** Placeholders and tags; a sentence about none, one or two things may leave out the number. */
const listMarks = (text) => [...new Set(text.match(/{{[^}]*}}|<\/?\w+\/?>|\$t\([^)]*\)/g) ?? [])].sort();

/** Null if a translation fits its English text; otherwise what is wrong. */
export function findProblem(key, english, text) {
  if (english === undefined) return 'is no text of the product';
  const isOptional = (mark) => /_(zero|one|two)$/.test(key) && mark.startsWith('{{count');
  const [expected, found] = [listMarks(english), listMarks(text)];
  const missing = expected.filter((mark) => !found.includes(mark) && !isOptional(mark));
  const unknown = found.filter((mark) => !expected.includes(mark) && !isOptional(mark));
  if (missing.length > 0) return `lacks ${missing.join(' ')}`;
  return unknown.length > 0 ? `has ${unknown.join(' ')}, which the English text does not have` : null;
}
