/** Not the start of a relationship id of any program. */
export const drawingPrefix = 'redraft-drawing-';

/** Whether the name of a picture's source is that of a drawing: see placeholders.ts. */
export const isDrawingName = (name: unknown): name is string =>
  typeof name === 'string' && name.startsWith(drawingPrefix);
