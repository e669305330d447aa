import { isSamePlace, listTextPlaces, replaceText, type TextPlace } from '../commands/places.ts';
import type { Scene, ScenePage, TextBody, TextParagraph } from '../scene/scene.ts';
import { joinRuns, paragraphWords } from '../text/text-formats.ts';

/** A match in a paragraph of a shape, or in the notes of a page. */
export interface Match {
  page: string;
  place: TextPlace | 'notes';
  paragraph: number;
  from: number;
  to: number;
}

export interface SearchOptions {
  isExact: boolean;
  isWord: boolean;
}

/** The query and the index of the current match; -1 before the first step. */
export interface Search {
  query: string;
  options: SearchOptions;
  at: number;
}

export const noSearch: Search = { query: '', options: { isExact: false, isWord: false }, at: -1 };

/** More matches than a user steps through. */
const maxMatches = 5000;

export function findAll(scene: Scene, query: string, options: SearchOptions): Match[] {
  const pattern = patternOf(query, options);
  const found: Match[] = [];
  if (pattern === null) return found;
  for (const page of scene.pages) {
    for (const { place, text } of listTextPlaces(page)) {
      text.paragraphs.forEach((one, paragraph) => {
        for (const range of rangesIn(paragraphWords(one), pattern))
          found.push({ page: page.id, place, paragraph, ...range });
      });
    }
    for (const range of rangesIn(page.notes ?? '', pattern)) {
      found.push({ page: page.id, place: 'notes', paragraph: 0, ...range });
    }
    if (found.length >= maxMatches) break;
  }
  return found.slice(0, maxMatches);
}

function patternOf(query: string, { isExact, isWord }: SearchOptions): RegExp | null {
  if (query === '') return null;
  const plain = query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const word = isWord ? `(?<![\\p{L}\\p{N}_])${plain}(?![\\p{L}\\p{N}_])` : plain;
  return new RegExp(word, isExact ? 'gu' : 'giu');
}

function rangesIn(words: string, pattern: RegExp): { from: number; to: number }[] {
  return [...words.matchAll(pattern)].map(({ index, 0: whole }) => ({
    from: index,
    to: index + whole.length,
  }));
}

/** Replaces the matches and keeps their formatting. Works from the last to the first, so that earlier offsets stay valid. */
export function replaceMatches(scene: Scene, matches: readonly Match[], words: string): Scene {
  const byPage = Map.groupBy(matches, ({ page }) => page);
  const pages = scene.pages.map((page) => {
    const here = byPage.get(page.id);
    return here === undefined
      ? page
      : here.toReversed().reduce((next, match) => replacedIn(next, match, words), page);
  });
  return { ...scene, pages };
}

function replacedIn(page: ScenePage, match: Match, words: string): ScenePage {
  const { place, from, to } = match;
  if (place === 'notes') {
    const notes = page.notes ?? '';
    return { ...page, notes: notes.slice(0, from) + words + notes.slice(to) };
  }
  const found = listTextPlaces(page).find((one) => isSamePlace(one.place, place));
  return found === undefined ? page : replaceText(page, place, replacedText(found.text, match, words));
}

function replacedText(text: TextBody, { paragraph: at, from, to }: Match, words: string): TextBody {
  const paragraphs = text.paragraphs.map((paragraph, index) =>
    index === at ? replacedWords(paragraph, { from, to }, words) : paragraph,
  );
  return { ...text, paragraphs };
}

function replacedWords(
  paragraph: TextParagraph,
  { from, to }: { from: number; to: number },
  words: string,
): TextParagraph {
  let at = 0;
  let isWritten = false;
  const runs = paragraph.runs.map((run) => {
    const [start, end] = [Math.max(0, from - at), Math.min(run.text.length, to - at)];
    at += run.text.length;
    if (end <= 0 || start >= run.text.length) return run;
    const written = isWritten ? '' : words;
    isWritten = true;
    return { ...run, text: run.text.slice(0, start) + written + run.text.slice(end) };
  });
  return { ...paragraph, runs: joinRuns(runs) };
}
