/** An enclosing element, of which only the tag is written. */
export interface Wrapper {
  /** Equal for occurrences of the same element. */
  mark: object;
  name: string;
  tag: string;
}

export interface Wrapped {
  around: readonly Wrapper[];
  xml: string;
}

/** Joins pieces with enclosing elements: shared ones of neighbours are opened once. Linear. */
export function foldWrappers(pieces: readonly Wrapped[]): string {
  const written: string[] = [];
  const open: Wrapper[] = [];
  const met = new Set<object>();
  const close = (depth: number): void => {
    while (open.length > depth) written.push(`</${open.pop()?.name}>`);
  };
  for (const { around, xml } of pieces) {
    let depth = 0;
    while (depth < open.length && open[depth]?.mark === around[depth]?.mark) depth += 1;
    close(depth);
    for (const wrapper of around.slice(depth)) {
      // An element that is opened again needs another id.
      written.push(met.has(wrapper.mark) ? withoutId(wrapper.tag) : wrapper.tag);
      met.add(wrapper.mark);
      open.push(wrapper);
    }
    written.push(xml);
  }
  close(0);
  return written.join('');
}

const withoutId = (tag: string): string => tag.replace(/\s(?:xml:id|draw:id)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
