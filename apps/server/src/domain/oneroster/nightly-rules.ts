/** Systems need not report deleted records, so everything is read after this time. */
const fullAfterMs = 7 * 24 * 3600_000;
/** Clocks differ, and a change may be committed after it was dated. */
const overlapMs = 3600_000;

/** The time since which changes are read; null to read everything. */
export function sinceFor(
  { read_until: until, read_fully_at: fully }: { read_until: Date | null; read_fully_at: Date | null },
  now: Date,
): Date | null {
  if (until === null || fully === null) return null;
  if (now.getTime() - fully.getTime() >= fullAfterMs) return null;
  return new Date(until.getTime() - overlapMs);
}

/** Fewer removals are ordinary, even in a small school. */
const fewRemovals = 20;
const largestShare = 0.25;

/** Whether an import would remove so much that a person should check it first: an empty export looks as if everyone had left. */
export function removesTooMuch(
  removed: { places: number; classes: number },
  known: { places: number; classes: number },
): boolean {
  const isMuch = (count: number, of: number) => count > fewRemovals && count > of * largestShare;
  const allClasses = removed.classes > 1 && removed.classes > known.classes * largestShare;
  return isMuch(removed.places, known.places) || allClasses;
}
