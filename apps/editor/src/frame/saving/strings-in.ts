/** Limits on the number of strings and the depth. */
const maxStrings = 10_000;
const maxDepth = 60;

/** All strings under these property names in plain data, in order: the fallback for data of an unknown format. */
export function collectStrings(data: unknown, names: readonly string[] = ['text', 'value']): string[] {
  const found: string[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth || found.length >= maxStrings) return;
    if (ArrayBuffer.isView(value)) return;
    const entries: [unknown, unknown][] =
      value instanceof Map ? [...value] : Object.entries(value).map(([name, one]) => [name, one]);
    for (const [name, one] of entries) {
      if (typeof one !== 'string') collect(one, depth + 1);
      else if (typeof name === 'string' && names.includes(name) && one !== '') found.push(one);
    }
  };
  collect(data, 0);
  return found;
}
