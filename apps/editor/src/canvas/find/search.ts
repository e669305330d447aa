import { isSameTextPath, listTexts, replaceText, type TextPath } from '../commands/find-shapes.ts';
import {
  isOnLayers,
  listHiddenLayers,
  listUneditableLayers,
  removeHiddenShapes,
} from '../layers/shape-layers.ts';
import type { Scene, ScenePage, TextBody, TextParagraph } from '../scene/scene.ts';
import { getParagraphText, joinRuns } from '../text/text-formats.ts';

/** A match in a paragraph of a shape, or in the notes of a page. */
export interface Match {
  page: string;
  path: TextPath | 'notes';
  paragraph: number;
  from: number;
  to: number;
}

export interface SearchOptions {
  isCaseSensitive: boolean;
  isWholeWord: boolean;
}

/** The query and the index of the current match; -1 before the first step. */
export interface Search {
  query: string;
  options: SearchOptions;
  currentMatch: number;
}

export const noSearch: Search = {
  query: '',
  options: { isCaseSensitive: false, isWholeWord: false },
  currentMatch: -1,
};

/** More matches than a user steps through. */
const maxMatches = 5000;

/** Readers find all that is shown; writers only what they can select and replace. */
export function findAll(
  scene: Scene,
  query: string,
  { canWrite, ...options }: SearchOptions & { canWrite: boolean },
): Match[] {
  const pattern = createPattern(query, options);
  const found: Match[] = [];
  if (pattern === null) return found;
  const skipped = canWrite ? listUneditableLayers(scene.layers) : listHiddenLayers(scene.layers, 'screen');
  for (const page of scene.pages) {
    const shapes = canWrite
      ? page.shapes.filter((shape) => !isOnLayers(shape, skipped))
      : removeHiddenShapes(page.shapes, skipped);
    for (const { path, text } of listTexts({ ...page, shapes })) {
      text.paragraphs.forEach((paragraphContent, paragraph) => {
        for (const range of findRanges(getParagraphText(paragraphContent), pattern))
          found.push({ page: page.id, path, paragraph, ...range });
      });
    }
    for (const range of findRanges(page.notes ?? '', pattern)) {
      found.push({ page: page.id, path: 'notes', paragraph: 0, ...range });
    }
    if (found.length >= maxMatches) break;
  }
  return found.slice(0, maxMatches);
}

function createPattern(query: string, { isCaseSensitive, isWholeWord }: SearchOptions): RegExp | null {
  if (query === '') return null;
  const escaped = query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const fullPattern = isWholeWord ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped;
  return new RegExp(fullPattern, isCaseSensitive ? 'gu' : 'giu');
}

function findRanges(text: string, pattern: RegExp): { from: number; to: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: whole }) => ({
    from: index,
    to: index + whole.length,
  }));
}

/** Replaces the matches and keeps their formatting. Works from the last to the first, so that earlier offsets stay valid. */
export function replaceMatches(scene: Scene, matches: readonly Match[], replacement: string): Scene {
  const byPage = Map.groupBy(matches, ({ page }) => page);
  const pages = scene.pages.map((page) => {
    const pageMatches = byPage.get(page.id);
    return pageMatches === undefined
      ? page
      : pageMatches.toReversed().reduce((next, match) => replaceInPage(next, match, replacement), page);
  });
  return { ...scene, pages };
}

function replaceInPage(page: ScenePage, match: Match, replacement: string): ScenePage {
  const { path, from, to } = match;
  if (path === 'notes') {
    const notes = page.notes ?? '';
    return { ...page, notes: notes.slice(0, from) + replacement + notes.slice(to) };
  }
  const found = listTexts(page).find((one) => isSameTextPath(one.path, path));
  return found === undefined ? page : replaceText(page, path, replaceInText(found.text, match, replacement));
}

function replaceInText(
  text: TextBody,
  { paragraph: position, from, to }: Match,
  replacement: string,
): TextBody {
  const paragraphs = text.paragraphs.map((paragraph, index) =>
    index === position ? replaceInParagraph(paragraph, { from, to }, replacement) : paragraph,
  );
  return { ...text, paragraphs };
}

function replaceInParagraph(
  paragraph: TextParagraph,
  { from, to }: { from: number; to: number },
  replacement: string,
): TextParagraph {
  let position = 0;
  let isInserted = false;
  const runs = paragraph.runs.map((run) => {
    const [start, end] = [Math.max(0, from - position), Math.min(run.text.length, to - position)];
    position += run.text.length;
    if (end <= 0 || start >= run.text.length) return run;
    const inserted = isInserted ? '' : replacement;
    isInserted = true;
    return { ...run, text: run.text.slice(0, start) + inserted + run.text.slice(end) };
  });
  return { ...paragraph, runs: joinRuns(runs) };
}
