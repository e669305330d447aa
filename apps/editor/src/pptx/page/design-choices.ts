import { blankPptx, slideDesignIds } from '@redraft/documents';
import type { DesignLayouts } from '../../canvas/commands/layout-commands.ts';
import { openSlides } from '../format/read/read-slides.ts';
import { getDesignMark } from '../format/write/design.ts';

/** Built-in designs with their layouts for slides of this size, as a file with that design has them. */
export function createDesignChoices(size: { width: number; height: number }): DesignLayouts[] {
  return slideDesignIds.map((design) => {
    const { scene } = openSlides(blankPptx({ design, mark: getDesignMark(design), size }));
    return { design, layouts: scene.layouts };
  });
}
