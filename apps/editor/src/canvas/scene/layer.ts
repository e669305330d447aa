/** A layer of OpenDocument (`draw:layer`): all pages have the same. It does not say what is in front. */
export interface Layer {
  /** Its name in the file that was opened; a new layer gets a new id. */
  id: string;
  name: string;
  /** Drawn on the screen, and in pictures of a page. */
  isVisible: boolean;
  isPrinted: boolean;
  /** Its shapes cannot be selected. */
  isLocked: boolean;
}

/** The layer of shapes that name none, or one that is missing. */
export const defaultLayerId = 'layout';

/** Where programs put dimension lines. */
export const dimensionLayerId = 'measurelines';

/** Layers of the shapes behind pages. */
export const masterLayerIds: readonly string[] = ['background', 'backgroundobjects'];

/** Layers that every program expects, by their names in files: they are neither renamed nor deleted. */
export const standardLayerIds: readonly string[] = [
  defaultLayerId,
  ...masterLayerIds,
  'controls',
  dimensionLayerId,
];

export const createLayer = (id: string, name = id): Layer => ({
  id,
  name,
  isVisible: true,
  isPrinted: true,
  isLocked: false,
});
