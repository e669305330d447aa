import { createSceneForm } from '../../canvas/format/scene-form.ts';
import { openDrawings } from './read/read-drawing.ts';
import { writeDrawing } from './write/write-drawing.ts';

/** The worker's format for drawings. */
export const drawingsFormat = createSceneForm({ open: openDrawings, write: writeDrawing });
