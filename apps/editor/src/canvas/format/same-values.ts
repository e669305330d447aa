/** Deep equality of plain data. */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null)
    return false;
  if (Array.isArray(first) || Array.isArray(second)) {
    if (!Array.isArray(first) || !Array.isArray(second) || first.length !== second.length) return false;
    return first.every((item, index) => isSameValue(item, second[index]));
  }
  const [firstEntries, secondEntries] = [Object.entries(first), new Map(Object.entries(second))];
  return (
    firstEntries.filter(([, value]) => value !== undefined).length ===
      [...secondEntries.values()].filter((value) => value !== undefined).length &&
    firstEntries.every(([key, value]) => isSameValue(value, secondEntries.get(key)))
  );
}
