import { sceneForm } from '../../canvas/format/scene-form.ts';
import { openDrawings } from './read/read-drawing.ts';
import { writeDrawing } from './write/write-drawing.ts';

/** Drawings, as their worker knows them. */
export const drawingsForm = sceneForm({ open: openDrawings, write: writeDrawing });
