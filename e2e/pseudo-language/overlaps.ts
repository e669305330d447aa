import type { PageTexts } from './page-texts.ts';

/** Runs in the page: texts that stick out of the painted box around them, such as a button, or lie on the text beside them. */
export function findOverlaps({ listTexts, locate, isForScreenReaders }: PageTexts): string[] {
  const isMoved = (element: Element, within: Element): boolean => {
    for (let one: Element | null = element; one !== null && one !== within; one = one.parentElement) {
      const { position, overflowX, overflowY, transform, float } = getComputedStyle(one);
      if (position === 'absolute' || position === 'fixed' || position === 'sticky') return true;
      if (overflowX !== 'visible' || overflowY !== 'visible' || transform !== 'none' || float !== 'none')
        return true;
    }
    return false;
  };
  const commonBox = (one: Element, other: Element): Element => {
    let box = one;
    while (!box.contains(other) && box.parentElement !== null) box = box.parentElement;
    return box;
  };
  const depth = (one: DOMRect, other: DOMRect): number =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );
  const texts = listTexts().filter(({ element }) => !isForScreenReaders(element) && !element.closest('svg'));
  return texts.flatMap((one, at) => {
    const painted = one.element.closest('button, [role="tab"], .MuiChip-root, td, th');
    const box = painted?.getBoundingClientRect();
    const isOut =
      painted &&
      box &&
      // What cuts texts off is found otherwise.
      getComputedStyle(painted).overflowX === 'visible' &&
      !isMoved(one.element, painted) &&
      one.lines.some((line) => line.left < box.left - 2 || line.right > box.right + 2);
    const under = texts.slice(at + 1).find((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
      if (!one.lines.some((line) => other.lines.some((next) => depth(line, next) > 3))) return false;
      const within = commonBox(one.element, other.element);
      return !isMoved(one.element, within) && !isMoved(other.element, within);
    });
    return [
      ...(isOut ? [`sticks out: ${locate(one.element)} “${one.text.slice(0, 60)}”`] : []),
      ...(under ? [`overlap: “${one.text.slice(0, 40)}” and “${under.text.slice(0, 40)}”`] : []),
    ];
  });
}
