import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { measureParagraph } from '../line-numbers/measure-lines.ts';
import { getRenderedScale } from '../rendered-scale.ts';

/** Padding that keeps the first margin inside the text: see text.css. */
const textTop = 1;

export interface StripLine {
  top: number;
  bottom: number;
}

/** Reads where lines and blocks are in the strip of all columns, while nothing is moved to its column. */
export interface Strip {
  measureBlock: (pos: number) => StripLine | null;
  measureLines: (pos: number) => StripLine[];
  /** The space after a block. */
  measureSpaceAfter: (pos: number) => number;
  /** The first position in a paragraph whose line begins at this height or below. */
  findBreak: (pos: number, node: Node, height: number) => number;
}

export function createStrip(view: EditorView): Strip {
  const scale = getRenderedScale(view.dom);
  const { top: start } = view.dom.getBoundingClientRect();
  const toStrip = ({ top, bottom }: StripLine): StripLine => ({
    top: (top - start) / scale - textTop,
    bottom: (bottom - start) / scale - textTop,
  });
  const elementAt = (pos: number): HTMLElement | null => {
    const dom = view.nodeDOM(pos);
    return dom instanceof HTMLElement ? dom : null;
  };
  return {
    measureBlock: (pos) => {
      const dom = elementAt(pos);
      return dom === null ? null : toStrip(dom.getBoundingClientRect());
    },
    measureLines: (pos) => {
      const dom = elementAt(pos);
      return dom === null ? [] : measureParagraph(dom).map(toStrip);
    },
    measureSpaceAfter: (pos) => {
      const dom = elementAt(pos);
      return dom === null ? 0 : Number.parseFloat(getComputedStyle(dom).marginBottom) || 0;
    },
    findBreak: (pos, node, height) => {
      let [low, high] = [pos + 1, pos + node.nodeSize - 1];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const line = toStrip(view.coordsAtPos(middle, 1));
        if ((line.top + line.bottom) / 2 >= height) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}
