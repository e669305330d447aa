/** An enclosing element, of which only the tag is written. */
export interface Wrapper {
  /** Equal for occurrences of the same element. */
  identity: object;
  name: string;
  tag: string;
}

export interface WrappedXml {
  wrappers: readonly Wrapper[];
  xml: string;
}

/** Joins pieces with enclosing elements: shared ones of neighbours are opened once. Linear. */
export function joinWrapped(pieces: readonly WrappedXml[]): string {
  const xmlParts: string[] = [];
  const openWrappers: Wrapper[] = [];
  const openedBefore = new Set<object>();
  const close = (depth: number): void => {
    while (openWrappers.length > depth) xmlParts.push(`</${openWrappers.pop()?.name}>`);
  };
  for (const { wrappers, xml } of pieces) {
    let depth = 0;
    while (depth < openWrappers.length && openWrappers[depth]?.identity === wrappers[depth]?.identity)
      depth += 1;
    close(depth);
    for (const wrapper of wrappers.slice(depth)) {
      // An element that is opened again needs another id.
      xmlParts.push(openedBefore.has(wrapper.identity) ? removeId(wrapper.tag) : wrapper.tag);
      openedBefore.add(wrapper.identity);
      openWrappers.push(wrapper);
    }
    xmlParts.push(xml);
  }
  close(0);
  return xmlParts.join('');
}

const removeId = (tag: string): string => tag.replace(/\s(?:xml:id|draw:id)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
