import type { PageText, PageTexts } from './page-texts.ts';

/** Runs in the page: texts of which a part is hidden without a way to the rest. */
export function findCutTexts({ listTexts, locate, isForScreenReaders }: PageTexts): string[] {
  const tolerance = 2;
  const isClipping = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  /** The whole text is in a title, a name or behind a control that shows it. */
  const hasWhole = (element: Element): boolean =>
    element.closest('[title]:not([title=""]), [aria-label], [role="combobox"], [data-tooltip]') !== null;

  const findClipping = ({ element, lines }: PageText): Element | null => {
    let scrolls = { x: false, y: false };
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      scrolls = {
        x: scrolls.x || /auto|scroll/.test(overflowX),
        y: scrolls.y || /auto|scroll/.test(overflowY),
      };
      const isAway = width < 2 || height < 2;
      const isCutAcross = lines.some(
        (line) => line.left < left - tolerance || line.right > right + tolerance,
      );
      const isCutAlong = lines.some((line) => line.top < top - 4 || line.bottom > bottom + 4);
      if (isAway) return null;
      if (isClipping(overflowX) && !scrolls.x && isCutAcross) return box;
      if (isClipping(overflowY) && !scrolls.y && isCutAlong) return box;
      if (position === 'fixed') return null;
    }
    return null;
  };

  const cutTexts = listTexts().flatMap((one) => {
    if (isForScreenReaders(one.element)) return [];
    const box = findClipping(one);
    if (box === null || hasWhole(one.element)) return [];
    return [`cut off by ${locate(box)}: ${locate(one.element)} “${one.text.slice(0, 60)}”`];
  });
  const cutHints = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((input) =>
    input.checkVisibility() && input.value === '' && input.scrollWidth > input.clientWidth + tolerance
      ? [`placeholder cut off: “${input.placeholder.slice(0, 60)}”`]
      : [],
  );
  return [...cutTexts, ...cutHints];
}
