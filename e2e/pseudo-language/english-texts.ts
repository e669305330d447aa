import type { PageTexts } from './page-texts.ts';

/** Runs in the page: texts and names of elements that are not in the pseudo-language, by where they are. */
export function listUntranslated({ clean, listTexts, locate }: PageTexts): { text: string; where: string }[] {
  /** What people, devices and standards name. */
  const data = [
    'bdi, time, code, kbd, samp, [translate="no"], [contenteditable="true"], [lang]:not(html)',
    // Calendars have the texts of their library, which has none in a pseudo-language.
    '.MuiPickerPopper-root, .MuiPickersLayout-root',
  ].join();
  const names = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
  ];
  const isEnglish = (text: string): boolean =>
    /[A-Za-z]{2}/.test(text) && !/[^\p{ASCII}\p{P}\p{S}\p{Z}\p{N}]/u.test(text);
  const texts = listTexts()
    .filter(({ element }) => element.closest(data) === null)
    .map(({ text, element }) => ({ text, where: locate(element) }));
  const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
    element.closest(data) === null && element.checkVisibility()
      ? names.map((name) => ({
          text: clean(element.getAttribute(name)),
          where: `${name} of ${locate(element)}`,
        }))
      : [],
  );
  return [...texts, ...named, { text: document.title, where: 'title of the page' }].filter(({ text }) =>
    isEnglish(text),
  );
}
