import { type Element, findChild } from '../xml/element.ts';
import { findDescendant, getNumber, getText, listChildren, parseBoundedNumber } from '../xml/values.ts';
import type { CategoryGroup, Chart } from './chart.ts';

/** Larger charts are not drawn: it would take more than a moment, and nobody could tell their points apart. */
export const maxPoints = 20_000;
/** Of categories, and their groups on each: more could not be told apart. */
const maxLevels = 5;
const maxGroups = 200;

/** The cached points of a reference or literal, at their indexes. */
export function listPoints(source: Element | null): Map<number, string> {
  const cache =
    source === null
      ? null
      : findDescendant(source, ['c:numCache', 'c:strCache', 'c:numLit', 'c:strLit', 'c:lvl']);
  return listPointsOf(cache);
}

function listPointsOf(cache: Element | null): Map<number, string> {
  const points = new Map<number, string>();
  for (const point of listChildren(cache, 'c:pt')) {
    const index = getNumber(point, 'idx');
    const value = findChild(point, 'c:v');
    if (index !== null && index >= 0 && value !== null)
      points.set(Math.min(index, maxPoints), getText(value));
  }
  return points;
}

const lengthOf = (points: ReadonlyMap<number, string>) => Math.max(-1, ...points.keys()) + 1;

export function readNumbers(source: Element | null): (number | null)[] {
  const points = listPoints(source);
  return Array.from({ length: lengthOf(points) }, (_, index) => parseBoundedNumber(points.get(index)));
}

/** Points with words instead of horizontal values are numbered, like those without any. */
export function readHorizontalValues(source: Element | null): (number | null)[] {
  const values = readNumbers(source);
  return values.some((value) => value !== null) ? values : [];
}

type Categories = Pick<Chart, 'categories' | 'categoryFormat' | 'categoryGroups'>;

export const noCategories: Categories = { categories: [], categoryFormat: null, categoryGroups: [] };

export function readCategories(series: readonly Element[]): Categories {
  for (const one of series) {
    const source = findChild(one, 'c:cat');
    const points = listPoints(source);
    if (source === null || points.size === 0) continue;
    const format = findDescendant(source, ['c:formatCode']);
    return {
      categories: Array.from({ length: lengthOf(points) }, (_, index) => points.get(index) ?? ''),
      categoryFormat: format === null ? null : getText(format),
      categoryGroups: readGroups(source, lengthOf(points)),
    };
  }
  return noCategories;
}

/** The levels of categories above the innermost: a group goes on to the next one. */
function readGroups(source: Element, count: number): CategoryGroup[][] {
  const levels = listChildren(findDescendant(source, ['c:multiLvlStrCache']), 'c:lvl').slice(1, maxLevels);
  return levels.map((level) => {
    const points = [...listPointsOf(level)].toSorted(([one], [other]) => one - other);
    return points.slice(0, maxGroups).map(([from, name], index) => ({
      name,
      from,
      to: (points[index + 1]?.[0] ?? count) - 1,
    }));
  });
}
