/** A visible text of a page, with the boxes of its lines. */
export interface PageText {
  text: string;
  element: Element;
  lines: readonly DOMRect[];
}

/** Runs in the page: what its measures share. */
export function createPageTexts() {
  const clean = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

  const listTexts = (): PageText[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: PageText[] = [];
    while (walker.nextNode() !== null) {
      const { currentNode } = walker;
      const element = currentNode.parentElement;
      const text = clean(currentNode.textContent);
      if (element === null || text === '' || element.closest('script, style, noscript, option') !== null)
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      texts.push({ text, element, lines: [...range.getClientRects()] });
    }
    return texts;
  };

  /** Words for a report: what the element is, and within what. */
  const locate = (element: Element): string => {
    const partOf = (one: Element): string => {
      const name = one.getAttribute('role') ?? one.tagName.toLowerCase();
      const kind = [...one.classList].find((part) => !/^css-|^Mui/.test(part));
      return kind === undefined ? name : `${name}.${kind}`;
    };
    const within = element.parentElement?.closest(
      '[role="dialog"], [role="menu"], nav, header, main, section, aside, footer',
    );
    return [within, element].flatMap((one) => (one ? [partOf(one)] : [])).join(' ');
  };

  /** Clipped to one pixel: texts for screen readers. */
  const isForScreenReaders = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { clip, clipPath, position } = getComputedStyle(one);
      if (clipPath !== 'none' || (position === 'absolute' && clip !== 'auto')) return true;
      if (one.clientWidth === 1 && one.clientHeight === 1) return true;
    }
    return false;
  };

  return { clean, listTexts, locate, isForScreenReaders };
}

export type PageTexts = ReturnType<typeof createPageTexts>;
