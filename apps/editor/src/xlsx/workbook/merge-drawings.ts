import type { DrawingContent, SheetDrawing } from './drawings.ts';
import { pairVersions } from './pair-versions.ts';

/** Their drawings with those that I moved, changed, deleted or made. What both changed is as in mine. */
export function mergeDrawings(
  base: readonly SheetDrawing[],
  mine: readonly SheetDrawing[],
  theirs: readonly SheetDrawing[],
): readonly SheetDrawing[] {
  const keys = [(one: SheetDrawing) => toKey(one) + toPlaceKey(one), toKey];
  const [myOnes, theirOnes] = [pairVersions(base, mine, keys), pairVersions(base, theirs, keys)];
  const bases = new Map([...theirOnes].map(([before, one]) => [one, before]));
  const kept = theirs.flatMap((one): SheetDrawing[] => {
    const before = bases.get(one);
    if (before === undefined) return [one];
    const my = myOnes.get(before);
    if (my !== undefined) return [mergeDrawing(before, my, one)];
    return hasSameChart(before, one) && toPlaceKey(before) === toPlaceKey(one) ? [] : [one];
  });
  const known = new Set(
    base.flatMap((before) => {
      const my = myOnes.get(before);
      // A chart that I changed outlives its deletion.
      return my === undefined || (!theirOnes.has(before) && !hasSameChart(before, my)) ? [] : [my];
    }),
  );
  const added = mine.flatMap((one) => (known.has(one) ? [] : (copyChart(one) ?? [])));
  const isSame = added.length === 0 && kept.length === theirs.length;
  return isSame && kept.every((one, index) => one === theirs[index]) ? theirs : [...kept, ...added];
}

function mergeDrawing(before: SheetDrawing, mine: SheetDrawing, theirs: SheetDrawing): SheetDrawing {
  const hasMoved = toPlaceKey(before) !== toPlaceKey(mine);
  const moved = hasMoved ? { ...theirs, anchor: mine.anchor, isMoved: true } : theirs;
  if (mine.content.kind !== 'chart' || theirs.content.kind !== 'chart') return moved;
  if (mine.content.options === null || hasSameChart(before, mine)) return moved;
  return { ...moved, content: { ...mine.content, part: theirs.content.part, isChanged: true } };
}

/** A chart for a file that lacks it; null for a drawing that cannot be made here. */
function copyChart({ anchor, content }: SheetDrawing): SheetDrawing | null {
  if (content.kind !== 'chart' || content.options === null) return null;
  const { isChanged: _, ...chart } = content;
  return { anchor, content: { ...chart, part: null } };
}

const toPlaceKey = ({ anchor }: SheetDrawing): string => JSON.stringify(anchor);

/** A chart is known by its part, and another drawing by what it shows: its offset is another in each version. */
function toKey({ content }: SheetDrawing): string {
  if (content.kind !== 'chart')
    return JSON.stringify(content, (_, value: unknown) =>
      value instanceof Uint8Array ? summarizeBytes(value) : value,
    );
  return JSON.stringify([content.part, content.part === null && content.options !== null]);
}

const summarizeBytes = (bytes: Uint8Array): string =>
  `${bytes.length} ${bytes.reduce((sum, byte) => (sum * 31 + byte) % 0xffffff, 0)}`;

function hasSameChart(one: SheetDrawing, other: SheetDrawing): boolean {
  const toChartKey = (content: DrawingContent): string =>
    content.kind === 'chart' ? JSON.stringify([content.references, content.options]) : '';
  return toChartKey(one.content) === toChartKey(other.content);
}
