import { memo } from 'react';
import { pixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { ShapeView } from './ShapeView.tsx';
import type { Showing } from './showing.ts';

interface Props {
  page: ScenePage;
  /** How large it is drawn, 1 as it is. */
  scale: number;
  showing: Showing;
}

/** A page with all that stands on it. The paper keeps its own colours, whatever surrounds it. */
export const SheetView = memo(({ page, scale, showing }: Props) => {
  const [width, height] = [pixels(page.width), pixels(page.height)];
  return (
    <div className="sheet" style={{ width: width * scale, height: height * scale }}>
      <div
        className="sheet-paper"
        style={{ width, height, transform: `scale(${scale})`, background: page.background ?? '#ffffff' }}
      >
        <div className="sheet-behind" aria-hidden={showing === 'edit' || undefined}>
          {page.behind.map((shape) => (
            <ShapeView key={shape.id} shape={shape} showing="still" />
          ))}
        </div>
        {page.shapes.map((shape) => (
          <ShapeView key={shape.id} shape={shape} showing={showing} />
        ))}
      </div>
    </div>
  );
});
