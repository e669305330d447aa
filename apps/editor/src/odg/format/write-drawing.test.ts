import { blankOdg } from '@redraft/documents';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts, saidBy } from '../../canvas/format/testing/random-edits.ts';
import type { Scene, SceneContent, Shape, TextBody } from '../../canvas/scene/scene.ts';
import { openDrawing } from './read/read-drawing.ts';
import { drawingProblems } from './testing/drawing-problems.ts';
import { drawingOf, richDrawing } from './testing/drawings.ts';
import { endsOfLine } from './write/place.ts';
import { writeDrawing } from './write/write-drawing.ts';

const drawings = [richDrawing(), blankOdg(), drawingOf('')];

/** Only lists have levels. */
const levelled = (text: TextBody): TextBody => ({
  ...text,
  paragraphs: text.paragraphs.map((one) => ({ ...one, level: one.list === 'none' ? 0 : one.level })),
});

/** As far as the format can say it: a line has ends, a group no box of its own, and only some shapes are mirrored. */
function asDrawn(scene: Scene): Scene {
  const drawn = (shape: Shape): Shape => {
    const plain = { ...shape, isFlippedX: false, isFlippedY: false, rotation: Math.round(shape.rotation) };
    if (shape.kind === 'line')
      return {
        ...plain,
        kind: 'line',
        ...endsOfLine(shape),
        x: 0,
        y: 0,
        width: 0,
        height: 0,
        rotation: 0,
      } as Shape;
    if (shape.kind === 'group')
      return { ...shape, x: 0, y: 0, width: 0, height: 0, rotation: 0, shapes: shape.shapes.map(drawn) };
    if (shape.kind === 'table') {
      const rows = shape.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, text: levelled(cell.text) })),
      }));
      return { ...plain, kind: 'table', columns: shape.columns, rows };
    }
    if (shape.kind === 'box') return { ...plain, kind: 'box', text: levelled(shape.text) } as Shape;
    return plain;
  };
  return {
    ...scene,
    pages: scene.pages.map((page) => ({
      ...page,
      isHidden: false,
      notes: null,
      shapes: page.shapes.map(drawn),
    })),
  };
}

describe('a drawing that was changed', () => {
  it('says after writing and reading what it said before, and holds together', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: drawings.length - 1 }),
        fc.array(
          fc.tuple(
            acts({ isPresented: false, isTurning: false }),
            fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
          ),
          { minLength: 1, maxLength: 6 },
        ),
        (drawing, steps) => {
          const bytes = drawings[drawing] ?? blankOdg();
          const opened = openDrawing(bytes);
          const known = new Set(drawingProblems(bytes));
          let scene: SceneContent = opened.scene;
          for (const [change, numbers] of steps) {
            let at = 0;
            scene = change(scene, (count) =>
              count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count,
            );
          }
          const written = writeDrawing(opened, scene);
          expect(drawingProblems(written).filter((problem) => !known.has(problem))).toEqual([]);
          expect(saidBy(asDrawn(openDrawing(written).scene))).toEqual(saidBy(asDrawn(scene)));
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 25) },
    );
  });
});
