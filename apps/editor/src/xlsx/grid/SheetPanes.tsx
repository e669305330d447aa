import type { ReactNode } from 'react';
import { listPanes } from './panes.ts';
import type { Box, Layout } from './view.ts';

interface Props {
  layout: Layout;
  className: string;
  /** The content of a pane; `isVisible` tells whether a box of the sheet shows in it. */
  children: (isVisible: (box: Box) => boolean) => ReactNode;
}

/** Content above the cells, in the four panes of the view; it scrolls with the cells. */
export function SheetPanes({ layout, className, children }: Props) {
  return listPanes(layout).map(({ box: pane, x, y }) => {
    if (pane.width <= 0 || pane.height <= 0) return null;
    const isVisible = ({ left, top, width, height }: Box): boolean =>
      left < x + pane.width && left + width > x && top < y + pane.height && top + height > y;
    return (
      <div key={`${x}-${y}-${pane.left}-${pane.top}`} className={className} style={pane}>
        <div className="sheet-moved" style={{ transform: `translate(${-x}px, ${-y}px)` }}>
          {children(isVisible)}
        </div>
      </div>
    );
  });
}
