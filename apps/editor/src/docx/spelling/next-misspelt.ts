import type { EditorView } from 'prosemirror-view';
import { misspeltIn } from './misspelt-words.ts';
import { ownWords } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';
import { type Misspelt, personOf } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { languageOf } from './text-language.ts';
import { type PlacedParagraph, paragraphsIn } from './visible-paragraphs.ts';

/** Words checked in one batch: one or two pages. */
const wordsAtOnce = 600;

/** The next unknown word after a position, wrapping around; null if there is none, or if the search was aborted. */
export async function nextMisspelt(
  view: EditorView,
  from: number,
  { lang, signal }: { lang: string; signal: AbortSignal },
): Promise<Misspelt | null> {
  const language = languageOf(view.state, lang);
  return language === null ? null : nextUnknown(view, from, { language, signal });
}

async function nextUnknown(
  view: EditorView,
  from: number,
  { language, signal }: { language: SpellingLanguage; signal: AbortSignal },
): Promise<Misspelt | null> {
  const own = new Set(ownWords(personOf(view.state)).get());
  const { doc } = view.state;
  const all = paragraphsIn({ node: doc, pos: -1 });
  const start = all.findLastIndex(({ pos }) => pos <= from);
  const order = [...all.slice(Math.max(start, 0)), ...all.slice(0, Math.max(start, 0) + 1)];
  for (let index = 0; index < order.length; ) {
    const requested: string[] = [];
    let end = index;
    while (end < order.length && requested.length < wordsAtOnce) {
      check(order[end], requested);
      end += 1;
    }
    await spelling.check(language, requested);
    if (signal.aborted || view.isDestroyed) return null;
    // The text has changed: the search starts again.
    if (view.state.doc !== doc) return nextUnknown(view, from, { language, signal });
    for (; index < end; index++) {
      const isLast = index === order.length - 1;
      const found = check(order[index], []).find((word) =>
        index === 0 ? word.from >= from : !isLast || word.from < from,
      );
      if (found !== undefined) return found;
    }
  }
  return null;

  function check(paragraph: PlacedParagraph | undefined, requested: string[]): Misspelt[] {
    if (paragraph === undefined) return [];
    return misspeltIn(paragraph.node, paragraph.pos, { state: view.state, language, own, requested });
  }
}
