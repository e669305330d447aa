/** Deep equality of plain data. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, index) => isSameValue(item, other[index]));
  }
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.filter(([, value]) => value !== undefined).length ===
      [...theirs.values()].filter((value) => value !== undefined).length &&
    mine.every(([key, value]) => isSameValue(value, theirs.get(key)))
  );
}
