import { memo } from 'react';
import { pixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { ShapeView } from './ShapeView.tsx';
import type { Showing } from './showing.ts';

interface Props {
  page: ScenePage;
  /** Scale, 1 is the original size. */
  scale: number;
  showing: Showing;
}

/** A page with its shapes. It keeps its own colours in every theme. */
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
