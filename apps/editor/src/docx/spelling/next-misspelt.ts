import type { EditorView } from 'prosemirror-view';
import { findMisspellings } from './misspelt-words.ts';
import { personalDictionary } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';
import { getCurrentUser, type Misspelling } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { getSpellingLanguage } from './text-language.ts';
import { type PlacedParagraph, paragraphsIn } from './visible-paragraphs.ts';

/** Words checked in one batch: one or two pages. */
const batchSize = 600;

/** The next unknown word after a position, wrapping around; null if there is none, or if the search was aborted. */
export async function findNextMisspelling(
  view: EditorView,
  from: number,
  { lang, signal }: { lang: string; signal: AbortSignal },
): Promise<Misspelling | null> {
  const language = getSpellingLanguage(view.state, lang);
  return language === null ? null : searchFrom(view, from, { language, signal });
}

async function searchFrom(
  view: EditorView,
  from: number,
  { language, signal }: { language: SpellingLanguage; signal: AbortSignal },
): Promise<Misspelling | null> {
  const personalWords = new Set(personalDictionary(getCurrentUser(view.state)).get());
  const { doc } = view.state;
  const paragraphs = paragraphsIn({ node: doc, pos: -1 });
  const start = paragraphs.findLastIndex(({ pos }) => pos <= from);
  const order = [...paragraphs.slice(Math.max(start, 0)), ...paragraphs.slice(0, Math.max(start, 0) + 1)];
  for (let index = 0; index < order.length; ) {
    const unchecked: string[] = [];
    let end = index;
    while (end < order.length && unchecked.length < batchSize) {
      check(order[end], unchecked);
      end += 1;
    }
    await spelling.check(language, unchecked);
    if (signal.aborted || view.isDestroyed) return null;
    // The text has changed: the search starts again.
    if (view.state.doc !== doc) return searchFrom(view, from, { language, signal });
    for (; index < end; index++) {
      const isLast = index === order.length - 1;
      const found = check(order[index], []).find((word) =>
        index === 0 ? word.from >= from : !isLast || word.from < from,
      );
      if (found !== undefined) return found;
    }
  }
  return null;

  function check(paragraph: PlacedParagraph | undefined, unchecked: string[]): Misspelling[] {
    if (paragraph === undefined) return [];
    return findMisspellings(paragraph.node, paragraph.pos, {
      state: view.state,
      language,
      personalWords,
      unchecked,
    });
  }
}
