import { createSceneForm } from '../../canvas/format/scene-form.ts';
import { openSlides } from './read/read-slides.ts';
import { writeSlides } from './write/write-slides.ts';

/** The worker's format for presentations. */
export const slidesFormat = createSceneForm({ open: openSlides, write: writeSlides });
